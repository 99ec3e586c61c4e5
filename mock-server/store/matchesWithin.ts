import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import type { ResourceByName } from '../../resources/language/resourceLookup';
import type { RowScope } from '../../resources/language/rowScope';
import { type Collections, rowsOf } from './Collections';
import { fieldAt, type Matches, matchesWhere } from './matchesWhere';

/** Returns a test whether a row is in the row scope; without a scope, every row is. */
export function matchesWithin(
  data: Collections,
  resource: AnyResource,
  within: RowScope | undefined,
  named: ResourceByName,
): Matches {
  if (!within) return () => true;
  const ways = within.map((way): Matches => {
    if ('in' in way) {
      const { unless, ...condition } = way;
      return matchesWhere(resource, [condition, ...(unless ? [{ path: unless, isNull: true }] : [])]);
    }
    if ('isSet' in way) return matchesWhere(resource, [{ path: way.path, isNull: false }]);
    const target = named(fieldAt(resource, way.path).to ?? '');
    const ids = new Set(
      rowsOf(data, target)
        .filter(matchesWithin(data, target, way.within, named))
        .map((row) => row.id),
    );
    return (row) => ids.has(valueAt(row, way.path));
  });
  return (row) => ways.some((matches) => matches(row));
}
