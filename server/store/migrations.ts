import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './Database';

/** Committed migrations: `0001_name.sql`, and `snapshot.json`, the tables after the last one. */
export const MIGRATIONS = join(process.cwd(), 'server/store/migrations');

/** Brings the database to the last committed migration; processes that start together wait for each other. */
export async function applyMigrations(database: Database, folder = MIGRATIONS): Promise<string[]> {
  return database.exclusively(async (sql) => {
    await sql.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await sql.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = new Set((await sql.query('SELECT name FROM schema_migrations')).map((row) => row.name));
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    const waiting = files.filter((file) => !applied.has(file)).sort();
    for (const file of waiting) {
      for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint')) {
        await sql.query(statement);
      }
      await sql.query('INSERT INTO schema_migrations (name) VALUES ($1)', [file]);
    }
    return waiting;
  });
}
