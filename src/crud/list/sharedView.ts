import { viewFilters, viewFilterText } from '../../../contract/listViews/sharedView';
import type { ListViewView } from '../../../resources/listViews/actions';
import { type ListFilter, listFilterParameters } from './filters';
import type { View } from './views';

/** Returns a view as it is shared. */
export const sharedFrom = ({ value: { filter, sort, perPage }, columns }: View) => ({
  filter: viewFilterText((filter ?? {}) as Record<string, unknown>) || null,
  sortBy: sort?.field ?? null,
  sortAscending: sort?.order !== 'DESC',
  pageSize: perPage ?? null,
  columns: columns?.join(',') ?? null,
});

/**
 * Returns a shared view for a reader with these filters and columns, and the names of the filters that are left out, because the
 * list no longer has them or the reader may not filter by them.
 */
export function viewFrom(
  { name, filter, sortBy, sortAscending, pageSize, columns }: ListViewView,
  filters: readonly ListFilter[],
  paths: readonly string[],
): { view: View; leftOut: string[] } {
  const known = new Set(['searchTerm', ...filters.flatMap(listFilterParameters)]);
  const given = Object.entries(viewFilters(filter));
  const sort = sortBy === null ? {} : { sort: { field: sortBy, order: sortAscending ? 'ASC' : 'DESC' } as const };
  return {
    view: {
      label: name,
      value: {
        filter: Object.fromEntries(given.filter(([parameter]) => known.has(parameter))),
        ...sort,
        ...(pageSize === null ? {} : { perPage: pageSize }),
      },
      columns: columns === null ? null : columns.split(',').filter((path) => paths.includes(path)),
    },
    leftOut: given.flatMap(([parameter]) => (known.has(parameter) ? [] : [parameter])),
  };
}
