import { isUsualFee, payoutFee, roundingOf } from '../../contract/statements/payoutFee';

/** Money received by the provider, with the fields that matter for its payout; amounts are in whole units. */
export interface CollectedPayment {
  id: string;
  bookedAt: string;
  amount: number;
  fee: number;
}

/** The prefix of a payout's source in the ledger, followed by the id of the bank's line. */
export const PAYOUT_SOURCE = 'payout:';
/** The maximum number of times that a payout is booked or cancelled after its first booking. */
export const MOST_REBOOKINGS = 99;

/** Returns the sources of a payout's entries in the ledger, in order: its booking, its cancellation, its next booking and so on. */
export const payoutSources = (creditId: string): string[] =>
  Array.from({ length: MOST_REBOOKINGS + 1 }, (_, at) => `${PAYOUT_SOURCE}${creditId}${at === 0 ? '' : `:${at}`}`);

/**
 * Returns the payments whose net amounts (after commission) add up to a bank credit: two or more that are successive in time.
 * Fees are rounded individually, so the sum may differ by half a unit for each. Null if no group matches, or several do; a credit
 * never exceeds what was collected. `unpaid` is in the order of time and contains nothing after the credit.
 */
export function paidOutBy<C extends CollectedPayment>(credit: number, unpaid: readonly C[]): readonly C[] | null {
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

/** Returns the sum of a group before commission. */
export const collectedBy = (group: readonly CollectedPayment[]): number =>
  group.reduce((sum, { amount }) => sum + amount, 0);
const netOf = (group: readonly CollectedPayment[]) => group.reduce((sum, { amount, fee }) => sum + amount - fee, 0);

/** Of several groups that match approximately, returns the one that matches exactly, or null. */
function exact<C extends CollectedPayment>(groups: readonly (readonly C[])[], credit: number): readonly C[] | null {
  const fitting = groups.filter((group) => netOf(group) === credit);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/**
 * Returns the payments that a bank credit most likely paid out, for a person to check: successive ones with a fee of up to a tenth
 * that is nearest to the named fees, and of equally near ones those that begin last. `unpaid` is in the order of time.
 */
export function likeliestPaidOut<C extends CollectedPayment>(credit: number, unpaid: readonly C[]): readonly C[] {
  const sure = paidOutBy(credit, unpaid);
  if (sure) return sure;
  let likeliest: readonly C[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let from = unpaid.length - 1; from >= 0; from -= 1)
    for (let to = unpaid.length; to > from; to -= 1) {
      const group = unpaid.slice(from, to);
      const { fee, named, collected } = payoutFee(credit, group);
      const distance = Math.abs(fee - named);
      if (!isUsualFee(fee, collected) || distance >= least) continue;
      [likeliest, least] = [group, distance];
    }
  return likeliest;
}
