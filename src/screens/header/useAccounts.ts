import { useGetList } from 'react-admin';
import { DEFAULT_PAGE_SIZE } from '../../../contract/constants';
import { accounts } from '../../../resources/accounts';
import { useDebouncedValue } from '../../browser/useDebouncedValue';

/** A customer's account, as far as the search shows it. */
export interface Account {
  id: string;
  accountNumber: string;
  status: string;
  accountDetail: { firstName: string; lastName: string };
}

/** A pause in the typing after which the search is sent, ms. */
const WAIT = 250;

/** The first ten customers who match a term; none while they are being searched for, so that no stale one is chosen. */
export function useAccounts(term: string) {
  const settled = useDebouncedValue(term, WAIT);
  const { data, isFetching, isError } = useGetList<Account>(
    accounts.name,
    {
      pagination: { page: 1, perPage: DEFAULT_PAGE_SIZE },
      sort: { field: 'dateCreated', order: 'ASC' },
      filter: { searchTerm: settled, statuses: '', types: 'CUSTOMER' },
    },
    { enabled: settled !== '' },
  );
  const isSearching = term !== '' && (settled !== term || isFetching);
  return { found: isSearching || term === '' || !data ? [] : data, isSearching, isError };
}
