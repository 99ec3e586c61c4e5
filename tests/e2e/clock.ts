import { openConfigured } from '../../server/prepare';

/**
 * The time at which the journeys start: a Tuesday, 10:40 in Kampala. Demo data depends on the day and hour at which it is
 * generated, so the product, its database, the browser and the tests all start at this time, which then passes normally.
 */
const MORNING = Date.parse('2026-11-17T07:40:00.000Z');

/** Returns the offset in milliseconds that makes a clock show MORNING now. */
export const offsetFromNow = (): number => MORNING - Date.now();

/**
 * Moves the `Date` of the current realm; later calls have no effect. The browser and the product's process receive this function
 * as text, so it must not use anything outside itself.
 */
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

/** The call of `moveClock` as a standalone script. */
export const clockScript = (offset: number): string => `(${moveClock.toString()})(${offset});`;

/**
 * Moves the clock of the database in this folder, which is created if needed, also once more. Connections opened from then on use
 * the moved clock.
 */
export async function moveDatabaseClock(dataDir: string, offset: number): Promise<void> {
  const database = await openConfigured({ databaseUrl: null, dataDir });
  const [row] = await database.query('SELECT current_database() AS name');
  await database.query(`CREATE OR REPLACE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS $$ SELECT pg_catalog.clock_timestamp() + interval '${offset} milliseconds' $$`);
  // PostgreSQL searches a schema that is listed before pg_catalog first.
  await database.query(`ALTER DATABASE "${row?.name}" SET search_path = public, pg_catalog`);
  await database.close();
}
