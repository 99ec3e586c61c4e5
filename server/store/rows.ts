import { type AnyResource, defaultOf, setAt, valueAt } from '../../resources/language/defineResource';
import { columnName, columnsOf, toParameter } from './columns';
import type { Row } from './Database';

/** A row of the resource's table as the record it stands for, or as these fields of it: groups put together again. */
export function toRecord(resource: AnyResource, row: Row, fields?: readonly string[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const { path } of columnsOf(resource, fields)) {
    const value = row[columnName(path)] ?? null;
    if (path.includes('.')) setAt(record, path, value);
    else record[path] = value;
  }
  return record;
}

/** Column names and parameters of the fields that `changes` holds; a group counts as its fields. */
export function toChanges(resource: AnyResource, changes: object): { names: string[]; parameters: unknown[] } {
  const given = columnsOf(resource).filter(({ path }) => valueAt(changes, path) !== undefined);
  return {
    names: given.map(({ path }) => `"${columnName(path)}"`),
    parameters: given.map(({ path, field }) => toParameter(field, valueAt(changes, path))),
  };
}

/** Names of all columns, and of each record the parameters for them: its value, else the field's default, else null. */
export function toInsert(resource: AnyResource, records: readonly object[]) {
  const columns = columnsOf(resource);
  return {
    names: columns.map(({ path }) => `"${columnName(path)}"`),
    rows: records.map((record) =>
      columns.map(({ path, field }) => toParameter(field, valueAt(record, path) ?? defaultOf(field))),
    ),
  };
}
