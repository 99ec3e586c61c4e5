import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { payments } from '../../../resources/payments';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { useMayCall } from '../../session/calls';
import { LinesPanel } from '../actions/LinesPanel';
import { meansOf, type Payment } from '../payments/Payment';
import { RefundRequestDrawer } from '../payments/RefundRequestDrawer';
import type { Account } from './Account';
import { useAccountPayments } from './useAccountData';

/** What was paid, or tried to be, the newest first; a refund is asked for on the payment's own line. */
export function PaymentsPanel({ account }: { account: Account }) {
  const { t, formatDateTime, wordsOf, formatMoney } = useWording();
  const mayRefund = useMayCall()('requestRefund');
  const { permitted, ...answer } = useAccountPayments(account.id);
  const [refunded, setRefunded] = useState<Payment | null>(null);
  if (!permitted) return null;
  return (
    <>
      <LinesPanel
        title={t('common.payments')}
        resource={payments}
        answer={answer}
        facts={(payment) => ({
          below: [
            formatDateTime(payment.dateCreated),
            wordsOf(meansOf(payment) ?? ''),
            payment.review && t('accounts.held'),
          ],
          amount: formatMoney(payment.amount),
          ...(mayRefund ? { action: <RefundButton payment={payment} onClick={() => setRefunded(payment)} /> } : {}),
        })}
      />
      {refunded && <RefundRequestDrawer payment={refunded} onClose={() => setRefunded(null)} />}
    </>
  );
}

function RefundButton({ payment: { reference, status }, onClick }: { payment: Payment; onClick(): void }) {
  const { t } = useWording();
  const label = t('accounts.requestRefundOf', { reference });
  const possible = status === 'SUCCESSFUL';
  return (
    <Tooltip title={possible ? label : ''}>
      <IconButton
        aria-label={label}
        size="small"
        onClick={onClick}
        disabled={!possible}
        sx={{ visibility: possible ? 'visible' : 'hidden' }}
      >
        <Icon name="undo-2" />
      </IconButton>
    </Tooltip>
  );
}
