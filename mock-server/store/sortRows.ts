import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import type { Query } from '../../server/store/Store';
import type { StoredRow } from './Collections';
import { fieldAt } from './matchesWhere';
import { compareValues } from './storedValue';

const BY_AGE = { path: 'dateCreated', ascending: true };

/** Returns the rows in order: as in PostgreSQL, null is larger than anything, and the id, in the same direction, breaks ties. */
export function sortRows(resource: AnyResource, rows: readonly StoredRow[], sort: Query['sort'] = BY_AGE): StoredRow[] {
  fieldAt(resource, sort.path);
  const direction = sort.ascending ? 1 : -1;
  return [...rows].sort(
    (a, b) =>
      direction *
      (withNulls(valueAt(a, sort.path), valueAt(b, sort.path)) || compareValues(String(a.id), String(b.id))),
  );
}

function withNulls(a: unknown, b: unknown): number {
  const [aIsNull, bIsNull] = [a ?? null, b ?? null].map((value) => value === null);
  if (aIsNull || bIsNull) return Number(aIsNull) - Number(bIsNull);
  return compareValues(a, b);
}
