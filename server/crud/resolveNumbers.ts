import { isId } from '../../contract/api/id';
import type { AnyResource } from '../../resources/language/defineResource';
import { filterNamesOf } from '../../resources/language/filters';
import { oncePerResource } from '../../resources/language/memoizePerResource';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { yearAt } from '../rules/days';
import { idsByNumber } from './idsByNumber';

/** The filter by which records that tell of any others, as the audit log's do, are found by the id of what they tell of. */
const filterByRecord = oncePerResource(({ leaves }): string | undefined => {
  const leaf = leaves.find(({ field }) => field.idOf !== undefined && field.filter !== undefined);
  return leaf && filterNamesOf(leaf)[0];
});

/**
 * Returns the query of a list with ids in place of the numbers that people see, such as `KF-000033`, in its filter or its search term.
 * Other values stay as they are.
 */
export async function resolveNumbers(
  resource: AnyResource,
  query: Record<string, string>,
  identity: Identity | null,
  { store, now }: Pick<Deps, 'store' | 'now'>,
): Promise<Record<string, string>> {
  const filter = filterByRecord(resource);
  if (!filter || !identity) return query;
  const idsOf = (typed: string) => idsByNumber(store, identity, typed, yearAt(now()));
  const given = (query[filter] ?? '').split(',').filter(Boolean);
  const numbers = given.filter((each) => !isId(each)).slice(0, MOST);
  const found = (await Promise.all(numbers.map(idsOf))).flat();
  // A number that nothing has finds nothing, rather than everything.
  const filtered = numbers.length ? { ...query, [filter]: [...given, ...found].join(',') } : query;
  const { searchTerm, ...rest } = filtered;
  if (!searchTerm || given.length) return filtered;
  const searched = await idsOf(searchTerm);
  return searched.length ? { ...rest, [filter]: searched.join(',') } : filtered;
}

/** Numbers that one filter takes. */
const MOST = 20;
