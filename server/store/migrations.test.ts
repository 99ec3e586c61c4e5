import { expect, it } from 'vitest';
import type { Database, Row, Sql } from './Database';
import { applyMigrations, ensureExtension, migrationNames } from './migrations';

/** Returns a database that has the extension, offers it, or refuses to create it. */
function database({ has = false, offers = true, code = '' }): { sql: Sql; asked: string[] } {
  const asked: string[] = [];
  const query = async (text: string): Promise<Row[]> => {
    asked.push(text);
    if (text.includes('pg_available_extensions')) return offers ? [{}] : [];
    if (text.includes('pg_extension')) return has ? [{}] : [];
    if (code) throw Object.assign(new Error('refused'), { code });
    return [];
  };
  return { sql: { query }, asked };
}

it('creates an extension if the server offers it, and leaves an existing one unchanged', async () => {
  const missing = database({});
  await ensureExtension(missing.sql, 'pg_trgm');
  expect(missing.asked.at(-1)).toBe('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  const present = database({ has: true });
  await ensureExtension(present.sql, 'pg_trgm');
  expect(present.asked).toHaveLength(1);
});

it('says what to do if the server lacks the extension, or does not let us create it', async () => {
  await expect(ensureExtension(database({ offers: false }).sql, 'pg_trgm')).rejects.toThrow(
    'lacks the extension pg_trgm',
  );
  await expect(ensureExtension(database({ code: '42501' }).sql, 'pg_trgm')).rejects.toThrow(
    'may not create the extension pg_trgm',
  );
  await expect(ensureExtension(database({ code: '08006' }).sql, 'pg_trgm')).rejects.toThrow('refused');
});

/**
 * Returns a database whose exclusive transactions end with these codes, one after the other, before they are done. The first one
 * only begins.
 */
function inTheWay(codes: readonly string[]): Database {
  const left = [...codes];
  const { sql } = database({ has: true });
  let began = false;
  const exclusively: Database['exclusively'] = async (work) => {
    const code = began ? left.shift() : undefined;
    began = true;
    if (code) throw Object.assign(new Error('ended'), { code });
    return work(sql);
  };
  return { exclusively } as Database;
}

it.each(['40P01', '55P03'])('a migration that %s ends is retried', async (code) => {
  expect(await applyMigrations(inTheWay([code, code]), undefined, 0)).toEqual(migrationNames());
});

it('a migration is abandoned after a minute of conflicts, or at once if it is faulty', async () => {
  await expect(applyMigrations(inTheWay(Array(60).fill('40P01')), undefined, 0)).rejects.toThrow('another session');
  await expect(applyMigrations(inTheWay(['42601']), undefined, 0)).rejects.toThrow('ended');
});
