import { fieldRefusal, Refusal } from '../api/errors';
import { phrase, Terms } from '../api/Phrase';
import type { PaymentStatus, REFUND_STATUSES } from '../statuses';

/** The fields of a payment that the rules read; `provider` is null for manual payments. */
export interface RefundedPayment {
  status: PaymentStatus;
  /** In whole units of the brand's currency. */
  amount: number;
  provider: string | null;
  carrier: string | null;
}
/** The fields of a refund that the rules read. */
export interface Refund {
  status: (typeof REFUND_STATUSES)[number];
  amount: number;
  requestedById: string | null;
  /** When it was sent, in ISO 8601 UTC. */
  submittedAt: string | null;
}
type Taken = readonly Pick<Refund, 'status' | 'amount'>[];
/** The steps of a refund: REQUESTED → APPROVED → SUBMITTED → EFFECTED; REJECTED is possible from the first two. */
export type RefundStep = 'approve' | 'reject' | 'submit' | 'effect';

/** Milliseconds that a submission to the provider may take; after that its answer is considered lost. */
export const SUBMITTING = 2 * 60_000;

/**
 * Returns the amount that can still be refunded, in whole units: the collected amount minus every refund that is not rejected.
 */
export function refundable(payment: RefundedPayment, refunds: Taken): number {
  if (payment.status !== 'SUCCESSFUL') return 0;
  const taken = refunds.filter(({ status }) => status !== 'REJECTED');
  return payment.amount - taken.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Returns why a refund may not be requested, or null. The provider accepts one refund per payment, and for mobile money only the
 * full amount (pesapal.md).
 */
export function requestRefusal(payment: RefundedPayment, refunds: Taken, amount: number): Refusal | null {
  if (payment.status !== 'SUCCESSFUL')
    return new Refusal('conflict', 'Only a successful payment can be refunded: we do not hold any money of this one.');
  const left = refundable(payment, refunds);
  if (left <= 0) return new Refusal('conflict', 'All of this payment has already been refunded or requested.');
  if (amount > left)
    return fieldRefusal('amount', phrase('must be at most {left}: that is left of the payment', { left }));
  if (!payment.provider) return null;
  if (left < payment.amount)
    return new Refusal(
      'conflict',
      'The payment provider accepts only one refund per payment, and this payment already has one.',
    );
  return payment.carrier !== 'PESAPAL' && amount !== payment.amount
    ? fieldRefusal(
        'amount',
        phrase('must be {amount}: mobile money is refunded in full only', { amount: payment.amount }),
      )
    : null;
}

const NEEDED: Record<RefundStep, readonly Refund['status'][]> = {
  approve: ['REQUESTED'],
  reject: ['REQUESTED', 'APPROVED'],
  submit: ['APPROVED'],
  effect: ['SUBMITTED'],
};

/** Returns why a user may not take a step of a refund, or null. The requester may not decide about their own refund. */
export function stepRefusal(
  task: Omit<Refund, 'amount'>,
  step: RefundStep,
  userId: string | null,
  now: Date,
): Refusal | null {
  const decides = step === 'approve' || step === 'reject';
  if (decides && userId && task.requestedById === userId)
    return new Refusal('forbidden', 'Someone else must approve this refund.');
  if (!NEEDED[step].includes(task.status))
    return new Refusal(
      'conflict',
      phrase('A refund that is {state} can’t be {done}.', {
        state: new Terms([STATE[task.status]]),
        done: new Terms([DONE[step]]),
      }),
    );
  if (step === 'reject' && task.submittedAt)
    return new Refusal('conflict', 'It was sent and no answer came, so the money may be out. Send it again first.');
  if (step === 'submit' && task.submittedAt && now.getTime() - Date.parse(task.submittedAt) < SUBMITTING)
    return new Refusal('conflict', 'It is being sent right now. Look again in two minutes.');
  return null;
}

/** Returns the steps that are possible in a status. */
export const refundSteps = (status: Refund['status']): RefundStep[] =>
  (Object.keys(NEEDED) as RefundStep[]).filter((step) => NEEDED[step].includes(status));

/**
 * Returns whether a step needs a payout reference: the slip number, or the reference of the provider's own record of the refund.
 */
export function payoutReferenceAt(
  step: RefundStep,
  payment: Pick<RefundedPayment, 'provider'>,
  task: Pick<Refund, 'submittedAt'> & { payoutReference: string | null; lastError: string | null },
): 'required' | 'optional' | 'none' {
  const isByHand = payment.provider === null;
  if (step === 'submit') return isByHand ? 'required' : task.submittedAt || task.lastError ? 'optional' : 'none';
  if (step === 'effect') return isByHand && task.payoutReference ? 'optional' : 'required';
  return 'none';
}

const DONE: Record<RefundStep, string> = {
  approve: 'approved',
  reject: 'rejected',
  submit: 'sent',
  effect: 'paid out',
};

const STATE: Record<Refund['status'], string> = {
  REQUESTED: 'requested',
  APPROVED: 'approved',
  SUBMITTED: 'sent',
  EFFECTED: 'paid out',
  REJECTED: 'rejected',
};
