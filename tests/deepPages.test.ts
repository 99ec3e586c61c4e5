import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInFailures } from '../resources/catalogue/systemTables';
import { applyMigrations } from '../server/store/migrations';
import { createPostgresStore } from '../server/store/PostgresStore';
import type { Store } from '../server/store/Store';
import { openFreshDatabase } from './databases';
import { START } from './start';

const TOTAL = 2_345;

/** Many records of the same moment, so that only the id orders them. */
const failures = Array.from({ length: TOTAL }, (_, i) => {
  const moment = new Date(START.getTime() + Math.floor(i / 7) * 1_000).toISOString();
  const id = `00000000-0000-7000-8000-${String((i * 7_919) % 1_000_000).padStart(12, '0')}`;
  return { id, username: `name ${i % 10}`, dateCreated: moment, dateUpdated: moment };
});

describe('pages deep in a list', () => {
  let store: Store;
  beforeAll(async () => {
    const database = await openFreshDatabase();
    await applyMigrations(database);
    store = createPostgresStore(database);
    await store.insert(signInFailures, failures);
  });
  afterAll(() => store.close());

  it.each([true, false])('contain the same records as the whole list, ascending: %s', async (ascending) => {
    const sort = { path: 'dateCreated', ascending } as const;
    const whole = (await store.find(signInFailures, { sort })).map(({ id }) => id);
    expect(whole).toHaveLength(TOTAL);
    for (const offset of [0, 10, 999, 1_000, 1_172, 1_173, 2_000, 2_340, 2_344, 2_345, 9_000]) {
      const { records, totalRecords } = await store.list(signInFailures, { sort, offset, limit: 10 });
      expect(
        records.map(({ id }) => id),
        `offset ${offset}`,
      ).toEqual(whole.slice(offset, offset + 10));
      expect(totalRecords).toBe(TOTAL);
    }
  });

  it('of a filtered list contain the filter’s records, whatever was written meanwhile', async () => {
    const where = [{ path: 'username', in: ['name 3', 'name 4', 'name 5', 'name 6', 'name 7'] }] as const;
    const whole = async () => (await store.find(signInFailures, { where })).map(({ id }) => id);
    const page = async (offset: number) =>
      (await store.list(signInFailures, { where, offset, limit: 10 })).records.map(({ id }) => id);
    for (const offset of [1_000, 1_100]) expect(await page(offset)).toEqual((await whole()).slice(offset, offset + 10));
    const [first = ''] = await whole();
    await store.remove(signInFailures, first);
    for (const offset of [1_000, 1_100]) expect(await page(offset)).toEqual((await whole()).slice(offset, offset + 10));
  });
});
