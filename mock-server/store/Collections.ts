import { type AnyResource, setAt, valueAt } from '../../resources/language/defineResource';
import { COLUMN_TYPE, columnsOf } from '../../server/store/columns';

/** A record as stored in the file. */
export type StoredRow = Record<string, unknown>;

/** Every collection by its resource's listName. Never changed in place, so a copy of the outer object is a snapshot. */
export type Collections = Record<string, readonly StoredRow[]>;

/** The collections of the operations: those of the file, or a transaction's own copy. */
export interface Data {
  read(): Collections;
  replace(data: Collections): void;
}

/** Returns the resource's records; empty if the file has no such collection. */
export const rowsOf = (data: Collections, resource: AnyResource): readonly StoredRow[] => data[resource.listName] ?? [];

/** Returns a copy of a row as a record: every declared field, null if the file has no value. */
export function toMockRecord(resource: AnyResource, row: StoredRow): StoredRow {
  const record: StoredRow = {};
  for (const { path, field } of columnsOf(resource)) {
    const value = valueAt(row, path) ?? null;
    setAt(record, path, COLUMN_TYPE[field.kind] === 'jsonb' ? structuredClone(value) : value);
  }
  return record;
}
