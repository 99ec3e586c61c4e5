import { Refusal } from '../../contract/api/errors';
import { brand } from '../../contract/brand';
import { claimActions } from '../../resources/claims/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import { payments } from '../../resources/payments/payments';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { credit } from '../payments/credit';
import { confirmationIn } from '../payments/settle';
import { createRecord } from '../store/createRecord';
import { updateRecord } from '../store/updateRecord';
import { notificationRefusal } from './rules/claims';
import { assertNotCredited, type SettlementBody, settlementOf } from './settlement';

type Notification = RecordOf<typeof unmatchedNotifications>;

/**
 * Pays an order or a renewal with money that the provider holds and that is no payment of ours, or refunds it. The provider is asked
 * first; then everything is decided and written in one transaction. Answers 404 for an unknown notification, and 409 if the provider
 * or the order does not allow it.
 */
export async function settleNotification(
  deps: Deps,
  id: string,
  body: SettlementBody,
  identity: Identity | null,
): Promise<{ payment: Payment; notification: Notification }> {
  const known = await deps.store.get(unmatchedNotifications, id);
  if (!known) throw new Refusal('notFound', 'There is no such unmatched notification.');
  const report = known.status === 'UNMATCHED' ? await deps.provider.status(known.trackingId) : null;
  return deps.store.transaction(async (tx) => {
    const now = deps.now();
    const amount = report?.amount ?? 0;
    const settlement = await settlementOf(tx, body, amount, identity, now);
    const before = (await tx.get(unmatchedNotifications, id, { lock: true })) ?? known;
    const refusal = notificationRefusal(before, report);
    if (refusal || !report) throw refusal ?? new Error(`Nothing is known about notification ${id}.`);
    settlement.assertPayable(amount);
    await assertNotCredited(tx, report.confirmationCode);
    const { provider, trackingId } = before;
    const paid = { amount, currency: brand.currency, provider, trackingId };
    const payment = await createRecord(tx, payments, { ...settlement.for, ...paid }, now);
    // The day on which the money came in, as on the provider's statement.
    const confirmation = { ...confirmationIn(report, payment, now), paidAt: before.dateCreated };
    const { goesBack } = settlement;
    const changes = await credit(tx, payment, { ...confirmation, ...(goesBack ? { goesBack } : {}) }, now, deps.config);
    const credited = (await updateRecord(tx, payments, payment.id, changes, now)) ?? payment;
    const settled = { status: 'MATCHED', paymentId: payment.id, settledById: identity?.userId ?? null } as const;
    const { confirmationCode } = report;
    const closed = { ...settled, confirmationCode, nextLookAt: null, unansweredSince: null };
    const notification = (await updateRecord(tx, unmatchedNotifications, id, closed, now)) ?? before;
    const said = { record: credited, after: credited, reason: body.note };
    await auditAction(tx, claimActions.settleNotification, { identity, ...said }, now);
    return { payment: credited, notification };
  });
}
