import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import type { Answers } from '../../../resources/catalogue/actions';
import { journalLines } from '../../../resources/ledger/journalLines';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { Failure } from '../../ui/frames/Failure';
import { ListSkeleton } from '../../ui/frames/ListSkeleton';
import { PageHeading } from '../../ui/frames/PageHeading';
import { BalanceTable } from './BalanceTable';
import { BalanceTools } from './BalanceTools';
import { WithoutEntries } from './WithoutEntries';

/** The balance of every ledger account at a time, `?at=` (ISO 8601), by default now. */
export function TrialBalance() {
  const { t, formatDateTime } = useWording();
  const [search] = useSearchParams();
  const at = search.get('at') || undefined;
  const query = at ? { at } : {};
  const { data, error, refetch } = useAnswer(journalLines.name, 'readTrialBalance', { query });
  return (
    <>
      <PageHeading
        title={t('ledger.trialBalance')}
        text={data ? t('ledger.at', { moment: formatDateTime(data.at) }) : '…'}
        state={data && <BalanceState balance={data} />}
      />
      <BalanceTools at={at} />
      {error ? (
        <Failure whole error={error} onRetry={refetch} />
      ) : data ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <WithoutEntries count={data.withoutEntries} />
          <BalanceTable balance={data} />
        </Box>
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

/** Says whether debits and credits are equal, or by how much they differ. */
function BalanceState({ balance: { debit, credit } }: { balance: Answers['readTrialBalance'] }) {
  const { t, formatMoney } = useWording();
  const difference = debit - credit;
  return (
    <Typography
      component="span"
      variant="body2"
      role="status"
      sx={{ color: difference === 0 ? 'success.main' : 'error.main' }}
    >
      {difference === 0 ? t('ledger.balanced') : t('ledger.unbalanced', { amount: formatMoney(difference) })}
    </Typography>
  );
}
