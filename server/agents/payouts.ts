import { MOST_COMMISSIONS } from '../../contract/agents/commissions';
import { type PayoutStep, payoutStepRefusal, prepareRefusal } from '../../contract/agents/payout';
import { Refusal } from '../../contract/api/errors';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { type CommissionPayout, commissionPayouts } from '../../resources/agents/commissionPayouts';
import { commissions } from '../../resources/agents/commissions';
import { payoutActions } from '../../resources/agents/payoutActions';
import type { Changes } from '../../resources/language/defineResource';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { dayAfter, dayAt, getDayStart } from '../rules/days';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

type Clocked = Pick<Deps, 'store' | 'now'>;

/**
 * Prepares a payout of what an agency earned up to a day (`YYYY-MM-DD`). Payouts of one agency take turns on its row, so that no
 * commission is in two of them.
 */
export function preparePayout(
  { store, now }: Clocked,
  { agentId, upTo }: { agentId: string; upTo: string },
  identity: Identity | null,
): Promise<CommissionPayout> {
  return store.transaction(async (tx) => {
    const agency = await tx.get(businessSalesAgents, agentId, { lock: true });
    if (!agency) throw new Refusal('invalid', 'agentId does not exist', { agentId: 'does not exist' });
    const found = await unpaidOf(tx, agentId, upTo);
    const amount = found.reduce((sum, commission) => sum + commission.amount, 0);
    const refusal = prepareRefusal(upTo, dayAt(now()), amount);
    if (refusal) throw refusal;
    const preparedById = identity?.userId ?? null;
    const values = { agentId, upTo, amount, commissions: found.length, preparedById };
    const payout = await createRecord(tx, commissionPayouts, values, now());
    for (const { id } of found)
      await updateRecord(tx, commissions, id, { status: 'IN_PAYOUT', payoutId: payout.id }, now());
    await auditAction(tx, payoutActions.preparePayout, { identity, record: payout, after: payout }, now());
    return payout;
  });
}

/**
 * Returns what was taken back, whenever that was, and what was earned by the end of a day. The oldest commissions come first, and
 * further ones are for the next payout.
 */
async function unpaidOf(tx: Store, agentId: string, upTo: string) {
  const unpaid = [
    { path: 'agentId', in: [agentId] },
    { path: 'status', in: ['UNPAID'] },
  ] as const;
  const before = getDayStart(dayAfter(upTo, 1));
  const oldestFirst = { sort: { path: 'earnedAt', ascending: true }, limit: MOST_COMMISSIONS } as const;
  const [reversed, earned] = [
    await tx.find(commissions, { where: [...unpaid, { path: 'type', in: ['REVERSED'] }], ...oldestFirst }),
    await tx.find(commissions, {
      where: [...unpaid, { path: 'type', in: ['EARNED'] }, { path: 'earnedAt', before }],
      ...oldestFirst,
    }),
  ];
  return [...reversed, ...earned];
}

/** Returns a step's changes to a payout, whose row the transaction holds. Throws a Refusal if the rules forbid them. */
type Move = (tx: Store, payout: CommissionPayout) => Promise<Changes<typeof commissionPayouts>>;

/** Performs one step of a payout, in one transaction with its audit entry. Throws a Refusal if the rules forbid it. */
export function takePayoutStep(
  { store, now }: Clocked,
  id: string,
  step: PayoutStep,
  identity: Identity | null,
  move: Move,
): Promise<CommissionPayout> {
  return store.transaction(async (tx) => {
    const before = await tx.get(commissionPayouts, id, { lock: true });
    if (!before) throw new Refusal('notFound', 'There is no such commission payout.');
    const refusal = payoutStepRefusal(before, step, identity?.userId ?? null);
    if (refusal) throw refusal;
    const changes = await move(tx, before);
    const payout = (await updateRecord(tx, commissionPayouts, id, changes, now())) ?? before;
    const event = { identity, record: payout, before, after: payout };
    await auditAction(tx, payoutActions[`${step}Payout`], event, now());
    return payout;
  });
}

/** Changes every commission in a payout, whose row the transaction `tx` holds. */
async function changeCommissions(
  tx: Store,
  payoutId: string,
  changes: Changes<typeof commissions>,
  now: Date,
): Promise<void> {
  const found = await tx.pick(commissions, ['id'], { where: [{ path: 'payoutId', in: [payoutId] }] });
  for (const { id } of found) await updateRecord(tx, commissions, id, changes, now);
}

/** Approves a payout that another user prepared. */
export const approvePayout = (deps: Clocked, id: string, identity: Identity | null): Promise<CommissionPayout> =>
  takePayoutStep(deps, id, 'approve', identity, async () => ({
    status: 'APPROVED',
    approvedById: identity?.userId ?? null,
    approvedAt: deps.now().toISOString(),
  }));

/** Cancels a payout that is not paid; its commissions are unpaid again. */
export const cancelPayout = (
  deps: Clocked,
  id: string,
  cancelReason: string,
  identity: Identity | null,
): Promise<CommissionPayout> =>
  takePayoutStep(deps, id, 'cancel', identity, async (tx) => {
    await changeCommissions(tx, id, { status: 'UNPAID', payoutId: null }, deps.now());
    const cancelledById = identity?.userId ?? null;
    return { status: 'CANCELLED', cancelReason, cancelledById, cancelledAt: deps.now().toISOString() };
  });

/** Marks the commissions of a payout as paid, in the transaction `tx` that records it. */
export const settleCommissions = (tx: Store, payoutId: string, now: Date): Promise<void> =>
  changeCommissions(tx, payoutId, { status: 'PAID' }, now);
