import { useDebouncedValue } from '../../browser/useDebouncedValue';
import { useAnswer } from '../../session/calls';
import type { FoundRecord } from './choices';
import { useAccounts } from './useAccounts';

/** A pause in the typing after which the search is sent, ms. */
const WAIT = 150;

/**
 * What matches a term: first what the server finds by numbers and names, then customers who have the words anywhere
 * (specification, section 5). None while they are being searched for, so that no stale one is chosen.
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
