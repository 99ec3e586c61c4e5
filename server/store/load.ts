import { type AnyResource, defaultOf, valueAt } from '../../resources/language/defineResource';
import { columnName, columnsOf, tableName } from './columns';
import type { Statement } from './statements';

/**
 * Builds an INSERT of many records from one JSON parameter. With one parameter for each value, planning would take PostgreSQL
 * longer than writing.
 */
export function loadSql(resource: AnyResource, records: readonly object[]): Statement {
  const columns = columnsOf(resource).map((leaf) => ({ ...leaf, name: columnName(leaf.path) }));
  const rows = records.map((record) =>
    Object.fromEntries(columns.map(({ name, path, field }) => [name, valueAt(record, path) ?? defaultOf(field)])),
  );
  const table = tableName(resource);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const text = `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1)`;
  return { text, parameters: [JSON.stringify(rows)] };
}
