import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { AS_NOBODY, accountHere } from '../../server/store/embedded/account';

const made: string[] = [];

/** Removes the folders of a file's tests: `tests/embedded/setup.ts`. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) {
    // Stops a server that a killed process has left running.
    const file = join(folder, 'postgres/data/postmaster.pid');
    const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
    if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Creates a folder for a test's database, which is removed after the file's tests. */
export function ownFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'kitara-embedded-'));
  made.push(folder);
  return folder;
}

/** Returns the rows of one statement over a new connection. */
export async function ask<T extends object>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns the process id of the PostgreSQL at a URL. */
export async function processOf(url: string): Promise<number> {
  const [row] = await ask<{ pid: number }>(
    url,
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
  );
  return row?.pid ?? 0;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export const isRoot = process.getuid?.() === 0;
/** True if PostgreSQL runs in a user namespace of root here. */
export const hasNamespaces = isRoot && accountHere() !== AS_NOBODY;
