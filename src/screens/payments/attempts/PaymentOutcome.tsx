import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { payments } from '../../../../resources/payments/payments';
import type { PaymentView } from '../../../../resources/payments/paymentView';
import { subscriptions } from '../../../../resources/subscriptions/subscriptions';
import { detailsPath, recordAddress } from '../../../crud/declarations';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Panel } from '../../../ui/frames/Panel';
import { FactList } from '../../../ui/texts/FactList';
import { StatusChip } from '../../../ui/texts/StatusChip';
import { useActionMutation } from '../../actions/useActionMutation';
import { savePayersReceipt } from '../receiptPdf';

interface Props {
  payment: PaymentView;
}

/** The result of a successful payment, and what happens next. */
export function PaymentReceived({ payment }: Props) {
  const { t, word, formatMoney } = useWording();
  const { amount, paymentMethod, reference, receiptNumber, accountNumber, subscriptionId } = payment;
  const mayRead = useCan()(subscriptions, 'read');
  return (
    <Panel title={t('payments.paymentReceived')} action={<StatusChip value={payment.status} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="success" role="status">
          {t(payment.type === 'RENEWAL' ? 'payments.renewalReceivedText' : 'payments.receivedText', {
            amount: formatMoney(amount),
          })}
        </Alert>
        <Box sx={{ maxWidth: 420 }}>
          <FactList
            facts={[
              [t('common.receipt'), receiptNumber],
              [t('common.account'), accountNumber],
              [t('common.payment'), reference],
              [t('payments.paidBy'), payment.carrier ? word(paymentMethod) : t('payments.hand')],
            ]}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {receiptNumber && <ReceiptButton id={payment.id} receiptNumber={receiptNumber} />}
          {subscriptionId && mayRead && (
            <ActionButton component={Link} to={recordAddress(detailsPath(subscriptions) ?? '', subscriptionId)}>
              {t('payments.openSubscription')}
            </ActionButton>
          )}
        </Box>
      </Box>
    </Panel>
  );
}

/** Downloads the payment's receipt, for printing or sending. */
function ReceiptButton(receipt: { id: string; receiptNumber: string }) {
  const { t } = useWording();
  const { perform, isPending } = useActionMutation(() => savePayersReceipt(receipt, t), { done: (said) => said });
  return (
    <ActionButton
      variant="contained"
      icon="download"
      loading={isPending}
      loadingPosition="start"
      onClick={() => perform()}
    >
      {t('common.receipt')}
    </ActionButton>
  );
}

/** A declined payment with its reason, and a retry. */
export function PaymentDeclined({ payment, onAgain }: Props & { onAgain(): void }) {
  const { t } = useWording();
  return (
    <Panel title={t('payments.paymentFailed')} action={<StatusChip value={payment.status} />}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Alert severity="error" role="alert" sx={{ width: '100%' }}>
          {t('payments.failedText', {
            statusMessage: payment.statusMessage ?? t('payments.declined'),
            reference: payment.reference,
          })}
        </Alert>
        <ActionButton variant="contained" onClick={onAgain}>
          {t('common.tryAgain')}
        </ActionButton>
      </Box>
    </Panel>
  );
}

/** A payment that does not match its order: staff decide, and no one pays again meanwhile. */
export function PaymentHeld({ payment }: Props) {
  const { t } = useWording();
  const mayRead = useCan()(payments, 'read');
  return (
    <Panel title={t('payments.heldForReview')} action={<StatusChip value="REVIEW" />}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Alert severity="warning" role="status" sx={{ width: '100%' }}>
          {t('payments.heldText', { reference: payment.reference })}
        </Alert>
        {mayRead && (
          <ActionButton component={Link} to={recordAddress(detailsPath(payments) ?? '', payment.id)}>
            {t('payments.openPayment')}
          </ActionButton>
        )}
      </Box>
    </Panel>
  );
}
