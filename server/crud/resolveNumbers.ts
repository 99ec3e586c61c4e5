import { isId } from '../../contract/api/id';
import type { AnyResource } from '../../resources/language/defineResource';
import { filterNamesOf } from '../../resources/language/filters';
import { memoizePerResource } from '../../resources/language/memoizePerResource';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { yearAt } from '../rules/days';
import { idsByName, idsByWholeName } from './idsByName';
import { idsByNumber } from './idsByNumber';

/** Returns the filter for the subject's id, on resources whose records concern any other record, such as the audit log. */
const filterByRecord = memoizePerResource(({ leaves }): string | undefined => {
  const leaf = leaves.find(({ field }) => field.idOf !== undefined && field.filter !== undefined);
  return leaf && filterNamesOf(leaf)[0];
});

/**
 * Returns the query of a list with ids in place of the numbers and names that people see, such as `KF-000033` or a package's, in
 * its filter or its search term. Other values are unchanged.
 */
export async function resolveNumbers(
  resource: AnyResource,
  query: Record<string, string>,
  identity: Identity | null,
  { store, now }: Pick<Deps, 'store' | 'now'>,
): Promise<Record<string, string>> {
  const filter = filterByRecord(resource);
  if (!filter || !identity) return query;
  const numbered = (typed: string) => idsByNumber(store, identity, typed, yearAt(now()));
  const idsOf = async (typed: string) => {
    const ids = await numbered(typed);
    return ids.length ? ids : idsByName(store, identity, typed);
  };
  const given = (query[filter] ?? '').split(',').filter(Boolean);
  const numbers = given.filter((each) => !isId(each)).slice(0, MOST);
  const found = (await Promise.all(numbers.map(idsOf))).flat();
  // A number that no record has must find nothing, not everything.
  const filtered = numbers.length ? { ...query, [filter]: [...given, ...found].join(',') } : query;
  const { searchTerm, ...rest } = filtered;
  if (!searchTerm || given.length) return filtered;
  const byNumber = await numbered(searchTerm);
  const searched = byNumber.length ? byNumber : await idsByWholeName(store, identity, searchTerm);
  return searched.length ? { ...rest, [filter]: searched.join(',') } : filtered;
}

/** The maximum number of numbers in one filter. */
const MOST = 20;
