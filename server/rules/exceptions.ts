import type { PaymentReview } from '../../contract/statuses';
import type { RecordOf } from '../../resources/defineResource';
import type { paymentRefundTasks } from '../../resources/paymentRefundTasks';
import type { subscriptionUpdateTasks } from '../../resources/subscriptionUpdateTasks';

type Refund = Pick<RecordOf<typeof paymentRefundTasks>, 'status' | 'submittedAt' | 'lastError'>;
type Activation = Pick<RecordOf<typeof subscriptionUpdateTasks>, 'status' | 'attempts' | 'lastError'>;

/** What to do about a payment that is held for review. */
export const REVIEW_TODO: Record<PaymentReview, string> = {
  AMOUNT_MISMATCH:
    'The provider collected another amount than was asked: accept it if it covers the price, or refund it.',
  CURRENCY_MISMATCH: 'The provider collected another currency: refund it at the provider, then reject it.',
  REFERENCE_MISMATCH: 'The provider names another order for this money: find out whose it is; refund or reject it.',
  UNRESOLVED: 'The provider did not tell in time: check it again, and reject it if nothing was paid.',
  PAID_TWICE: 'The order was paid twice: decide about the refund.',
};

/** What to do about a paid subscription that is not active, by its latest activation task. */
export function activationTodo(task: Activation | null): string {
  if (!task) return 'No activation was asked for: activate the subscription.';
  if (task.status === 'FAILED')
    return `Activation failed (${task.lastError ?? 'no reason was given'}): activate it again.`;
  return task.attempts === 0
    ? 'Activation is waiting for its first attempt.'
    : `Activation did not succeed yet, after ${task.attempts} attempts: look at the line.`;
}

/** What to do about a refund that is not out yet. */
export function refundTodo({ status, submittedAt, lastError }: Refund): string {
  if (status === 'REQUESTED') return 'Approve or reject it; somebody else than who requested it.';
  if (status === 'SUBMITTED') return 'Confirm it once the money is out.';
  if (submittedAt)
    return 'It was sent and no answer came: look for it at the provider, then submit it again or with its reference.';
  return lastError ? `The provider refused it (${lastError}): submit it again or reject it.` : 'Submit it.';
}
