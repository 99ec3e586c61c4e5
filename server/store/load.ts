import { type AnyResource, defaultOf, valueAt } from '../../resources/language/defineResource';
import { columnName, columnsOf, tableName } from './columns';
import type { Statement } from './statements';

/**
 * Builds an INSERT of many records from one JSON parameter. With one parameter for each value, planning would take PostgreSQL
 * longer than writing.
 */
export function loadSql(resource: AnyResource, records: readonly object[]): Statement {
  const columns = columnsOf(resource).map(({ path, field }) => ({
    ...{ path, name: columnName(path), preset: defaultOf(field) },
  }));
  // A column that is missing from a row is null, so nulls need not be written and parsed.
  const rows = records.map((record) => {
    const row: Record<string, unknown> = {};
    for (const { name, path, preset } of columns) {
      const value = valueAt(record, path) ?? preset;
      if (value !== undefined && value !== null) row[name] = value;
    }
    return row;
  });
  const table = tableName(resource);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const text = `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1)`;
  return { text, parameters: [JSON.stringify(rows)] };
}
