import { openConfigured } from '../../server/prepare';

/**
 * When the journeys begin: a Tuesday, 10:40 in Kampala. Demo data depends on the day and the hour at which it is made, so the
 * product, its database, the browser and the tests all begin here, and time then passes as it does.
 */
const MORNING = Date.parse('2026-11-17T07:40:00.000Z');

/** Milliseconds by which a clock is moved that is to show MORNING now. */
export const offsetFromNow = (): number => MORNING - Date.now();

/** Moves `Date` of the realm it runs in, once however often it is asked to. It is given to the browser and to the product's process as text, so it stands alone. */
export function moveClock(offset: number): void {
  if ('clockIsMoved' in globalThis) return;
  Object.assign(globalThis, { clockIsMoved: true });
  const RealDate = Date;
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** The call above as a program of its own. */
export const clockScript = (offset: number): string => `(${moveClock.toString()})(${offset});`;

/** Moves the clock of the database under this folder, which is made if need be; connections opened from then on go by it. */
export async function moveDatabaseClock(dataDir: string, offset: number): Promise<void> {
  const database = await openConfigured({ databaseUrl: null, dataDir });
  const [row] = await database.query('SELECT current_database() AS name');
  await database.query(`CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS $$ SELECT pg_catalog.clock_timestamp() + interval '${offset} milliseconds' $$`);
  // A schema that is named before pg_catalog is looked into first.
  await database.query(`ALTER DATABASE "${row?.name}" SET search_path = public, pg_catalog`);
  await database.close();
}
