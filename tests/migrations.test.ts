import { expect, it } from 'vitest';
import { storedResources } from '../resources';
import type { Database } from '../server/store/Database';
import { diffTables } from '../server/store/migrationDiff';
import { applyMigrations } from '../server/store/migrations';
import { openFreshDatabase } from './databases';

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
