import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { AnyResource } from '../../resources/defineResource';
import { MIGRATIONS } from './migrations';
import { tablesOf } from './tables';

type Snapshot = ReturnType<typeof generateDrizzleJson>;

/** The statements that lead from a snapshot (null: nothing) to the tables of `resources`, and the snapshot after them. */
export async function diffTables(before: unknown, resources: readonly AnyResource[]) {
  const previous = (before as Snapshot | null) ?? generateDrizzleJson({});
  const snapshot = generateDrizzleJson(tablesOf(resources), previous.id);
  return { snapshot, statements: await generateMigration(previous, snapshot) };
}

/** Writes the next migration file for what the declarations changed since the last; null when nothing did. */
export async function writeMigration(name: string, resources: readonly AnyResource[], folder = MIGRATIONS) {
  mkdirSync(folder, { recursive: true });
  const snapshotFile = join(folder, 'snapshot.json');
  const before = existsSync(snapshotFile) ? JSON.parse(readFileSync(snapshotFile, 'utf8')) : null;
  const { snapshot, statements } = await diffTables(before, resources);
  if (statements.length === 0) return null;
  const number = readdirSync(folder).filter((file) => file.endsWith('.sql')).length + 1;
  const file = `${String(number).padStart(4, '0')}_${name}.sql`;
  writeFileSync(join(folder, file), `${statements.join('\n--> statement-breakpoint\n')}\n`);
  writeFileSync(snapshotFile, `${JSON.stringify(snapshot, null, 1)}\n`);
  return file;
}
