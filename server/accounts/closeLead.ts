import { Refusal } from '../../contract/api/errors';
import { clients } from '../../resources/accounts/clients';
import type { RecordOf } from '../../resources/language/defineResource';
import type { RowScope } from '../../resources/language/rowScope';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { payments } from '../../resources/payments/payments';
import { endReferrals } from '../agents/referrals';
import { isAttemptOpen } from '../payments/rules/manualPayment';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { replacedRefusal } from './guards';
import { closingRefusal } from './rules/leads';

type Client = RecordOf<typeof clients>;

/** Closes a lost lead, in the transaction `tx`: open orders are cancelled, open referrals rejected. */
export async function closeLead(
  tx: Store,
  { id, within, reason }: { id: string; within: RowScope | undefined; reason: string },
  now: Date,
): Promise<{ before: Client; after: Client }> {
  if (!(await tx.get(clients, id, { within }))) throw new Refusal('notFound', 'There is no such client.');
  const where = [{ path: 'clientId', in: [id] }] as const;
  // Orders are locked before the client, as every attempt to pay does it.
  const orders = [];
  for (const order of await tx.find(subscriptionForms, { where }))
    orders.push((await tx.get(subscriptionForms, order.id, { lock: true })) ?? order);
  const before = await tx.get(clients, id, { lock: true });
  if (!before) throw new Refusal('notFound', 'There is no such client.');
  const replaced = await replacedRefusal(tx, before);
  if (replaced) throw replaced;
  const attempts = await tx.find(payments, { where });
  const isPaid = attempts.some(({ status }) => status === 'SUCCESSFUL');
  const refusal = closingRefusal(before, { isPaid, isBeingPaid: attempts.some(isAttemptOpen) });
  if (refusal) throw refusal;
  for (const order of orders)
    if (order.status !== 'PAID') await updateRecord(tx, subscriptionForms, order.id, { status: 'CANCELLED' }, now);
  await endReferrals(tx, id, 'REJECTED', now);
  const after = await updateRecord(tx, clients, id, { lostAt: now.toISOString(), lostReason: reason }, now);
  return { before, after: after ?? before };
}
