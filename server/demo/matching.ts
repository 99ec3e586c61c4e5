import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import type { ResourceByName } from '../../resources/language/resourceLookup';
import type { RowScope } from '../../resources/language/rowScope';
import type { Condition, Query } from '../store/Store';
import type { DemoRow } from './Rows';

type Matches = (row: DemoRow) => boolean;
type Value = string | number | boolean;

/**
 * Returns a function that tests whether a row meets a condition. As in SQL, null meets none but `isNull`. Moments and days are
 * compared as texts.
 */
export function matches(condition: Condition): Matches {
  const { path } = condition;
  const at = (row: DemoRow) => (valueAt(row, path) ?? null) as Value | null;
  if ('around' in condition) throw new Error('The simulation looks for no polygons.');
  if ('renewals' in condition) throw new Error('The simulation looks for no renewals.');
  if ('begins' in condition) throw new Error('The simulation looks for no beginnings.');
  if ('isNull' in condition) return (row) => (at(row) === null) === condition.isNull;
  if ('isNot' in condition) return (row) => at(row) !== condition.isNot;
  if ('in' in condition) {
    const wanted = new Set(condition.in);
    return (row) => wanted.has(at(row) as Value);
  }
  const { from, before } = condition;
  return (row) => {
    const value = at(row);
    return value !== null && (from === undefined || value >= from) && (before === undefined || value < before);
  };
}

/** Returns a function that tests whether a row is in the row scope. */
export function demoRowMatcher(
  resource: AnyResource,
  within: RowScope,
  named: ResourceByName,
  rowsOf: (resource: AnyResource) => readonly DemoRow[],
): Matches {
  const ways = within.map((way): Matches => {
    if ('in' in way) {
      const { unless, ...condition } = way;
      const isOne = matches(condition);
      return unless ? (row) => isOne(row) && (valueAt(row, unless) ?? null) === null : isOne;
    }
    if ('isSet' in way) return (row) => (valueAt(row, way.path) ?? null) !== null;
    const target = named(resource.leaves.find(({ path }) => path === way.path)?.field.to ?? '');
    const isIn = demoRowMatcher(target, way.within, named, rowsOf);
    const ids = new Set(rowsOf(target).flatMap((row) => (isIn(row) ? [row.id] : [])));
    return (row) => ids.has(String(valueAt(row, way.path)));
  });
  return (row) => ways.some((each) => each(row));
}

/** Sorts rows as requested, with nulls last. Default: oldest first. */
export function sorted(
  rows: readonly DemoRow[],
  sort: Query['sort'] = { path: 'dateCreated', ascending: true },
): DemoRow[] {
  const direction = sort.ascending ? 1 : -1;
  const at = (row: DemoRow) => (valueAt(row, sort.path) ?? '\uffff') as Value;
  return [...rows].sort((a, b) => direction * (compare(at(a), at(b)) || compare(a.id, b.id)));
}

const compare = (a: Value, b: Value) => (a < b ? -1 : Number(a > b));
