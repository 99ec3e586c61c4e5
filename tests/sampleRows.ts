import type { Database, Row } from '../server/store/Database';

/** A few rows of each table by its name, together with the rows to which they refer. */
export type Sample = Map<string, Row[]>;

/** The number of rows per table. */
const ROWS = 3;

const REFERENCES = `SELECT t.relname AS "table", a.attname AS "column", r.relname AS target
  FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class r ON r.oid = c.confrelid
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1] WHERE c.contype = 'f'`;
const TABLES = `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id'`;

export async function sampleOf(database: Database): Promise<Sample> {
  const references = (await database.query(REFERENCES)) as { table: string; column: string; target: string }[];
  const taken = new Map<string, Map<unknown, Row>>();
  const take = async (table: string, rows: readonly Row[]): Promise<void> => {
    const known = taken.get(table) ?? new Map();
    taken.set(table, known);
    const added = rows.filter(({ id }) => !known.has(id));
    for (const row of added) known.set(row.id, row);
    for (const { column, target } of references.filter((each) => each.table === table)) {
      const ids = added.flatMap((row) => (row[column] ? [row[column]] : []));
      if (ids.length) await take(target, await rowsOf(database, target, 'WHERE id = ANY($1::uuid[])', [ids]));
    }
  };
  for (const { name } of await database.query(TABLES))
    await take(String(name), await rowsOf(database, String(name), `ORDER BY id DESC LIMIT ${ROWS}`, []));
  return new Map([...taken].map(([table, rows]) => [table, [...rows.values()]]));
}

const rowsOf = async (database: Database, table: string, which: string, values: unknown[]) =>
  (await database.query(`SELECT to_jsonb(t) AS row FROM "${table}" t ${which}`, values)).map(({ row }) => row as Row);

const COLUMNS = `SELECT table_name AS "table", array_agg(column_name::text) AS columns,
    array_agg(column_name::text) FILTER (WHERE is_nullable = 'NO') AS needed
  FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'NEVER' GROUP BY 1`;
/** Recounts kept totals, which are wrong after rows were inserted without triggers. */
const COUNT_AGAIN = `SELECT begin_totals(t.name, t.cell) FROM (
    SELECT DISTINCT c.relname::text AS name, replace(encode(t.tgargs, 'escape'), '\\000', '') AS cell
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'keep_totals') t`;

/**
 * Fills an earlier version's tables with the values of newer rows that they can store; returns those rows. Foreign keys are not
 * checked, so that the order does not matter.
 */
export function fill(database: Database, sample: Sample): Promise<Sample> {
  return database.transaction(async (tx) => {
    await tx.query('SET LOCAL session_replication_role = replica');
    const tables = (await tx.query(COLUMNS)) as { table: string; columns: string[]; needed: string[] | null }[];
    const filled: Sample = new Map();
    for (const { table, columns, needed } of tables) {
      const known = (sample.get(table) ?? []).filter((row) => (needed ?? []).every((name) => row[name] !== null));
      if (known.length === 0) continue;
      const names = columns.map((name) => `"${name}"`).join(', ');
      await tx.query(
        `INSERT INTO "${table}" (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
        [JSON.stringify(known)],
      );
      filled.set(
        table,
        known.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))),
      );
    }
    const [hasTotals] = await tx.query(`SELECT 1 FROM pg_proc WHERE proname = 'begin_totals'`);
    if (hasTotals) await tx.query(COUNT_AGAIN);
    return filled;
  });
}

/** Returns a line for each row that is missing or has changed. */
export async function missingOf(database: Database, filled: Sample): Promise<string[]> {
  const lost: string[] = [];
  for (const [table, rows] of filled)
    for (const row of rows) {
      const found = await database.query(`SELECT 1 FROM "${table}" t WHERE id = $1 AND to_jsonb(t) @> $2::jsonb`, [
        row.id,
        JSON.stringify(row),
      ]);
      if (found.length !== 1) lost.push(`${table} ${row.id}`);
    }
  return lost;
}
