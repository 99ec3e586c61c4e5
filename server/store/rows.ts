import { type AnyResource, defaultOf, setAt, valueAt } from '../../resources/language/defineResource';
import { columnName, columnsOf, toParameter } from './columns';
import type { Row } from './Database';

/** Converts a row of the resource's table to its record, or to these fields of it, and reassembles groups. */
export function toRecord(resource: AnyResource, row: Row, fields?: readonly string[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const { path } of columnsOf(resource, fields)) {
    const value = row[columnName(path)] ?? null;
    if (path.includes('.')) setAt(record, path, value);
    else record[path] = value;
  }
  return record;
}

/** Returns the column names and parameters of the fields in `changes`. A group counts as its fields. */
export function toChanges(resource: AnyResource, changes: object): { names: string[]; parameters: unknown[] } {
  const given = columnsOf(resource).filter(({ path }) => valueAt(changes, path) !== undefined);
  return {
    names: given.map(({ path }) => `"${columnName(path)}"`),
    parameters: given.map(({ path, field }) => toParameter(field, valueAt(changes, path))),
  };
}

/** Returns the names of all columns and, for each record, their parameters: its value, or the field's default, or null. */
export function toInsert(resource: AnyResource, records: readonly object[]) {
  const columns = columnsOf(resource);
  return {
    names: columns.map(({ path }) => `"${columnName(path)}"`),
    rows: records.map((record) =>
      columns.map(({ path, field }) => toParameter(field, valueAt(record, path) ?? defaultOf(field))),
    ),
  };
}
