/**
 * Matches the keys of react-admin's store that are also stored on the server: list preferences, and completed first steps and
 * hints.
 */
const VIEW = /^[\w-]+\.(columns|listParams|savedQueries|guide|hintClosed)$/;

export const isView = (key: string): boolean => VIEW.test(key);

interface ListParams {
  sort?: string;
  order?: string;
  perPage?: number;
  filter?: Record<string, unknown>;
}

/**
 * Returns the part of a view that the server stores, as JSON; null for nothing. The search text is a customer's name and is not
 * stored.
 */
export function keptOf(key: string, view: unknown): string | null {
  if (view === undefined || view === null) return null;
  if (!key.endsWith('.listParams')) return JSON.stringify(view);
  const { sort, order, perPage, filter: { searchTerm: _, ...filter } = {} } = view as ListParams;
  return JSON.stringify({ sort, order, perPage, filter });
}

/** Returns a view in the format of react-admin's store, from what the server has stored. */
export function storedOf(key: string, kept: string): string {
  if (!key.endsWith('.listParams')) return kept;
  return JSON.stringify({ page: 1, displayedFilters: {}, ...JSON.parse(kept) });
}
