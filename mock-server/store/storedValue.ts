import { type AnyResource, defaultOf, setAt, valueAt } from '../../resources/language/defineResource';
import type { Field } from '../../resources/language/kinds';
import { COLUMN_TYPE, columnsOf } from '../../server/store/columns';
import type { StoredRow } from './Collections';

/** Returns the value in the file's form for the kind of field: moments in UTC, ids in lower case, JSON as a copy. */
export function storedValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (COLUMN_TYPE[field.kind]) {
    case 'timestamptz':
      return new Date(String(value)).toISOString();
    case 'uuid':
      return String(value).toLowerCase();
    case 'jsonb':
      return JSON.parse(JSON.stringify(value));
    case 'text':
    case 'date':
      return String(value);
    default:
      return value;
  }
}

/** Returns a new row: each field has the given value, else its default, else null. */
export function newRow(resource: AnyResource, given: object): StoredRow {
  const row: StoredRow = {};
  for (const { path, field } of columnsOf(resource)) {
    setAt(row, path, storedValue(field, valueAt(given, path) ?? defaultOf(field)));
  }
  return row;
}

/** Returns the row with `changes`; a group is changed field by field. */
export function changedRow(resource: AnyResource, row: StoredRow, changes: object): StoredRow {
  const changed = structuredClone(row);
  for (const { path, field } of columnsOf(resource)) {
    const value = valueAt(changes, path);
    if (value !== undefined) setAt(changed, path, storedValue(field, value));
  }
  return changed;
}

/** Compares two stored values of one field that are not null: numbers by size, texts by their characters, false before true. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  const [left, right] = [a, b] as [string, string];
  return left < right ? -1 : 1;
}
