import { Refusal } from '../../contract/api/errors';
import { claimActions } from '../../resources/claims/actions';
import { claims } from '../../resources/claims/claims';
import type { Payment } from '../../resources/payments/Payment';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { statementLines } from '../../resources/statements/statementLines';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import { lastClosedDay } from '../closing/DayClose';
import type { Deps } from '../deps';
import { ledgerOf } from '../ledger/transactions';
import { reverse } from '../payments/reverse';
import { recheckClaims } from '../statements/recheckClaims';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { type SettlementUse, undoSettlementRefusal } from './rules/undoSettlement';

/**
 * Undoes a settlement by staff: the payment is reversed with what it granted, and its money is unmatched again. The payment keeps
 * its moment, but not the codes by which its money is known, so that the money can be settled once more. Answers 404 for an unknown
 * payment, and 409 if staff did not settle it, a refund was sent, or a closed day uses it.
 */
export const undoSettlement = (
  { store, now: clock }: Pick<Deps, 'store' | 'now'>,
  id: string,
  reason: string,
  identity: Identity | null,
): Promise<Payment> =>
  store.transaction(async (tx) => {
    // A day must not be closed while its payment is reversed.
    await takeLock(tx, 'close');
    const now = clock();
    const before = await tx.get(payments, id, { lock: true });
    if (!before) throw new Refusal('notFound', 'There is no such payment.');
    const refusal = undoSettlementRefusal(await useOf(tx, before));
    if (refusal) throw refusal;
    const changes = {
      ...(await reverse(tx, before, now)),
      statusMessage: 'The settlement was undone.',
      ...{ slipCode: null, manualReference: null, trackingId: null, undoneAt: now.toISOString() },
    };
    const after = (await updateRecord(tx, payments, id, changes, now)) ?? before;
    const released = { status: 'UNMATCHED', paymentId: null, settledById: null } as const;
    for (const line of await linesOf(tx, id)) await updateRecord(tx, statementLines, line.id, released, now);
    for (const notification of await notificationsOf(tx, id))
      await updateRecord(tx, unmatchedNotifications, notification.id, released, now);
    await recheckClaims(tx, now);
    await auditAction(tx, claimActions.undoSettlement, { identity, record: after, before, after, reason }, now);
    return after;
  });

async function useOf(tx: Store, payment: Payment): Promise<SettlementUse> {
  const where = [{ path: 'paymentId', in: [payment.id] }] as const;
  const [claim] = await tx.find(claims, { where, limit: 1 });
  const money = [...(await linesOf(tx, payment.id)), ...(await notificationsOf(tx, payment.id))];
  const booked = (await ledgerOf(tx, payment)).find(({ type }) => type === 'PAYMENT');
  return {
    payment,
    isSettledByStaff: money.some(({ settledById }) => settledById !== null),
    bookedAt: booked?.dateCreated ?? payment.dateCreated,
    closed: await lastClosedDay(tx),
    refunds: await tx.find(paymentRefundTasks, { where }),
    claimNumber: claim?.claimNumber ?? null,
  };
}

/** Returns the lines that show a payment's money coming in. */
const linesOf = (tx: Store, paymentId: string) =>
  tx.find(statementLines, {
    where: [
      { path: 'paymentId', in: [paymentId] },
      { path: 'direction', in: ['IN'] },
    ],
  });

const notificationsOf = (tx: Store, paymentId: string) =>
  tx.find(unmatchedNotifications, {
    where: [
      { path: 'paymentId', in: [paymentId] },
      { path: 'status', in: ['MATCHED'] },
    ],
  });
