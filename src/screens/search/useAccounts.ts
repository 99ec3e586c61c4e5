import { useGetList } from 'react-admin';
import { DEFAULT_PAGE_SIZE } from '../../../contract/constants';
import { accounts } from '../../../resources/accounts/accounts';
import type { RecordOf } from '../../../resources/language/defineResource';
import { useCan } from '../../session/useCan';
import type { FoundRecord } from './choices';

/** Returns the first ten customers who match a term, if the user may list them; the call is the specification's. */
export function useAccounts(term: string) {
  const mayList = useCan()(accounts, 'list');
  const { data, isFetching, isError } = useGetList<RecordOf<typeof accounts>>(
    accounts.name,
    {
      pagination: { page: 1, perPage: DEFAULT_PAGE_SIZE },
      sort: { field: 'dateCreated', order: 'ASC' },
      filter: { searchTerm: term, statuses: '', types: 'CUSTOMER' },
    },
    { enabled: term !== '' && mayList },
  );
  const found = (data ?? []).map(
    (account): FoundRecord => ({
      resource: accounts.name,
      id: account.id,
      label: accounts.represent(account),
      state: account.status,
      accountId: account.id,
      clientId: account.clientId,
    }),
  );
  return { found: term === '' ? [] : found, isFetching, isError };
}
