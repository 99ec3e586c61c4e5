import { commissions } from '../../resources/agents/commissions';
import { payments } from '../../resources/payments/payments';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { agencyOf } from './commissionPercentOf';

/**
 * Records that a payment's commission changed by `amount` whole units, in the transaction `tx` that posts it to the ledger. A
 * reversal belongs to the agency that earned the commission, even if the order has another one by now.
 */
export async function recordCommission(tx: Store, paymentId: string, amount: number, now: Date): Promise<void> {
  if (amount === 0) return;
  const [earlier] = await tx.find(commissions, { where: [{ path: 'paymentId', in: [paymentId] }], limit: 1 });
  const of = earlier ?? (await sourceOf(tx, paymentId));
  if (!of) return;
  const { agentId, paymentReference, subscriptionFormId } = of;
  const type = amount > 0 ? 'EARNED' : 'REVERSED';
  const earnedAt = now.toISOString();
  const record = { agentId, paymentId, paymentReference, subscriptionFormId, type, amount, earnedAt } as const;
  await createRecord(tx, commissions, record, now);
}

async function sourceOf(tx: Store, paymentId: string) {
  const payment = await tx.get(payments, paymentId);
  const { order, agency } = payment ? await agencyOf(tx, payment) : { order: null, agency: null };
  if (!payment || !agency) return null;
  return { agentId: agency.id, paymentReference: payment.reference, subscriptionFormId: order?.id ?? null };
}
