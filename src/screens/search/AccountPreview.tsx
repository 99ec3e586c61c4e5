import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { formatPhone } from '../../../contract/phone';
import { accounts } from '../../../resources/accounts/accounts';
import { detailsPath } from '../../crud/declarations';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { Failure } from '../../ui/frames/Failure';
import { StatusChip } from '../../ui/texts/StatusChip';
import { type Account, customerName } from '../accounts/Account';
import { AccountAnswers } from '../accounts/AccountAnswers';
import { useAccountVerbs } from '../accounts/useAccountVerbs';
import { Verbs } from './Verbs';

/** A customer's status (connection, end date, balance due, tickets) and actions. */
export function AccountPreview({ accountId }: { accountId: string }) {
  const { t } = useWording();
  const { data, error, refetch } = useAnswer(accounts.name, 'readAccountOverview', { params: { id: accountId } });
  if (data) return <Shown account={data.account} />;
  if (error) return <Failure error={error} onRetry={refetch} />;
  return <Skeleton role="status" aria-label={t('common.loading')} height={180} variant="rounded" />;
}

function Shown({ account }: { account: Account }) {
  const { actions, drawer } = useAccountVerbs(account);
  const { status, accountNumber, accountDetail } = account;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1.5, typography: 'body2' }}>
        <Box sx={{ fontWeight: 600 }}>
          <RecordLink details={detailsPath(accounts)} id={account.id} text={customerName(account)} />
        </Box>
        <StatusChip value={status} />
        <Box sx={{ color: 'text.secondary' }}>
          {accountNumber} · {formatPhone(accountDetail.phoneNumber)}
        </Box>
      </Box>
      <Box sx={{ mb: 1.5 }}>
        <Verbs actions={actions} />
      </Box>
      <AccountAnswers account={account} />
      {drawer}
    </Box>
  );
}
