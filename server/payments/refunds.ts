import { Refusal } from '../../contract/api/errors';
import { type RefundStep, requestRefusal, stepRefusal } from '../../contract/payments/refund';
import type { Changes } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import type { RefundTask } from '../../resources/payments/paymentRefundTasks';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { refundActions } from '../../resources/payments/refundActions';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { notifyStaff } from '../notifications/notifyStaff';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
export type RefundChanges = Changes<typeof paymentRefundTasks>;

/** Requests a refund. Requests for one payment take turns on its row, so that together they never exceed it. */
export function requestRefund(
  { store, now }: Deps,
  { paymentId, amount, reason }: { paymentId: string; amount: number; reason: string },
  identity: Identity | null,
): Promise<RefundTask> {
  return store.transaction(async (tx) => {
    const payment = await tx.get(payments, paymentId, { lock: true });
    if (!payment) throw new Refusal('invalid', 'paymentId does not exist', { paymentId: 'does not exist' });
    const earlier = await tx.find(paymentRefundTasks, { where: [{ path: 'paymentId', in: [paymentId] }] });
    const refusal = requestRefusal(payment, earlier, amount);
    if (refusal) throw refusal;
    const { accountId } = payment;
    const requestedById = identity?.userId ?? null;
    const task = await createRecord(
      tx,
      paymentRefundTasks,
      { paymentId, accountId, amount, reason, requestedById },
      now(),
    );
    await auditAction(tx, refundActions.requestRefund, { identity, record: task, after: task }, now());
    return task;
  });
}

/** Both rows, locked in the same order everywhere: the payment before its refund. */
export interface Locked {
  payment: Payment;
  task: RefundTask;
}

/** Returns a step's changes to the task, computed with both rows locked. */
type Move = (tx: Store, locked: Locked) => Promise<RefundChanges>;

/** Performs one step of a refund, in one transaction with its audit entry. Throws a Refusal if the rules forbid it. */
export function takeStep(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  step: RefundStep,
  identity: Identity | null,
  move: Move,
): Promise<Locked> {
  return store.transaction(async (tx) => {
    const { payment, task: before } = await lockRefund(tx, id);
    const refusal = stepRefusal(before, step, identity?.userId ?? null, now());
    if (refusal) throw refusal;
    const changes = await move(tx, { payment, task: before });
    const task = (await updateRecord(tx, paymentRefundTasks, id, changes, now())) ?? before;
    await auditAction(tx, refundActions[`${step}Refund`], { identity, record: task, before, after: task }, now());
    return { payment, task };
  });
}

/** Locks a refund and its payment. Answers 404 if there is none. */
export async function lockRefund(tx: Store, id: string): Promise<Locked> {
  const known = await tx.get(paymentRefundTasks, id);
  const payment = known && (await tx.get(payments, known.paymentId, { lock: true }));
  const task = payment && (await tx.get(paymentRefundTasks, id, { lock: true }));
  if (!task) throw new Refusal('notFound', 'There is no such payment refund task.');
  return { payment, task };
}

/** Approves or rejects a refund that another user requested. */
export async function decideRefund(
  deps: Deps,
  id: string,
  step: 'approve' | 'reject',
  note: string | null,
  identity: Identity | null,
): Promise<RefundTask> {
  const status = step === 'approve' ? ('APPROVED' as const) : ('REJECTED' as const);
  const decision = { status, decidedById: identity?.userId ?? null, decisionNote: note };
  const kind = step === 'approve' ? 'REFUND_APPROVED' : 'REFUND_REJECTED';
  const move = async (tx: Store, { task }: Locked) => {
    const about = { resource: paymentRefundTasks, id: task.id };
    await notifyStaff(tx, { kind, to: [task.requestedById], byId: decision.decidedById, about }, deps.now());
    return { ...decision, decidedAt: deps.now().toISOString() };
  };
  return (await takeStep(deps, id, step, identity, move)).task;
}
