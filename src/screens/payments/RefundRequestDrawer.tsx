import { refundActions } from '../../../resources/actions/refunds';
import { formatMoney } from '../../crud/format';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
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
    <DeclaredDrawer
      action={refundActions.requestRefund}
      title={`Refund of ${reference}`}
      submitLabel="Request refund"
      given={{ paymentId: id }}
      presets={{ amount }}
      done={({ paymentRefundTask }) =>
        `${paymentRefundTask.refundNumber} is requested. Somebody else has to approve it.`
      }
      onClose={onClose}
    >
      <Told>{formatMoney(amount)} was paid. Mobile money is refunded in full only.</Told>
    </DeclaredDrawer>
  );
}
