import { eachDayOfInterval, eachMonthOfInterval, endOfMonth, format, parseISO, startOfMonth } from 'date-fns';
import { Refusal } from '../../../contract/api/errors';
import { CHART, type EntryType, type JournalAccount } from '../../../contract/ledger/chart';
import { type LedgerStep, MOST_STEPS } from '../../../contract/ledger/period';
import { RENEWAL_GRACE_DAYS } from '../../../resources/language/renewal';
import type { Days } from '../../../resources/metrics/Figure';
import { dayAfter, getDayStart } from '../../rules/days';
import { vatIn } from './paymentBalance';

/** The sums that entries of one type have moved on a ledger account up to a moment, in whole units. */
interface Moved {
  account: JournalAccount;
  type: EntryType;
  debit: number;
  credit: number;
}

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');
const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** Returns the calendar month of a day. */
const monthOf = (day: string): Days => ({
  from: dayOf(startOfMonth(parseISO(day))),
  to: dayOf(endOfMonth(parseISO(day))),
});

/**
 * Returns the last moment of a day in the provider's country (ISO 8601 UTC). An entry at the next midnight belongs to the next
 * day.
 */
export const dayEnd = (day: string): string => new Date(Date.parse(getDayStart(dayAfter(day, 1))) - 1).toISOString();

/**
 * Splits a period into days or months; the first and the last month are cut to the period. Throws a Refusal that names the fault
 * of the period.
 */
export function ledgerBuckets({ from, to }: Days, step: LedgerStep): Days[] {
  if (to < from) throw invalid('to', 'must be the first day or later');
  const period = { start: parseISO(from), end: parseISO(to) };
  const days = step === 'day' ? eachDayOfInterval(period) : eachMonthOfInterval(period);
  if (days.length > MOST_STEPS) throw invalid('to', `makes the period longer than ${MOST_STEPS} ${step}s`);
  return days.map(dayOf).map((first) => ({
    from: later(first, from),
    to: step === 'day' ? first : earlier(monthOf(first).to, to),
  }));
}

const invalid = (name: string, fault: string) => new Refusal('invalid', `${name} ${fault}`, { [name]: fault });

const isMoney = ({ account }: Moved) => CHART[account].class === 'ASSET';

function balance(moved: readonly Moved[], counts: (each: Moved) => boolean): number {
  return moved.reduce((sum, each) => (counts(each) ? sum + each.debit - each.credit : sum), 0);
}

/** Returns an account's balance. Liabilities and revenue grow by credits. */
export function balanceOf(moved: readonly Moved[], account: JournalAccount): number {
  const debits = balance(moved, (each) => each.account === account);
  return CHART[account].class === 'ASSET' ? debits : 0 - debits;
}

/**
 * Returns what was received, refunded and earned between two states of the ledger. Payments from before the ledger was introduced
 * count as received earlier.
 */
export function movementOf(before: readonly Moved[], after: readonly Moved[]) {
  const moved = (counts: (each: Moved) => boolean) => balance(after, counts) - balance(before, counts);
  return {
    received: moved((each) => isMoney(each) && each.type === 'PAYMENT'),
    refunded: 0 - moved((each) => isMoney(each) && (each.type === 'REFUND' || each.type === 'REVERSAL')),
    earned: balanceOf(after, 'REVENUE') - balanceOf(before, 'REVENUE'),
  };
}

/** The number of days for which recurring revenue is computed. */
const MRR_DAYS = 30;

/** A package, and the number of subscriptions with it. */
interface Sold {
  /** The price including VAT. */
  price: number;
  durationDays: number;
  lines: number;
}

/**
 * Returns the monthly recurring revenue: what subscriptions pay for 30 days at the list price of their package, excluding VAT (in
 * per cent).
 */
export const mrrOf = (sold: readonly Sold[], vat: number): number =>
  Math.round(
    sold.reduce(
      (sum, { price, durationDays, lines }) => sum + (lines * (price - vatIn(price, vat)) * MRR_DAYS) / durationDays,
      0,
    ),
  );

/**
 * Returns the average revenue per subscription: the earned amount divided by the average number of active subscriptions; null if
 * there were none.
 */
export function arpuOf(earned: number, linesAtStart: number, linesAtEnd: number): number | null {
  const lines = (linesAtStart + linesAtEnd) / 2;
  return lines > 0 ? Math.round(earned / lines) : null;
}

/** Returns a share in per cent, to one decimal, or null if the whole is zero. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((1_000 * part) / whole) / 10 : null;

/** A month, with the days about which something can be said today; null if there are none yet. */
export interface MonthDays extends Days {
  /** The days whose ended subscriptions could have been renewed on time: up to yesterday. */
  due: Days | null;
  /** The days whose ended subscriptions have no grace period left. */
  decided: Days | null;
  /** True if the month is over. */
  isOver: boolean;
}

/** Returns the month of a day, as it stands today. */
export function monthAt(day: string, today: string): MonthDays {
  const { from, to } = monthOf(day);
  const upTo = (last: string): Days | null => (last < from ? null : { from, to: earlier(to, last) });
  return {
    ...{ from, to, due: upTo(dayAfter(today, -1)) },
    decided: upTo(dayAfter(today, -RENEWAL_GRACE_DAYS - 1)),
    isOver: to < today,
  };
}
