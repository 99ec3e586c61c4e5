import type { Payment } from '../../resources/payments/Payment';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import type { Store } from '../store/Store';
import { type PlacedLine, timesAround } from './rules/near';
import { matchedRefunds, REFUND_NEAR } from './rules/outgoing';

/**
 * Returns the payment for each line by which its money went out, by the line's position: a reversal with the payment's code or
 * reference, or a refund that was paid out. `known` are the payments that the lines have a code of, or name.
 */
export async function matchOutgoing(
  tx: Store,
  lines: readonly PlacedLine[],
  known: readonly Pick<Payment, 'id' | 'reference' | 'slipCode'>[],
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  for (const { line, at } of lines) {
    const own = known.find(
      ({ id, reference, slipCode }) =>
        (slipCode !== null && slipCode === line.slipCode) || [id, reference].includes(line.reference ?? ''),
    );
    if (own) found.set(at, own.id);
  }
  const loose = lines.filter(({ at }) => !found.has(at));
  if (loose.length === 0) return found;
  const { from, before } = timesAround(loose, REFUND_NEAR, REFUND_NEAR + 1);
  const refunds = await tx.pick(paymentRefundTasks, ['paymentId', 'amount', 'effectedAt', 'payoutReference'], {
    where: [
      { path: 'status', in: ['EFFECTED'] },
      { path: 'effectedAt', from, before },
    ],
  });
  return new Map([...found, ...matchedRefunds(loose, refunds)]);
}
