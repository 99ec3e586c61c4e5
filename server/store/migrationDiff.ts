import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { AnyResource } from '../../resources/language/defineResource';
import { tableName } from './columns';
import { MIGRATIONS } from './migrations';
import { tablesOf } from './tables';
import { beginTotals, TOTALS_FOUNDATION, totalsCell } from './totals';

type Tables = ReturnType<typeof generateDrizzleJson>;
/** The result of the last migration: the tables, and the cell of each table with maintained totals. */
interface Snapshot {
  tables: Tables;
  cells: Record<string, string>;
}

/** Returns the statements that lead from a snapshot (null: nothing) to the tables of `resources`, and the resulting snapshot. */
export async function diffTables(before: unknown, resources: readonly AnyResource[]) {
  const previous = (before as Snapshot | null) ?? { tables: generateDrizzleJson({}), cells: {} };
  const tables = generateDrizzleJson(tablesOf(resources), previous.tables.id);
  const cells = cellsOf(resources);
  const statements = [
    ...withSearchLast(await generateMigration(previous.tables, tables)),
    ...totalsFrom(previous.cells, cells),
  ];
  return { snapshot: { tables, cells } satisfies Snapshot, statements };
}

const cellsOf = (resources: readonly AnyResource[]): Record<string, string> =>
  Object.fromEntries(
    resources.flatMap((resource) => {
      const cell = totalsCell(resource);
      return cell ? [[tableName(resource), cell]] : [];
    }),
  );

function totalsFrom(before: Record<string, string>, after: Record<string, string>): string[] {
  const foundation = Object.keys(before).length === 0 ? TOTALS_FOUNDATION : [];
  const changed = Object.entries(after).filter(([table, cell]) => before[table] !== cell);
  return [...foundation, ...changed.map(([table, cell]) => beginTotals(table, cell))];
}

const NEW_SEARCH = /^ALTER TABLE "(\w+)" ADD COLUMN "(search|similar)_text"/;

/**
 * Moves the creation of search texts after the columns that they use, and recreates their indexes after that, because the old
 * index was dropped with the old text.
 */
function withSearchLast(statements: string[]): string[] {
  const added = statements.filter((statement) => NEW_SEARCH.test(statement));
  const indexes = added.map((statement) => {
    const [, table, what] = NEW_SEARCH.exec(statement) ?? [];
    return `CREATE INDEX "${table}_${what}" ON "${table}" USING gin ("${what}_text" gin_trgm_ops);`;
  });
  const last = [...added, ...indexes];
  return [...statements.filter((statement) => !last.includes(statement)), ...last];
}

/** Writes the next migration file for the changes to the declarations since the last one. Returns null if there are none. */
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
