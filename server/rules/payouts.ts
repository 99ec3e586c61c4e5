/** Money that came in at the provider, as far as its payout is concerned; amounts in whole units. */
export interface Collected {
  id: string;
  bookedAt: string;
  amount: number;
  fee: number;
}

/** What the settlement of a payout is booked from: this and the id of the bank's line. */
export const PAYOUT_SOURCE = 'payout:';

/**
 * The payments whose nets (amount less commission) are what a bank credits: two or more that follow one another in time. Fees are
 * rounded one by one, so the sum may differ by half a unit for each. Null where none fit, or several groups do; nobody
 * pays out more than was collected. `unpaid` is in the order of time and holds nothing that came after the credit.
 */
export function paidOutBy<C extends Collected>(credit: number, unpaid: readonly C[]): readonly C[] | null {
  const found: (readonly C[])[] = [];
  let from = 0;
  let sum = 0;
  for (const [to, { amount, fee }] of unpaid.entries()) {
    sum += amount - fee;
    while (from < to && sum > credit + roundingOf(to - from + 1)) {
      const first = unpaid[from];
      if (first) sum -= first.amount - first.fee;
      from += 1;
    }
    const count = to - from + 1;
    if (count < 2 || Math.abs(sum - credit) > roundingOf(count)) continue;
    const group = unpaid.slice(from, to + 1);
    if (collectedBy(group) >= credit) found.push(group);
    if (found.length > 1) return exact(found, credit);
  }
  return found[0] ?? null;
}

const roundingOf = (count: number) => Math.floor(count / 2);
/** What a group came to before commission. */
export const collectedBy = (group: readonly Collected[]): number => group.reduce((sum, { amount }) => sum + amount, 0);
const netOf = (group: readonly Collected[]) => group.reduce((sum, { amount, fee }) => sum + amount - fee, 0);

/** Of several groups that fit nearly, the one that fits exactly. */
function exact<C extends Collected>(groups: readonly (readonly C[])[], credit: number): readonly C[] | null {
  const fitting = groups.filter((group) => netOf(group) === credit);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
