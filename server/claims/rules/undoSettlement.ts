import { Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import type { Payment } from '../../../resources/payments/Payment';
import type { RefundTask } from '../../../resources/payments/paymentRefundTasks';
import { type ClosedDay, isInClosedDay } from '../../rules/closing';

/** The facts that decide whether the settlement of unmatched money may be undone. */
export interface SettlementUse {
  payment: Pick<Payment, 'reference' | 'status' | 'paidAt'>;
  /** True if staff found its customer, rather than a claim or the code. */
  isSettledByStaff: boolean;
  /** When the settlement was booked (ISO 8601). */
  bookedAt: string;
  /** The last closed day; null before the first close. */
  closed: ClosedDay | null;
  refunds: readonly Pick<RefundTask, 'status' | 'submittedAt'>[];
  /** The number of a claim that was settled with the payment, or null. */
  claimNumber: string | null;
}

/** Returns why the settlement of unmatched money may not be undone, or null. */
export function undoSettlementRefusal(use: SettlementUse): Refusal | null {
  const { payment, isSettledByStaff, bookedAt, closed, refunds, claimNumber } = use;
  const { reference } = payment;
  if (!isSettledByStaff)
    return new Refusal('conflict', phrase('Payment {reference} was not settled by staff: refund it.', { reference }));
  if (payment.status !== 'SUCCESSFUL')
    return new Refusal('conflict', phrase('Payment {reference} is no longer successful.', { reference }));
  if (
    refunds.some(({ status, submittedAt }) => status === 'EFFECTED' || status === 'SUBMITTED' || submittedAt !== null)
  )
    return new Refusal('conflict', phrase('A refund of payment {reference} was sent already.', { reference }));
  if (claimNumber)
    return new Refusal(
      'conflict',
      phrase('Claim {claimNumber} was settled with this payment: refund it.', { claimNumber }),
    );
  return closed && isInClosedDay({ movedAt: payment.paidAt ?? bookedAt, bookedAt }, closed)
    ? new Refusal(
        'conflict',
        phrase('The day {day} is closed and uses payment {reference}: refund it.', { day: closed.day, reference }),
      )
    : null;
}
