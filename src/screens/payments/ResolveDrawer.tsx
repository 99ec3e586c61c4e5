import { REVIEW_TODO } from '../../../contract/paymentReviews';
import type { Resolution } from '../../../contract/statuses';
import { paymentActions } from '../../../resources/actions/payments';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { Told } from '../actions/Told';
import type { Payment } from './Payment';

const DECIDED: Record<Resolution, string> = {
  ACCEPT: 'accepted: the money counts',
  REJECT: 'rejected: nothing was paid',
  REFUND: 'to be refunded: a refund is requested',
};

interface Props {
  payment: Payment;
  onClose(): void;
}

/** A decision about a payment that is held for review; the server asks the provider once more before it is written. */
export function ResolveDrawer({ payment: { id, reference, review }, onClose }: Props) {
  return (
    <DeclaredDrawer
      action={paymentActions.resolvePayment}
      title={`Decide about ${reference}`}
      submitLabel="Decide"
      params={{ id }}
      done={(_, { decision }) => `${reference} is ${DECIDED[decision]}.`}
      onClose={onClose}
    >
      {review && <Told>{REVIEW_TODO[review]}</Told>}
    </DeclaredDrawer>
  );
}
