import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../contract/constants';
import type { DeclaredScreen } from '../declarations';
import { filtersOf, parametersOf } from './filters';

/** What of a list is shown. */
export interface View {
  /** From 1. */
  page: number;
  perPage: number;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Query parameters of the API, without those that the screen fixes. */
  filters: Record<string, string>;
}

export const pageSizeOf = ({ resource, screen }: DeclaredScreen) =>
  screen.pageSize ?? resource.list?.pageSize ?? DEFAULT_PAGE_SIZE;

/** The page sizes to choose from: the screen's own among the usual ones. */
export function pageSizesOf(declared: DeclaredScreen): number[] {
  const sizes = new Set([pageSizeOf(declared), DEFAULT_PAGE_SIZE, 20, 50, 100, MAX_PAGE_SIZE]);
  return [...sizes].sort((a, b) => a - b);
}

/** The view that nobody has changed: the first page, oldest first (specification, section 9). */
function firstView(declared: DeclaredScreen): View {
  return { page: 1, perPage: pageSizeOf(declared), sort: { field: 'dateCreated', order: 'ASC' }, filters: {} };
}

/** The view that an address asks for; whatever it does not say, or says wrongly, is as in the first view. */
export function viewFrom(search: URLSearchParams, declared: DeclaredScreen): View {
  const first = firstView(declared);
  const names = ['searchTerm', ...filtersOf(declared.resource, declared.screen).flatMap(parametersOf)];
  const perPage = Number(search.get('perPage'));
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    perPage: pageSizesOf(declared).includes(perPage) ? perPage : first.perPage,
    sort: {
      field: search.get('sortBy') ?? first.sort.field,
      order: search.get('sortAsc') === 'false' && !declared.screen.source ? 'DESC' : 'ASC',
    },
    filters: Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []))),
  };
}

/** The address of a view, saying only what differs from the first one. */
export function toSearch(view: View, declared: DeclaredScreen): URLSearchParams {
  const first = firstView(declared);
  const search = new URLSearchParams(Object.entries(view.filters).filter(([, value]) => value !== ''));
  if (view.sort.field !== first.sort.field) search.set('sortBy', view.sort.field);
  if (view.sort.order !== first.sort.order) search.set('sortAsc', 'false');
  if (view.perPage !== first.perPage) search.set('perPage', String(view.perPage));
  if (view.page !== 1) search.set('page', String(view.page));
  return search;
}

/** The view as react-admin's list parameters, with the screen's fixed filters, and its path where that is its own. */
export function listParams({ page, perPage, sort, filters }: View, { screen }: DeclaredScreen) {
  const meta = screen.source && { path: screen.source.path };
  return { pagination: { page, perPage }, sort, filter: { ...filters, ...screen.filter }, meta };
}
