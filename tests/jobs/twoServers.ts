import pg from 'pg';
import { createPostgresStore } from '../../server/store/PostgresStore';
import { ServerProcess } from '../payments/serverProcess';
import { todayDatabase } from '../support/templates';
import { serveOutside } from './outside';

const PACE = { RECONCILE_EVERY: '50', DELIVER_EVERY: '50', ACTIVATE_EVERY: '50', EXPIRE_EVERY: '50' };

/** Returns the management id of an account's ONU; the stand-in treats it as online. */
export const onuOf = (accountId: string) => `00259E-EG8145V5-${accountId.replaceAll('-', '')}0`;
const ONU_OF = (accountId: string) => `'00259E-EG8145V5-' || replace(${accountId}::text, '-', '') || '0'`;
/** Returns whether an ONU has a management id of the demo data: a server may have switched it before the scene was set. */
export const isDemoOnu = (managementId: string) => !/-[0-9a-f]{32}0$/.test(managementId);

/**
 * Every new customer has an ONU at once. The demo data's bonuses, waiting installations and claims are switched off, so that the
 * date of the test has no effect.
 */
const SCENE = `
  UPDATE bonus_rules SET active = false;
  UPDATE subscription_update_tasks SET status = 'FAILED', next_attempt_at = NULL WHERE next_attempt_at IS NOT NULL;
  UPDATE claims SET next_look_at = NULL WHERE next_look_at IS NOT NULL;
  UPDATE devices SET management_id = ${ONU_OF('account_id')} WHERE account_id IS NOT NULL;
  CREATE FUNCTION install() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO devices (id, date_created, date_updated, serial_number, model, management_id, state, account_id)
    VALUES (gen_random_uuid(), now(), now(), NEW.account_number, 'EG8145V5', ${ONU_OF('NEW.id')}, 'INSTALLED', NEW.id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER install AFTER INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION install()`;

/** Starts two servers at the same moment on one database with the same outside systems. */
export async function openTwoServers() {
  const database = await todayDatabase();
  const outside = await serveOutside('one', 'two');
  const start = (name: string) => ServerProcess.start({ DATABASE_URL: database.url, ...PACE, ...outside.envOf(name) });
  const [one, two] = await Promise.all([start('one'), start('two')]);
  const store = createPostgresStore(database.open(2));
  const connection = new pg.Client(database.url);
  await connection.connect();
  await connection.query(SCENE);
  outside.provider.dropIpns(true);
  const close = async () => {
    await Promise.all([one.kill(), two.kill()]);
    outside.close();
    await connection.end();
    await store.close();
    await database.drop();
  };
  /** Returns the rows of a query, independently of the servers. */
  const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await connection.query<T>(text, values)).rows;
  return { one, two, outside, store, sql, close };
}

export type TwoServers = Awaited<ReturnType<typeof openTwoServers>>;
