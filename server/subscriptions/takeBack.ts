import { mayBecome } from '../../contract/subscriptions/subscriptionStatus';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { bonusApplications } from '../../resources/subscriptions/bonusApplications';
import { bonusRules } from '../../resources/subscriptions/bonusRules';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { cancelPaymentForm } from './cancelPaymentForm';
import { recordEvent } from './events';
import { openLineOf, saveSubscriptions } from './line';
import { isInLine, left } from './rules/subscriptionLine';

/**
 * Revokes what a payment granted, in the transaction `tx` that refunds or reverses it: its subscription with the bonus days,
 * whether it is running, waiting or expired. Later subscriptions move up; no other loses a day. Returns the subscription, or null
 * if the payment granted none or it was revoked before.
 */
export async function takeBack(tx: Store, paymentId: string, now: Date): Promise<Subscription | null> {
  const [found] = await tx.find(subscriptions, { where: [{ path: 'paymentId', in: [paymentId] }], limit: 1 });
  const opened = found && (await openLineOf(tx, found.id, now));
  if (!opened || !mayBecome(opened.subscription.status, 'CANCELLED')) return null;
  const { line, subscription } = opened;
  await takeBonusesBack(tx, subscription, now);
  const { id, durationDays } = subscription;
  const story = { [id]: { type: 'REFUNDED', days: -durationDays, paymentId } } as const;
  const changed = isInLine(subscription)
    ? left(line.terms, id, 'CANCELLED', now)
    : [{ ...subscription, status: 'CANCELLED' as const }, ...line.terms];
  await saveSubscriptions(tx, line, changed, story, now);
  const { subscriptionFormId, paymentFormId } = subscription;
  await cancelPaymentForm(tx, paymentFormId, now);
  if (subscriptionFormId)
    await updateRecord(tx, subscriptionForms, subscriptionFormId, { status: 'PAYMENT_PENDING' }, now);
  return updateRecord(tx, subscriptions, id, { refundedAt: now.toISOString() }, now);
}

async function takeBonusesBack(tx: Store, subscription: Subscription, now: Date): Promise<void> {
  const where = [
    { path: 'subscriptionId', in: [subscription.id] },
    { path: 'takenBackAt', isNull: true },
  ] as const;
  for (const { id, bonusRuleId, paymentId, days } of await tx.find(bonusApplications, { where })) {
    await updateRecord(tx, bonusApplications, id, { takenBackAt: now.toISOString() }, now);
    const note = (await tx.get(bonusRules, bonusRuleId))?.name ?? null;
    const what = { type: 'BONUS_TAKEN_BACK', days: -days, paymentId, note } as const;
    await recordEvent(tx, subscription, subscription, what, now);
  }
}
