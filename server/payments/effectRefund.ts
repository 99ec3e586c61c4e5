import { Refusal } from '../../contract/api/errors';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { bookRefund } from './bookRefund';
import { type RefundTask, takeStep } from './refunds';

/** Staff confirm that the money of a refund is out. What the provider answered to the submission is no proof of that: a reference is. */
export async function effectRefund(
  deps: Deps,
  id: string,
  given: string | null,
  identity: Identity | null,
): Promise<RefundTask> {
  const { task } = await takeStep(deps, id, 'effect', identity, async (tx, { payment, task }) => {
    const payoutReference = given ?? (payment.provider ? null : task.payoutReference);
    if (!payoutReference) {
      const message = 'is required: the number under which the money went out';
      throw new Refusal('invalid', `payoutReference ${message}`, { payoutReference: message });
    }
    await bookRefund(tx, payment, task, payoutReference, deps.now());
    return {};
  });
  return task;
}
