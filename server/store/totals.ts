import type { AnyResource, FlatField } from '../../resources/language/defineResource';
import { columnName, tableName } from './columns';
import type { Filter } from './Store';
import type { Statement } from './statements';

/**
 * Totals that are maintained instead of counted. The fields of a list that are filters with a closed list of values, and whether
 * another record has replaced a record, divide its records into cells. Triggers maintain the number of records in each cell, in the transaction that changes them. A total for
 * such filters is then the sum of some cells, exact at any size. Each database session writes to its own slot (sessions 64 apart
 * share one), so that writers do not wait for each other.
 */
const SLOTS = 64;

/** Returns the fields whose values make up a cell; none for a resource without a list. */
const closedFilters = ({ access, leaves }: AnyResource): readonly FlatField[] =>
  access?.list
    ? leaves.filter(({ field }) => field.filter && (field.kind === 'oneOf' || field.kind === 'boolean'))
    : [];

/** Returns the cell of a row as SQL, or null for a resource without maintained totals. */
export function totalsCell(resource: AnyResource): string | null {
  if (!resource.access?.list) return null;
  const { replacedBy } = resource;
  const values = closedFilters(resource).map(({ path }) => `"${columnName(path)}"::text`);
  if (replacedBy !== undefined) values.push(`("${columnName(replacedBy)}" IS NULL)::text`);
  return `ARRAY[${values.join(', ')}]::text[]`;
}

/** Builds a query for the total of the conditions from the cells. Returns null if a condition is not about a closed filter. */
export function totalSql(resource: AnyResource, { where = [], within, search }: Filter): Statement | null {
  if (within || search?.trim() || !resource.access?.list) return null;
  const places = closedFilters(resource).map(({ path }) => path);
  const parameters: unknown[] = [tableName(resource)];
  const clauses = where.map((condition) => {
    if (condition.path === resource.replacedBy)
      return 'isNull' in condition
        ? `cell[${places.length + 1}] = $${parameters.push(String(condition.isNull))}`
        : null;
    const place = places.indexOf(condition.path) + 1;
    if (place === 0) return null;
    if ('in' in condition && !condition.anyCase)
      return `cell[${place}] = ANY($${parameters.push(condition.in.map(String))}::text[])`;
    return 'isNull' in condition ? `cell[${place}] IS ${condition.isNull ? '' : 'NOT '}NULL` : null;
  });
  if (clauses.includes(null)) return null;
  const text = ['SELECT coalesce(sum(total), 0)::bigint AS total FROM record_totals WHERE table_name = $1', ...clauses];
  return { text: text.join(' AND '), parameters };
}

const UPSERT = 'ON CONFLICT (table_name, cell, slot) DO UPDATE SET total = record_totals.total + EXCLUDED.total';

/** The statements that create what all tables' totals need, once. */
export const TOTALS_FOUNDATION = [
  `CREATE TABLE record_totals (
  table_name text NOT NULL,
  cell text[] NOT NULL,
  slot integer NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (table_name, cell, slot)
);`,
  `CREATE FUNCTION keep_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cell text := TG_ARGV[0];
  changed text := concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN format('SELECT %s AS cell, 1 AS n FROM new_rows', cell) END,
    CASE WHEN TG_OP <> 'INSERT' THEN format('SELECT %s AS cell, -1 AS n FROM old_rows', cell) END);
BEGIN
  EXECUTE format('INSERT INTO record_totals (table_name, cell, slot, total)
    SELECT %L, cell, pg_backend_pid() %% ${SLOTS}, sum(n) FROM (%s) changed GROUP BY cell HAVING sum(n) <> 0
    ${UPSERT}', TG_TABLE_NAME, changed);
  RETURN NULL;
END $$;`,
  `CREATE FUNCTION begin_totals(tab text, cell text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event text;
  rows jsonb := '{"INSERT": "NEW TABLE AS new_rows", "DELETE": "OLD TABLE AS old_rows",
    "UPDATE": "NEW TABLE AS new_rows OLD TABLE AS old_rows"}';
BEGIN
  FOR event IN SELECT jsonb_object_keys(rows) LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION keep_totals(%L)',
      tab || '_totals_' || lower(event), event, tab, rows->>event, cell);
  END LOOP;
  DELETE FROM record_totals WHERE table_name = tab;
  EXECUTE format('INSERT INTO record_totals SELECT %L, %s, 0, count(*) FROM %I GROUP BY 2', tab, cell, tab);
END $$;`,
];

/** Starts maintaining a table's totals, or starts again after its cells have changed. */
export const beginTotals = (table: string, cell: string): string => `SELECT begin_totals('${table}', '${cell}');`;
