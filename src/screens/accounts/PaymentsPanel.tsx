import { useState } from 'react';
import type { Payment } from '../../../resources/payments/Payment';
import { payments } from '../../../resources/payments/payments';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { IconButton } from '../../ui/buttons/IconButton';
import { LinesPanel } from '../actions/LinesPanel';
import { RefundRequestDrawer } from '../payments/RefundRequestDrawer';
import type { Account } from './Account';
import { useAccountPayments } from './useAccountData';

/** The payments and payment attempts, newest first; a refund is requested on the payment's line. */
export function PaymentsPanel({ account }: { account: Account }) {
  const { t, formatDateTime, wordsOf, formatMoney } = useWording();
  const mayRefund = useCan()('requestRefund');
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
            wordsOf(payment.manualMethod ?? payment.carrier ?? 'UNKNOWN'),
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
    <IconButton
      label={label}
      icon="undo-2"
      onClick={onClick}
      disabled={!possible}
      sx={{ visibility: possible ? 'visible' : 'hidden' }}
    />
  );
}
