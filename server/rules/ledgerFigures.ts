import { eachDayOfInterval, eachMonthOfInterval, endOfMonth, format, parseISO, startOfMonth } from 'date-fns';
import { Refusal } from '../../contract/api/errors';
import { CHART, type EntryType, type JournalAccount } from '../../contract/ledger/chart';
import { type LedgerStep, MOST_STEPS } from '../../contract/ledger/period';
import { RENEWAL_GRACE_DAYS } from '../../resources/language/renewal';
import type { Days } from '../../resources/metrics/Figure';
import { dayAfter, startOf } from './days';
import { vatIn } from './settlement';

/** Of an account of the ledger, what entries of one type have moved up to a moment, in whole units. */
interface Moved {
  account: JournalAccount;
  type: EntryType;
  debit: number;
  credit: number;
}

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');
const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** The month of a day on the calendar. */
const monthOf = (day: string): Days => ({
  from: dayOf(startOfMonth(parseISO(day))),
  to: dayOf(endOfMonth(parseISO(day))),
});

/** The last moment of a day in the provider's country (ISO 8601 UTC): what is booked at the next midnight is the next day's. */
export const closeOf = (day: string): string => new Date(Date.parse(startOf(dayAfter(day, 1))) - 1).toISOString();

/** A period by day or month, the first and the last month cut to it; throws a Refusal that names what is wrong with it. */
export function bucketsOf({ from, to }: Days, step: LedgerStep): Days[] {
  if (to < from) throw invalid('to', 'must be the first day or later');
  const period = { start: parseISO(from), end: parseISO(to) };
  const days = step === 'day' ? eachDayOfInterval(period) : eachMonthOfInterval(period);
  if (days.length > MOST_STEPS) throw invalid('to', `must leave at most ${MOST_STEPS} ${step}s`);
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

/** What an account holds: liabilities and revenue as they grow, by credits. */
export function balanceOf(moved: readonly Moved[], account: JournalAccount): number {
  const debits = balance(moved, (each) => each.account === account);
  return CHART[account].class === 'ASSET' ? debits : 0 - debits;
}

/** What came in, went back and was earned between two states of the ledger. Payments from before there was a ledger came in earlier. */
export function movementOf(before: readonly Moved[], after: readonly Moved[]) {
  const moved = (counts: (each: Moved) => boolean) => balance(after, counts) - balance(before, counts);
  return {
    received: moved((each) => isMoney(each) && each.type === 'PAYMENT'),
    refunded: 0 - moved((each) => isMoney(each) && (each.type === 'REFUND' || each.type === 'REVERSAL')),
    earned: balanceOf(after, 'REVENUE') - balanceOf(before, 'REVENUE'),
  };
}

/** Days that recurring revenue is computed for. */
const MRR_DAYS = 30;

/** A package and how many lines have it. */
interface Sold {
  /** VAT included. */
  price: number;
  durationDays: number;
  lines: number;
}

/** Monthly recurring revenue: what lines pay for 30 days at the list price of their package, VAT (per cent) excluded. */
export const mrrOf = (sold: readonly Sold[], vat: number): number =>
  Math.round(
    sold.reduce(
      (sum, { price, durationDays, lines }) => sum + (lines * (price - vatIn(price, vat)) * MRR_DAYS) / durationDays,
      0,
    ),
  );

/** Average revenue per line: what was earned, by the lines active on average; null where there were none. */
export function arpuOf(earned: number, linesAtStart: number, linesAtEnd: number): number | null {
  const lines = (linesAtStart + linesAtEnd) / 2;
  return lines > 0 ? Math.round(earned / lines) : null;
}

/** A share of a whole in per cent, to one decimal; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((1_000 * part) / whole) / 10 : null;

/** The days of a month of which something can be said today; null where there are none yet. */
export interface MonthDays extends Days {
  /** Days on which something ended that could be renewed on time: up to yesterday. */
  due: Days | null;
  /** Days on which something ended whose grace is over. */
  decided: Days | null;
  /** Whether the month is over. */
  isOver: boolean;
}

/** The month of a day, as it stands today. */
export function monthAt(day: string, today: string): MonthDays {
  const { from, to } = monthOf(day);
  const upTo = (last: string): Days | null => (last < from ? null : { from, to: earlier(to, last) });
  return {
    ...{ from, to, due: upTo(dayAfter(today, -1)) },
    decided: upTo(dayAfter(today, -RENEWAL_GRACE_DAYS - 1)),
    isOver: to < today,
  };
}
