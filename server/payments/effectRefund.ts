import { fieldRefusal } from '../../contract/api/errors';
import type { RefundTask } from '../../resources/payments/paymentRefundTasks';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { completeRefund } from './completeRefund';
import { takeStep } from './refunds';

/**
 * Records that staff confirm the payout of a refund. The provider's response to the submission does not prove that; a payout
 * reference does.
 */
export async function effectRefund(
  deps: Deps,
  id: string,
  given: string | null,
  identity: Identity | null,
): Promise<RefundTask> {
  const { task } = await takeStep(deps, id, 'effect', identity, async (tx, { payment, task }) => {
    const payoutReference = given ?? (payment.provider ? null : task.payoutReference);
    if (!payoutReference) {
      throw fieldRefusal('payoutReference', 'is required: the number under which the money went out');
    }
    await completeRefund(tx, payment, task, payoutReference, deps.now());
    return {};
  });
  return task;
}
