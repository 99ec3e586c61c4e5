import { tagKey } from '../../contract/tags';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import type { Field, Polygon } from '../../resources/language/kinds';
import type { Renewal } from '../../resources/language/renewal';
import { groupedBy } from '../../server/demo/checks/Records';
import { columnsOf } from '../../server/store/columns';
import type { Condition, GeoPoint } from '../../server/store/Store';
import { renewalOf } from '../../server/subscriptions/rules/renewals';
import type { StoredRow } from './Collections';
import { compareValues, storedValue } from './storedValue';

export type Matches = (row: StoredRow) => boolean;

/** Returns a test whether a row of `rows` fulfils all conditions; as in SQL, null fulfils none except `isNull` and `isNot`. */
export function matchesWhere(
  resource: AnyResource,
  where: readonly Condition[] = [],
  rows: readonly StoredRow[] = [],
): Matches {
  const tests = where.map((condition) =>
    'renewals' in condition
      ? matchesRenewal(resource, condition.renewals, rows)
      : matchesOne(fieldAt(resource, condition.path), condition),
  );
  return (row) => tests.every((test) => test(row));
}

function matchesRenewal(
  { name, succession }: AnyResource,
  renewals: readonly Renewal[],
  rows: readonly StoredRow[],
): Matches {
  if (!succession) throw new Error(`${name} declares no succession.`);
  const { line, paid, ended, refunded } = succession;
  const textAt = (row: StoredRow, path: string) => (valueAt(row, path) ?? null) as string | null;
  const kept = rows.filter((row) => textAt(row, refunded) === null && textAt(row, paid) !== null);
  const lines = groupedBy(kept, (row) => textAt(row, line));
  return (row) => {
    const [end, paidAt] = [textAt(row, ended), textAt(row, paid)];
    if (end === null) return false;
    const moments = (lines.get(String(textAt(row, line))) ?? []).map((each) => String(textAt(each, paid))).sort();
    const next = paidAt === null ? undefined : moments.find((moment) => moment > paidAt);
    return renewals.includes(renewalOf(end, next ?? null));
  };
}

function matchesOne(field: Field, condition: Exclude<Condition, { renewals: unknown }>): Matches {
  const at = (row: StoredRow) => valueAt(row, condition.path) ?? null;
  if ('around' in condition) return (row) => boxHolds(at(row) as Polygon | null, condition.around);
  if ('begins' in condition) {
    const beginning = condition.begins.toLowerCase();
    return (row) => at(row) !== null && lowerAt(row, condition.path).startsWith(beginning);
  }
  if ('isNull' in condition) return (row) => (at(row) === null) === condition.isNull;
  if ('isNot' in condition) {
    const unwanted = storedValue(field, condition.isNot);
    return (row) => at(row) === null || storedValue(field, at(row)) !== unwanted;
  }
  if ('in' in condition && field.kind === 'tags') {
    const wanted = new Set(condition.in.map((tag) => tagKey(String(tag))));
    return (row) => ((at(row) ?? []) as string[]).some((tag) => wanted.has(tagKey(tag)));
  }
  if ('in' in condition && condition.anyCase) {
    const wanted = condition.in.map((value) => String(value).toLowerCase());
    return (row) => at(row) !== null && wanted.includes(String(at(row)).toLowerCase());
  }
  if ('in' in condition) {
    const wanted = new Set(condition.in.map((value) => storedValue(field, value)));
    return (row) => at(row) !== null && wanted.has(storedValue(field, at(row)));
  }
  const [from, before] = [condition.from, condition.before].map((bound) => storedValue(field, bound));
  return (row) => {
    const value = at(row);
    if (value === null) return from === null && before === null;
    const stored = storedValue(field, value);
    return (
      (from === null || compareValues(stored, from) >= 0) && (before === null || compareValues(stored, before) < 0)
    );
  };
}

/** Returns the text at a path in lower case. */
export const lowerAt = (row: StoredRow, path: string): string => String(valueAt(row, path) ?? '').toLowerCase();

/** Returns whether the bounding box of a polygon's outer ring contains a point. */
function boxHolds(polygon: Polygon | null, { longitude, latitude }: GeoPoint): boolean {
  const ring = polygon?.coordinates[0] ?? [];
  const holds = (axis: 0 | 1, at: number) =>
    ring.some((corner) => corner[axis] <= at) && ring.some((corner) => corner[axis] >= at);
  return holds(0, longitude) && holds(1, latitude);
}

/** Returns the field at a path. Throws if it is not declared, since such a query is a bug. */
export function fieldAt(resource: AnyResource, path: string): Field {
  const leaf = columnsOf(resource).find((each) => each.path === path);
  if (!leaf) throw new Error(`${resource.name} declares no field "${path}".`);
  return leaf.field;
}
