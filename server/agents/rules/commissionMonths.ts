import { endOfMonth, format, parseISO } from 'date-fns';
import type { COMMISSION_STATUSES } from '../../../contract/agents/commissions';
import { dayAt } from '../../rules/days';

/** The fields of a commission that the sums need; its amount is negative if it was taken back. */
interface Earned {
  earnedAt: string;
  /** In whole units. */
  amount: number;
  status: (typeof COMMISSION_STATUSES)[number];
}

/** A month's commissions in whole units: `due` is what is still to be paid of `earned - reversed`. */
interface CommissionMonth {
  /** The first and the last day, `YYYY-MM-DD`, in the calendar of the provider. */
  from: string;
  to: string;
  earned: number;
  reversed: number;
  paid: number;
  due: number;
}

/** Returns the sums of commissions by month, the latest month first. */
export function commissionMonths(commissions: readonly Earned[]): CommissionMonth[] {
  const months = new Map<string, CommissionMonth>();
  for (const { earnedAt, amount, status } of commissions) {
    const from = `${dayAt(new Date(earnedAt)).slice(0, 'YYYY-MM'.length)}-01`;
    const sums = months.get(from) ?? { from, to: lastDayOf(from), earned: 0, reversed: 0, paid: 0, due: 0 };
    sums[amount < 0 ? 'reversed' : 'earned'] += Math.abs(amount);
    sums[status === 'PAID' ? 'paid' : 'due'] += amount;
    months.set(from, sums);
  }
  return [...months.values()].sort((one, other) => (one.from < other.from ? 1 : -1));
}

const lastDayOf = (firstDay: string): string => format(endOfMonth(parseISO(firstDay)), 'yyyy-MM-dd');

/** Returns the sum of the commissions in each status, in whole units. */
export function commissionTotals(commissions: readonly Earned[]): { unpaid: number; inPayout: number; paid: number } {
  const sumOf = (wanted: Earned['status']) =>
    commissions.filter(({ status }) => status === wanted).reduce((sum, { amount }) => sum + amount, 0);
  return { unpaid: sumOf('UNPAID'), inPayout: sumOf('IN_PAYOUT'), paid: sumOf('PAID') };
}
