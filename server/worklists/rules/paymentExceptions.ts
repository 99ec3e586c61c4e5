import { type Phrase, phrase, Terms } from '../../../contract/api/Phrase';
import type { RefusalText } from '../../../contract/api/refusals/kiswahili';
import { brand } from '../../../contract/brand';
import type { ClaimFinding } from '../../../contract/statuses';
import type { claims } from '../../../resources/claims/claims';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { paymentRefundTasks } from '../../../resources/payments/paymentRefundTasks';
import type { unmatchedNotifications } from '../../../resources/payments/unmatchedNotifications';
import type { subscriptionUpdateTasks } from '../../../resources/subscriptions/subscriptionUpdateTasks';

type Notification = Pick<RecordOf<typeof unmatchedNotifications>, 'outcome' | 'amount' | 'currency'>;
type Refund = Pick<RecordOf<typeof paymentRefundTasks>, 'status' | 'submittedAt' | 'lastError'>;
type Activation = Pick<
  RecordOf<typeof subscriptionUpdateTasks>,
  'status' | 'attempts' | 'lastError' | 'unansweredSince'
>;

/** Advice to staff: a text that has a translation. */
type Advice = RefusalText | Phrase;

/** Returns what to do about a paid subscription that is not active, by its latest activation task. */
export function activationTodo(task: Activation | null): Advice {
  if (!task) return 'No activation was asked for: activate the subscription.';
  if (task.status === 'FAILED')
    return phrase('Activation failed. {reason} Activate it again.', {
      reason: new Terms([task.lastError ?? 'No reason was given.']),
    });
  if (task.unansweredSince)
    return 'The device manager cannot be reached: activation goes on by itself once it answers.';
  if (task.attempts === 0) return 'Activation is waiting for its first attempt.';
  return task.attempts === 1
    ? 'Activation has not succeeded after 1 attempt: check the connection.'
    : phrase('Activation has not succeeded after {count} attempts: check the connection.', { count: task.attempts });
}

/** Returns what to do about a notification of an unknown payment. */
export function notificationTodo({ outcome, amount, currency }: Notification): Advice {
  if (outcome === 'REFUSED')
    return 'The provider gives no details of this payment: look for it there, then dismiss the notification.';
  if (outcome !== 'COMPLETED')
    return 'The provider knows this payment, and nothing was paid: find out whose it is, then dismiss the notification.';
  if (amount === null)
    return 'The provider received money for an order that we do not know: find out who paid and refund it there, then dismiss the notification.';
  return phrase(
    'The provider received {amount} for an order that we do not know: find out who paid and refund it there, then dismiss the notification.',
    { amount: `${currency ?? ''} ${amount.toLocaleString(brand.locale)}`.trim() },
  );
}

/** Returns what to do about a refund that is not paid out yet. */
export function refundTodo({ status, submittedAt, lastError }: Refund): Advice {
  if (status === 'REQUESTED') return 'Approve or reject it. The person who requested it can’t decide.';
  if (status === 'SUBMITTED') return 'Confirm it once the money is out.';
  if (submittedAt)
    return 'It was sent and no answer came: look for it at the provider, then send it again or confirm it with its reference.';
  return lastError
    ? phrase('The provider refused it ({reason}): send it again or reject it.', { reason: new Terms([lastError]) })
    : 'Send the refund.';
}

const CLAIM_TODO: Record<ClaimFinding, Advice> = {
  NOT_FOUND: 'No statement has this code: import the latest statements, or call the payer.',
  ATTEMPT_OPEN: 'A payment of this order is still under way at the provider: check it.',
  CODE_USED: 'This code is credited or matched already: find out whose it is, and decline the claim.',
  ALREADY_PAID: 'The order is paid by another payment: refund this one if it came in, or decline the claim.',
  ORDER_CLOSED: 'The money came in for an order that is closed: refund the line.',
  OTHER_CURRENCY: 'The money came in in another currency: send it back there and decline the claim.',
  OTHER_AMOUNT: 'The money came in with another amount: accept it if it covers the price, or refund it.',
  OTHER_PAYER: 'The money came in from another number: ask the payer, then match the line.',
  OTHER_DAY: 'The money came in on another day: ask the payer, then match the line.',
  NUMBER_NOT_PROVED:
    'The money came in as claimed, but nobody has confirmed the number that paid: call that number, then match the line.',
};

/** Returns what to do about a claimed payment. */
export const claimTodo = ({ finding }: Pick<RecordOf<typeof claims>, 'finding'>): Advice =>
  CLAIM_TODO[finding ?? 'NOT_FOUND'];
