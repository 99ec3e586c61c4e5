/** Money that came in at the provider, as far as its payout is concerned; amounts in whole units. */
export interface Collected {
  id: string;
  bookedAt: string;
  amount: number;
  fee: number;
}

/**
 * The payments whose nets (amount less commission) are what a bank credits: two or more that follow one another in time. Fees are
 * rounded one by one, so the sum may differ by half a unit for each. Null where none fit, or several groups do. `unpaid` is in the
 * order of time and holds nothing that came after the credit.
 */
export function paidOutBy(credit: number, unpaid: readonly Collected[]): readonly Collected[] | null {
  const found: (readonly Collected[])[] = [];
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
    if (count > 1 && Math.abs(sum - credit) <= roundingOf(count)) found.push(unpaid.slice(from, to + 1));
    if (found.length > 1) return exact(found, credit);
  }
  return found[0] ?? null;
}

const roundingOf = (count: number) => Math.floor(count / 2);
const netOf = (group: readonly Collected[]) => group.reduce((sum, { amount, fee }) => sum + amount - fee, 0);

/** Of several groups that fit nearly, the one that fits exactly. */
function exact(groups: readonly (readonly Collected[])[], credit: number): readonly Collected[] | null {
  const fitting = groups.filter((group) => netOf(group) === credit);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
