import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storedResources } from '../resources';
import type { Database } from '../server/store/Database';
import { diffTables } from '../server/store/migrationDiff';
import { applyMigrations, MIGRATIONS, migrationNames } from '../server/store/migrations';
import { openFreshDatabase } from './databases';

/** What a version that still serves would stumble over while a newer one migrates. */
const BREAKS_OLDER = [
  /\bDROP (TABLE|COLUMN)\b(?! "search_text")/,
  /\bRENAME\b/,
  /\bSET NOT NULL\b/,
  /\bSET DATA TYPE\b|\bALTER COLUMN "?\w+"? TYPE\b/,
  /\bADD COLUMN "?\w+"? (?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/,
];
/** The last migration from before processes of two versions served at once. */
const BEFORE = '0009_renewal_access.sql';

it.each([
  ['ALTER TABLE "payments" ADD COLUMN "note" text;', false],
  ['ALTER TABLE "payments" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;', false],
  ['ALTER TABLE "payments" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower("note")) STORED NOT NULL;', false],
  ['ALTER TABLE "payments" ADD COLUMN "note" text NOT NULL;', true],
  ['ALTER TABLE "payments" ALTER COLUMN "note" SET NOT NULL;', true],
  ['ALTER TABLE "payments" ALTER COLUMN "note" SET DATA TYPE bigint;', true],
  ['ALTER TABLE "payments" DROP COLUMN "note";', true],
  ['ALTER TABLE "payments" DROP COLUMN "search_text";', false],
  ['ALTER TABLE "payments" RENAME COLUMN "note" TO "remark";', true],
  ['DROP TABLE "payments";', true],
])('%s would break an older version: %s', (statement, breaks) => {
  expect(BREAKS_OLDER.some((pattern) => pattern.test(statement))).toBe(breaks);
});

it('no migration breaks the version before it, but those that say that none still serves', () => {
  const later = migrationNames().filter((name) => name > BEFORE);
  const breaking = later.filter((name) => {
    const text = readFileSync(join(MIGRATIONS, name), 'utf8');
    return !text.startsWith('-- contract:') && BREAKS_OLDER.some((pattern) => pattern.test(text));
  });
  expect(breaking).toEqual([]);
});

const SHAPE = `SELECT tablename || ': ' || indexdef AS line FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
  FROM information_schema.columns WHERE table_schema = 'public'`;

async function shapeOf(database: Database): Promise<unknown[]> {
  const lines = (await database.query(SHAPE)).map(({ line }) => String(line));
  return lines.filter((line) => !line.startsWith('schema_migrations')).sort();
}

it('the committed migrations, one after the other, make the very tables and indexes that the declarations ask for', async () => {
  const migrated = await openFreshDatabase();
  await applyMigrations(migrated);
  const made = await openFreshDatabase();
  await made.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  for (const statement of (await diffTables(null, storedResources)).statements) await made.query(statement);
  expect(await shapeOf(migrated)).toEqual(await shapeOf(made));
  await migrated.close();
  await made.close();
});
