import { getQuery, type ListParams, parseQueryFromLocation, type SortPayload, type Store } from 'react-admin';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../contract/constants';
import type { DeclaredScreen } from '../declarations';
import { listFilterParameters, screenFilters } from './filters';
import { filterOf } from './views';

export const pageSizeOf = ({ resource, screen }: DeclaredScreen) =>
  screen.pageSize ?? resource.list?.pageSize ?? DEFAULT_PAGE_SIZE;

/** Returns the page sizes on offer: the screen's own among the usual ones. */
export function pageSizesOf(declared: DeclaredScreen): number[] {
  const sizes = new Set([pageSizeOf(declared), DEFAULT_PAGE_SIZE, 20, 50, 100, MAX_PAGE_SIZE]);
  return [...sizes].sort((a, b) => a - b);
}

/** Returns the initial sort order: oldest first (specification, section 9), unless the declaration says otherwise. */
function firstSortOf({ resource, screen }: DeclaredScreen): SortPayload {
  if (screen.source) return { field: screen.source.sort ?? 'dateCreated', order: 'ASC' };
  const { by = 'dateCreated', ascending = true } = screen.sort ?? resource.list?.sort ?? {};
  return { field: by, order: ascending ? 'ASC' : 'DESC' };
}

/** Returns the options of react-admin's list of a screen; every place that loads the records uses them. */
export function listOptionsOf(declared: DeclaredScreen) {
  const { filter, list, source } = declared.screen;
  return {
    storeKey: `${list}.shownParams`,
    perPage: pageSizeOf(declared),
    sort: firstSortOf(declared),
    filter: filter ?? {},
    meta: source && { path: source.path },
  };
}

/**
 * Returns the key under which react-admin's store keeps the parameters that the user chose on the list itself; the menu opens
 * the list with them. The parameters of a link are only shown.
 */
export const ownParamsKey = ({ screen: { list } }: DeclaredScreen) => `${list}.listParams`;

/**
 * Returns the parameters with which the menu opens a list: those that the user last chose there, otherwise those of its
 * preselected view; undefined if there are neither.
 */
export function ownParamsOf(declared: DeclaredScreen, { getItem }: Pick<Store, 'getItem'>): ListParams | undefined {
  const chosen = getItem<ListParams>(ownParamsKey(declared));
  const view = declared.screen.views?.find(({ preselected }) => preselected);
  if (chosen || !view) return chosen;
  return { ...paramsFrom(new URLSearchParams(), declared), filter: filterOf(view, Date.now()) };
}

const SHOWING = ['page', 'perPage', 'sortBy', 'sortAsc', 'searchTerm'];

/** Returns the query parameters that belong to the list; other parameters of the address open drawers or dialogs. */
export const listParameterNames = ({ resource, screen }: DeclaredScreen) =>
  new Set([...SHOWING, ...screenFilters(resource, screen).flatMap(listFilterParameters)]);

/** Reads the list parameters from an address; missing or invalid ones have their defaults. */
export function paramsFrom(search: URLSearchParams, declared: DeclaredScreen): ListParams {
  const perPage = Number(search.get('perPage'));
  const first = firstSortOf(declared);
  const sorted = search.get('sortBy');
  const order = search.get('sortAsc') ?? (sorted === null ? String(first.order === 'ASC') : 'true');
  const filters = [...listParameterNames(declared)].filter((name) => !SHOWING.includes(name) || name === 'searchTerm');
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    perPage: pageSizesOf(declared).includes(perPage) ? perPage : pageSizeOf(declared),
    sort: sorted ?? first.field,
    order: order === 'false' && !declared.screen.source ? 'DESC' : 'ASC',
    filter: Object.fromEntries(filters.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : []))),
    displayedFilters: {},
  };
}

/** Returns the address's query for these parameters, without those at their defaults. */
export function toSearch(params: ListParams, declared: DeclaredScreen): URLSearchParams {
  const search = new URLSearchParams(params.filter);
  const first = firstSortOf(declared);
  const isFirst = params.sort === first.field && params.order === first.order;
  if (params.sort !== first.field || (!isFirst && first.order === 'DESC')) search.set('sortBy', params.sort);
  if (params.order === 'DESC' && !isFirst) search.set('sortAsc', 'false');
  if (params.perPage !== pageSizeOf(declared)) search.set('perPage', String(params.perPage));
  if (params.page !== 1) search.set('page', String(params.page));
  return search;
}

/** Applies the differences between `seen` and `wanted` to a query: a user who saw the older state wants only those changes. */
export function changedOn(query: URLSearchParams, seen: URLSearchParams, wanted: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of new Set([...seen.keys(), ...wanted.keys()])) {
    const value = wanted.get(name);
    if (value === seen.get(name)) continue;
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** Converts list parameters to react-admin's query format, and back. */
export function toReactAdmin({ filter, sort, order, page, perPage }: ListParams): string {
  return `?${new URLSearchParams({ filter: JSON.stringify(filter), sort, order, page: `${page}`, perPage: `${perPage}` })}`;
}
export const fromReactAdmin = (search: string, declared: DeclaredScreen): ListParams =>
  getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: {},
    filterDefaultValues: {},
    ...listOptionsOf(declared),
  });

/** Returns the call that loads these parameters; react-admin's cache key contains the same parameters. */
export function listCallOf({ page, perPage, sort, order, filter }: ListParams, declared: DeclaredScreen) {
  const { filter: fixed, meta } = listOptionsOf(declared);
  return { pagination: { page, perPage }, sort: { field: sort, order }, filter: { ...filter, ...fixed }, meta };
}
