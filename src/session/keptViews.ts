/** How somebody looks at a list, and which first steps and hints they are done with: what react-admin's store has of it under these names is kept on the server, too. */
const VIEW = /^[\w-]+\.(columns|listParams|savedQueries|guide|hintClosed)$/;

export const isView = (key: string): boolean => VIEW.test(key);

interface ListParams {
  sort?: string;
  order?: string;
  perPage?: number;
  filter?: Record<string, unknown>;
}

/** What the server keeps of a view, as JSON; null: nothing. Whom somebody searched for is a customer's name, and is not kept. */
export function keptOf(key: string, view: unknown): string | null {
  if (view === undefined || view === null) return null;
  if (!key.endsWith('.listParams')) return JSON.stringify(view);
  const { sort, order, perPage, filter: { searchTerm: _, ...filter } = {} } = view as ListParams;
  return JSON.stringify({ sort, order, perPage, filter });
}

/** A view as react-admin's store has it, of what the server has kept. */
export function storedOf(key: string, kept: string): string {
  if (!key.endsWith('.listParams')) return kept;
  return JSON.stringify({ page: 1, displayedFilters: {}, ...JSON.parse(kept) });
}
