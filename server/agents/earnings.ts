import type { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { businessSalesAgentTypes } from '../../resources/agents/businessSalesAgentTypes';
import { commissions } from '../../resources/agents/commissions';
import { referrals } from '../../resources/agents/referrals';
import type { Answers } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import type { Store } from '../store/Store';

type Agency = RecordOf<typeof businessSalesAgents>;

/** Returns what an agency has brought, and the commission that it has earned with it. */
export async function earningsOf(
  store: Store,
  { id, name, agentTypeId }: Agency,
): Promise<Answers['getMyEarnings']['earnings'][number]> {
  const type = agentTypeId ? await store.get(businessSalesAgentTypes, agentTypeId) : null;
  const theirOrders = [{ path: 'subscriptionFormId', within: [{ path: 'agentId', in: [id] }] }];
  const found = await store.pick(payments, ['id', 'amount'], {
    where: [{ path: 'status', in: ['SUCCESSFUL'] }],
    within: [{ path: 'paymentFormId', within: theirOrders }],
  });
  const paid = found.reduce((sum, { amount }) => sum + amount, 0);
  const refunded = await store.sum(paymentRefundTasks, 'amount', {
    where: [
      { path: 'status', in: ['EFFECTED'] },
      { path: 'paymentId', in: found.map((payment) => payment.id) },
    ],
  });
  const counted = (status: RecordOf<typeof referrals>['status']) =>
    store.count(referrals, {
      where: [
        { path: 'agentId', in: [id] },
        { path: 'status', in: [status] },
      ],
    });
  const [open, converted, rejected] = [await counted('NEW'), await counted('CONVERTED'), await counted('REJECTED')];
  const commission = await store.sum(commissions, 'amount', { where: [{ path: 'agentId', in: [id] }] });
  const commissionPercent = type?.commissionPercent ?? null;
  const sales = Math.max(0, paid - refunded);
  return { agencyId: id, name, open, converted, rejected, sales, commissionPercent, commission };
}
