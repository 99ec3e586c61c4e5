import { useDebouncedValue } from '../../browser/useDebouncedValue';
import { useAnswer } from '../../session/calls';
import type { FoundRecord } from './choices';
import { useAccounts } from './useAccounts';

/** The search is sent after a pause of this length in the typing, ms. */
const WAIT = 150;

/**
 * Returns the records that match a term: first those that the server finds by numbers and names, then customers who match
 * anywhere (specification, section 5). Empty while a search is in progress, so that no stale record is chosen.
 */
export function useFoundRecords(term: string) {
  const settled = useDebouncedValue(term, WAIT);
  const { data, isFetching, isError } = useAnswer(
    'search',
    'search',
    { query: { searchTerm: settled } },
    settled !== '',
  );
  const customers = useAccounts(settled);
  const isSearching = term !== '' && (settled !== term || isFetching || customers.isFetching);
  const found: FoundRecord[] = data?.found ?? [];
  const more = customers.found.filter(({ id }) => !found.some((each) => each.id === id));
  return {
    found: isSearching || term === '' ? [] : [...found, ...more],
    isSearching,
    isError: isError || customers.isError,
  };
}
