import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartRefused } from '../base/StartRefused';
import type { Database, Sql } from './Database';

/** The folder of committed migrations: `0001_name.sql`, and `snapshot.json`, the tables after the last one. */
export const MIGRATIONS = join(process.cwd(), 'server/store/migrations');

/** Returns the names of the migrations in a folder, in order. */
export const migrationNames = (folder = MIGRATIONS): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** Returns the names of the migrations that were applied to a database. */
const appliedMigrations = async (sql: Sql): Promise<string[]> =>
  (await sql.query('SELECT name FROM schema_migrations ORDER BY name')).map(({ name }) => String(name));

/** How often a migration is tried while others block it, and the pause in between, in milliseconds. */
const TRIES = 60;
const PAUSE = 1_000;

/**
 * Applies all missing migrations, each in a transaction of its own; processes that start together take turns. Returns the names
 * of those that it applied. Throws StartRefused if a newer version has migrated the database.
 */
export async function applyMigrations(database: Database, folder = MIGRATIONS, pause = PAUSE): Promise<string[]> {
  const names = migrationNames(folder);
  await database.exclusively(async (sql) => {
    await beginMigrations(sql);
    const newer = (await appliedMigrations(sql)).filter((name) => !names.includes(name));
    if (newer.length)
      throw new StartRefused(
        `The database was migrated by a newer version (${newer.join(', ')}). Start that version, or restore a backup.`,
      );
  });
  const applied: string[] = [];
  for (const name of names) if (await applyPatiently(database, folder, name, pause)) applied.push(name);
  return applied;
}

/** `pg_trgm` finds names; `pgcrypto` opens the secrets of access lines for FreeRADIUS. */
const EXTENSIONS = ['pg_trgm', 'pgcrypto'];

/** Creates what the first migration needs. */
export async function beginMigrations(sql: Sql): Promise<void> {
  for (const name of EXTENSIONS) await ensureExtension(sql, name);
  await sql.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
}

/** Creates an extension. Throws StartRefused if the server lacks it or does not let us create it. */
export async function ensureExtension(sql: Sql, name: string): Promise<void> {
  if ((await sql.query('SELECT 1 FROM pg_extension WHERE extname = $1', [name])).length > 0) return;
  const [offered] = await sql.query('SELECT 1 FROM pg_available_extensions WHERE name = $1', [name]);
  if (!offered)
    throw new StartRefused(
      `The PostgreSQL server lacks the extension ${name}. Install its contrib package, then start again.`,
    );
  try {
    await sql.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartRefused(
      `The database user may not create the extension ${name}. Let an administrator run CREATE EXTENSION ${name}, then start again.`,
    );
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** The codes of a lock that is not available, and of a deadlock that PostgreSQL resolved by undoing the migration. */
const IN_THE_WAY = ['55P03', '40P01'];

/** Applies a migration while others go on working: if they block it, it is undone and tried again later. */
async function applyPatiently(
  database: Database,
  folder: string,
  name: string,
  pause: number,
  tries = 1,
): Promise<boolean> {
  try {
    return await database.exclusively((sql) => apply(sql, folder, name));
  } catch (error) {
    if (!IN_THE_WAY.includes((error as { code?: string }).code ?? '')) throw error;
    if (tries === TRIES) throw new StartRefused(`Migration ${name} waits for a table that another session has locked.`);
  }
  await delay(pause);
  return applyPatiently(database, folder, name, pause, tries + 1);
}

async function apply(sql: Sql, folder: string, name: string): Promise<boolean> {
  if ((await appliedMigrations(sql)).includes(name)) return false;
  await runMigration(sql, name, folder);
  return true;
}

/** Runs a migration and records that it was applied. */
export async function runMigration(sql: Sql, name: string, folder = MIGRATIONS): Promise<void> {
  for (const statement of readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'))
    await sql.query(statement);
  await sql.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name]);
}
