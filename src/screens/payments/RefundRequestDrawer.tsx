import type { Payment } from '../../../resources/payments/Payment';
import { paymentRefundTasks } from '../../../resources/payments/paymentRefundTasks';
import { refundActions } from '../../../resources/payments/refundActions';
import { useRecordLink } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

interface Props {
  /** `reference`: the payment's name, or what it was for. */
  payment: Pick<Payment, 'id' | 'reference' | 'amount'>;
  onClose(): void;
}

/** Requests a refund of a payment; someone else approves it. */
export function RefundRequestDrawer({ payment: { id, reference, amount }, onClose }: Props) {
  const { t, formatMoney } = useWording();
  const linkOf = useRecordLink();
  return (
    <DeclaredDrawer
      action={refundActions.requestRefund}
      title={t('payments.refundOf', { reference })}
      submitLabel={t('common.requestRefund')}
      given={{ paymentId: id }}
      presets={{ amount }}
      done={({ paymentRefundTask: { id: refundId, refundNumber } }) => ({
        said: t('payments.refundRequested', { refundNumber }),
        link: { label: t('common.open'), to: linkOf(paymentRefundTasks, refundId) },
      })}
      onClose={onClose}
    >
      <HelperText>{t('payments.refundInFull', { amount: formatMoney(amount) })}</HelperText>
    </DeclaredDrawer>
  );
}
