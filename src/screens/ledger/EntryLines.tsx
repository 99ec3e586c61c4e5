import { useGetList } from 'react-admin';
import { CHART } from '../../../contract/ledger/chart';
import type { RecordOf } from '../../../resources/language/defineResource';
import { journalLines } from '../../../resources/ledger/journalLines';
import type { DetailsPartProps } from '../../crud/slots';
import { Failure } from '../../ui/frames/Failure';
import { ListSkeleton } from '../../ui/frames/ListSkeleton';
import { BalanceTable } from './BalanceTable';

/** The accounts that a journal entry debits and credits. */
export function EntryLines({ record }: DetailsPartProps) {
  const { data, error, refetch } = useGetList<RecordOf<typeof journalLines>>(
    journalLines.name,
    { filter: { entryId: record.id }, sort: { field: 'debit', order: 'DESC' }, pagination: { page: 1, perPage: 100 } },
    { retry: false },
  );
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton />;
  const accounts = data.map(({ account, debit, credit }) => ({ account, debit, credit, ...CHART[account] }));
  const total = (side: 'debit' | 'credit') => accounts.reduce((sum, each) => sum + each[side], 0);
  return <BalanceTable balance={{ accounts, debit: total('debit'), credit: total('credit') }} />;
}
