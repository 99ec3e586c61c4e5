import { payments } from '../../resources/payments/payments';
import { CLEARED_LATER } from '../rules/clearing';
import type { Store } from '../store/Store';
import { type PlacedLine, timesAround } from './rules/near';
import { CLEARING, showsSlip } from './rules/slips';

/**
 * Returns the payment for each line of a bank that shows a cheque or a card payment, by the line's position, if exactly one line and
 * one payment fit.
 */
export async function matchSlips(tx: Store, lines: readonly PlacedLine[]): Promise<ReadonlyMap<number, string>> {
  if (lines.length === 0) return new Map();
  const { from, before } = timesAround(lines, CLEARING, CLEARING + 1);
  const slips = await tx.pick(payments, ['id', 'amount', 'manualMethod', 'manualReference', 'paidAt'], {
    where: [
      { path: 'status', in: ['SUCCESSFUL'] },
      { path: 'manualMethod', in: [...CLEARED_LATER] },
      { path: 'paidAt', from, before },
      { path: 'amount', in: [...new Set(lines.map(({ line }) => line.amount))] },
    ],
  });
  const fits = lines.flatMap(({ line, at }) => {
    const [one, ...others] = slips.filter((slip) => showsSlip(line, slip));
    return one && others.length === 0 ? [[at, one.id] as const] : [];
  });
  return new Map(fits.filter(([, id]) => fits.filter(([, other]) => other === id).length === 1));
}
