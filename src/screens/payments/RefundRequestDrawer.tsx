import { paymentRefundTasks } from '../../../resources/paymentRefundTasks';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { ActionDrawer } from '../actions/ActionDrawer';
import { FieldInputs } from '../actions/FieldInputs';
import { Told } from '../actions/Told';
import type { Payment } from './Payment';

interface Props {
  /** `reference`: what people call it, or what it was for. */
  payment: Pick<Payment, 'id' | 'reference' | 'amount'>;
  onClose(): void;
}

/** Asks that money of a payment goes back; somebody else decides. */
export function RefundRequestDrawer({ payment: { id, reference, amount }, onClose }: Props) {
  const { t, formatMoney } = useWording();
  return (
    <ActionDrawer<{ amount: number; reason: string }>
      title={t('payments.refundOf', { reference })}
      submitLabel={t('common.requestRefund')}
      presets={{ amount }}
      perform={async (values) => {
        const { paymentRefundTask } = await callApi('requestRefund', { body: { paymentId: id, ...values } });
        return t('payments.refundRequested', { refundNumber: paymentRefundTask.refundNumber });
      }}
      onClose={onClose}
    >
      <Told>{t('payments.refundInFull', { amount: formatMoney(amount) })}</Told>
      <FieldInputs resource={paymentRefundTasks} paths={['amount', 'reason']} />
    </ActionDrawer>
  );
}
