import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/store/Database';
import { TIMEOUTS } from '../../server/store/verifyConnection';
import { openFreshDatabase } from '../support/databases';

let database: Database;
/** A database connection that waits only half a second for an answer. */
let hasty: Database;

beforeAll(async () => {
  database = await openFreshDatabase();
  // Checked slowly at the end of the transaction, like the ledger.
  await database.query(`
    CREATE TABLE checked (id int);
    CREATE FUNCTION check_slowly() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER check_slowly AFTER INSERT ON checked
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_slowly()`);
  const { statement } = TIMEOUTS;
  TIMEOUTS.statement = -4_500;
  hasty = openDatabase(database.url, 2);
  TIMEOUTS.statement = statement;
});
afterAll(async () => {
  await hasty?.close();
  await database?.close();
});

it('only exclusive work such as preparing the database waits for checks at the end of the transaction', async () => {
  await expect(hasty.transaction((sql) => sql.query('INSERT INTO checked VALUES (1)'))).rejects.toThrow('timeout');
  await hasty.exclusively((sql) => sql.query('INSERT INTO checked VALUES (2)'));
  expect(await database.query('SELECT id FROM checked WHERE id = 2')).toHaveLength(1);
});
