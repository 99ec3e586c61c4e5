import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldSearchText, SEARCH_FOLDING } from '../../contract/searchText';
import type { Database } from '../../server/store/Database';
import { openMigratedDatabase } from '../support/databases';

let database: Database;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database?.close());

const ASCII = String.fromCharCode(...Array.from({ length: 127 }, (_, at) => at + 1));
const TEXTS = [
  ASCII,
  `${ASCII}é`,
  SEARCH_FOLDING.from,
  'Café Ntinda (Plot 4)',
  "O'Brien, J.",
  'Ñamuli \u200bÅsa',
  '安全 Ltd.',
];

it('the database folds searched texts as foldSearchText does, in ASCII and beyond', async () => {
  for (const text of TEXTS) {
    const sql = `INSERT INTO building_types (id, date_created, date_updated, name)
      VALUES (gen_random_uuid(), now(), now(), $1) RETURNING search_text`;
    const [row] = await database.query(sql, [text]);
    expect(row?.search_text, text).toBe(foldSearchText(text));
  }
});
