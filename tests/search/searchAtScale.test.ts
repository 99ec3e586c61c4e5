import { afterAll, beforeAll, expect, it } from 'vitest';
import { resourceNamed } from '../../resources';
import { SEARCHABLE_RESOURCES } from '../../resources/search/globalSearch';
import { prepareStore } from '../../server/prepare';
import { interpretSearchTerm, type Look } from '../../server/rules/interpretSearchTerm';
import type { Database } from '../../server/store/Database';
import { idsSql } from '../../server/store/ids';
import { fillForSearch } from '../support/commandBoxRows';
import { openFreshDatabase } from '../support/databases';
import { START } from '../support/start';

const ACCOUNTS = 5_000;

let database: Database;
beforeAll(async () => {
  database = await openFreshDatabase();
  await prepareStore(database, false, START);
  await fillForSearch(database, ACCOUNTS);
});
afterAll(() => database?.close());

const TYPED = ['0771 234 567', '07712', 'KF-100123', '123', 'grace', 'grace nak', 'g', 'QK12AB34', 'hwtc1', 'RCT 45'];

async function planOf(typed: string, isWanted: (look: Look) => boolean) {
  const looks = SEARCHABLE_RESOURCES.flatMap((resource) =>
    interpretSearchTerm(resource, typed, 2026)
      .filter(isWanted)
      .map(({ where }) => ({ resource, where, limit: 5 })),
  );
  expect(looks).not.toEqual([]);
  const { text, parameters } = idsSql(looks, resourceNamed);
  return (await database.query(`EXPLAIN ${text}`, parameters)).map((row) => String(row['QUERY PLAN'])).join('\n');
}

it.each(TYPED)('possible meanings of "%s" are found by indexes alone', async (typed) => {
  const plan = await planOf(typed, () => true);
  expect(plan).not.toMatch(/Seq Scan on (accounts|clients|payments|devices)\b/);
});

it.each(['g', 'grace', 'aisha'])(
  'people whose names start with "%s" are read from an index in order',
  async (typed) => {
    const plan = await planOf(typed, ({ by }) => by === null);
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Sort/);
  },
);
