import { paymentRefundTasks } from '../../../resources/paymentRefundTasks';
import { formatMoney } from '../../crud/format';
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
  return (
    <ActionDrawer<{ amount: number; reason: string }>
      title={`Refund of ${reference}`}
      submitLabel="Request refund"
      presets={{ amount }}
      perform={async (values) => {
        const { paymentRefundTask } = await callApi('requestRefund', { body: { paymentId: id, ...values } });
        return `${paymentRefundTask.refundNumber} is requested. Somebody else has to approve it.`;
      }}
      onClose={onClose}
    >
      <Told>{formatMoney(amount)} was paid. Mobile money is refunded in full only.</Told>
      <FieldInputs leaves={paymentRefundTasks.leaves} paths={['amount', 'reason']} />
    </ActionDrawer>
  );
}
