import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/store/Database';
import { openMigratedDatabase } from '../support/databases';

let database: Database;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database?.close());

const WANTED = 'SELECT key FROM counters WHERE key = ANY($1)';

const prepared = async (values: readonly string[]): Promise<boolean> =>
  database.transaction(async (tx) => {
    expect(await tx.query(WANTED, [values])).toHaveLength(1);
    const found = await tx.query('SELECT name FROM pg_prepared_statements WHERE statement = $1', [WANTED]);
    return found.length > 0;
  });

it('plans a statement with a long list of values each time, so that PostgreSQL hashes them', async () => {
  const [first] = await database.query('SELECT key FROM counters LIMIT 1');
  const key = String(first?.key);
  expect(await prepared([key, ...Array.from({ length: 49 }, (_, at) => `none-${at}`)])).toBe(false);
  expect(await prepared([key, ...Array.from({ length: 48 }, (_, at) => `none-${at}`)])).toBe(true);
});
