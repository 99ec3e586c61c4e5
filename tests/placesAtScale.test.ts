import { afterAll, beforeAll, expect, it } from 'vitest';
import { coveragePlaces } from '../resources/coverage/coveragePlaces';
import type { Database } from '../server/store/Database';
import { applyMigrations } from '../server/store/migrations';
import { createPostgresStore } from '../server/store/PostgresStore';
import { similarSql } from '../server/store/similar';
import { openFreshDatabase } from './databases';
import { PLACES_AT_SCALE } from './placesAtScale';

const PLACES = 50_000;

let database: Database;
beforeAll(async () => {
  database = await openFreshDatabase();
  await applyMigrations(database);
  await database.query(PLACES_AT_SCALE, [PLACES]);
  await database.query('ANALYZE coverage_places');
});
afterAll(() => database?.close());

it.each(['ntin', 'bugolobi', 'kabalagara'])(
  'names like "%s" are found by the index, not by reading all',
  async (text) => {
    const { text: sql, parameters } = similarSql(coveragePlaces, [text], 8, ['id', 'name']);
    const plan = (await database.query(`EXPLAIN ${sql}`, parameters))
      .map((row) => String(row['QUERY PLAN']))
      .join('\n');
    expect(plan).toContain('coverage_places_similar');
    expect(plan).not.toMatch(/Seq Scan on coverage_places/);
  },
);

it('finds the place among 50,000 despite a wrong letter', async () => {
  const store = createPostgresStore(database);
  const [found] = await store.findSimilar(coveragePlaces, ['name'], ['Zirimuggulu'], 1);
  expect(found?.name).toBe('Zzirimugulu');
});
