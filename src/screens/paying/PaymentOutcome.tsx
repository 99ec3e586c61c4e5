import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { PaymentView } from '../../../resources/actions/paymentView';
import { payments } from '../../../resources/payments';
import { subscriptions } from '../../../resources/subscriptions';
import { detailsPath, recordAddress } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { useMay } from '../../session/access';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { FactList } from '../../ui/texts/FactList';
import { StatusChip } from '../../ui/texts/StatusChip';

interface Props {
  payment: PaymentView;
}

/** Paid, with what it brought and what happens now. */
export function PaymentReceived({ payment }: Props) {
  const { t, word, formatMoney } = useWording();
  const { amount, paymentMethod, reference, receiptNumber, accountNumber, subscriptionId } = payment;
  const mayRead = useMay()(subscriptions, 'read');
  return (
    <Panel title={t('paying.paymentReceived')} action={<StatusChip value={payment.status} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="success" role="status">
          {t('paying.receivedText', { amount: formatMoney(amount) })}
        </Alert>
        <Box sx={{ maxWidth: 420 }}>
          <FactList
            facts={[
              [t('common.receipt'), receiptNumber],
              [t('common.account'), accountNumber],
              [t('common.payment'), reference],
              [t('paying.paidBy'), payment.carrier ? word(paymentMethod) : t('paying.hand')],
            ]}
          />
        </Box>
        {subscriptionId && mayRead && (
          <Box>
            <ActionButton component={Link} to={recordAddress(detailsPath(subscriptions) ?? '', subscriptionId)}>
              {t('paying.openSubscription')}
            </ActionButton>
          </Box>
        )}
      </Box>
    </Panel>
  );
}

/** Not paid, why, and another try. */
export function PaymentDeclined({ payment, onAgain }: Props & { onAgain(): void }) {
  const { t } = useWording();
  return (
    <Panel title={t('paying.paymentFailed')} action={<StatusChip value={payment.status} />}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Alert severity="error" role="alert" sx={{ width: '100%' }}>
          {t('paying.failedText', {
            statusMessage: payment.statusMessage ?? t('paying.declined'),
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

/** Money came that does not fit its order: somebody decides, and nobody pays again meanwhile. */
export function PaymentHeld({ payment }: Props) {
  const { t } = useWording();
  const mayRead = useMay()(payments, 'read');
  return (
    <Panel title={t('paying.heldForReview')} action={<StatusChip value="REVIEW" />}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Alert severity="warning" role="status" sx={{ width: '100%' }}>
          {t('paying.heldText', { reference: payment.reference })}
        </Alert>
        {mayRead && (
          <ActionButton component={Link} to={recordAddress(detailsPath(payments) ?? '', payment.id)}>
            {t('paying.openPayment')}
          </ActionButton>
        )}
      </Box>
    </Panel>
  );
}
