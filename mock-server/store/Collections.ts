import { type AnyResource, setAt, valueAt } from '../../resources/language/defineResource';
import { COLUMN_TYPE, columnsOf } from '../../server/store/columns';

/** A record as it stands in the file. */
export type Row = Record<string, unknown>;

/** Every collection by its resource's listName. Never changed in place, so that a copy of the outer object is a snapshot. */
export type Collections = Record<string, readonly Row[]>;

/** The resource's records; none where the file has no such collection. */
export const rowsOf = (data: Collections, resource: AnyResource): readonly Row[] => data[resource.listName] ?? [];

/** A row as a record of the caller's own: every declared field, null where the file says nothing. */
export function toRecord(resource: AnyResource, row: Row): Row {
  const record: Row = {};
  for (const { path, field } of columnsOf(resource)) {
    const value = valueAt(row, path) ?? null;
    setAt(record, path, COLUMN_TYPE[field.kind] === 'jsonb' ? structuredClone(value) : value);
  }
  return record;
}
