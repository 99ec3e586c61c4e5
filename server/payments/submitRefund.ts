import { fieldRefusal, Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { payoutReferenceAt } from '../../contract/payments/refund';
import { users } from '../../resources/access/users';
import type { RefundTask } from '../../resources/payments/paymentRefundTasks';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { ProviderError, requireSetUp } from '../ports/PaymentProvider';
import { updateRecord } from '../store/updateRecord';
import { type Locked, lockRefund, type RefundChanges, takeStep } from './refunds';

/**
 * Sends an approved refund. A manual refund is SUBMITTED with its payout reference immediately. A refund through the provider
 * takes three steps, so that no lock is held while the provider works: the task is marked as sent (`submittedAt`) and committed;
 * the provider is asked; its answer is written. If it accepts, the task is SUBMITTED (not paid out); if it refuses, the mark is
 * removed and the task stays APPROVED with the message. After a crash or a lost answer, it stays APPROVED with the mark, which
 * the list of exceptions shows. It then cannot be rejected, because the money may be out. It may be submitted again, because the
 * provider accepts only one refund per payment, or with the payout reference if the provider's own records show the refund.
 */
export async function submitRefund(
  deps: Deps,
  id: string,
  payoutReference: string | null,
  identity: Identity | null,
): Promise<RefundTask> {
  if (payoutReference === null) requireSetUp(deps.provider);
  const sent = await takeStep(deps, id, 'submit', identity, async (_tx, locked) => {
    const submittedAt = deps.now().toISOString();
    return sentByHand(locked, payoutReference)
      ? { status: 'SUBMITTED', submittedAt, payoutReference, lastError: null }
      : { submittedAt, lastError: null };
  });
  if (sent.task.status === 'SUBMITTED') return sent.task;
  const message = await askProvider(deps, sent, identity);
  return conclude(deps, id, { status: 'SUBMITTED', payoutReference: message.slice(0, 120) || null });
}

function sentByHand({ payment, task }: Locked, payoutReference: string | null): boolean {
  const asked = payoutReferenceAt('submit', payment, task);
  if (asked === 'required' && !payoutReference)
    throw fieldRefusal('payoutReference', 'is required: the number of the slip');
  if (asked === 'none' && payoutReference)
    throw fieldRefusal(
      'payoutReference',
      'is for refunds that the provider refused or did not answer; this one was not sent to it yet',
    );
  return payoutReference !== null;
}

async function askProvider(deps: Deps, { payment, task }: Locked, identity: Identity | null): Promise<string> {
  const staff = identity && (await deps.store.get(users, identity.userId));
  const request = {
    confirmationCode: payment.confirmationCode ?? '',
    amount: task.amount,
    username: staff?.fullName ?? 'Staff',
    remarks: task.reason,
  };
  try {
    return (await deps.provider.refund(request)).message;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'unreachable')
      throw new Refusal(
        'unavailable',
        'The payment provider did not answer, so the refund may have arrived or not. Look for it there before you send it again.',
      );
    await conclude(deps, task.id, { submittedAt: null, lastError: error.message.slice(0, 300) });
    throw new Refusal(
      'conflict',
      phrase('The payment provider refused the refund: {reason}', { reason: error.message }),
    );
  }
}

/**
 * Writes the provider's answer, unless the refund was ended in the meantime, e.g. by the provider's report that the money is out.
 */
function conclude({ store, now }: Deps, id: string, changes: RefundChanges): Promise<RefundTask> {
  return store.transaction(async (tx) => {
    const { task } = await lockRefund(tx, id);
    if (task.status !== 'APPROVED') return task;
    return (await updateRecord(tx, paymentRefundTasks, id, changes, now())) ?? task;
  });
}
