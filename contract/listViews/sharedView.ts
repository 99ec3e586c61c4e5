/** The maximum number of shared views of one list. */
export const MOST_SHARED_VIEWS = 50;

/** Returns the filters of a shared view, by query parameter. */
export const viewFilters = (text: string | null): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text ?? ''));

/** Returns the filters of a shared view as they are stored: like the query of an address, without empty ones. */
export const viewFilterText = (filters: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();
