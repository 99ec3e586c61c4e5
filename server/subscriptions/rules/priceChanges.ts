import { fieldRefusal, type Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import type { PriceChange } from '../../../resources/subscriptions/priceChanges';
import type { Subscription } from '../../../resources/subscriptions/subscriptions';
import { dayAfter, dayAt, getDayStart } from '../../rules/days';

/** The maximum number of days that a change may be ahead. */
export const FARTHEST_DAYS = 366;
/** The hour of a notice, when people may be sent a message. */
const NOTICE_HOUR = 9;
const HOUR = 3_600_000;

type Planned = Pick<PriceChange, 'startDay' | 'price'>;

/** Returns the price on a day: that of the last planned change that has begun by then, or the present one. */
export function priceOn(day: string, present: number, planned: readonly Planned[]): number {
  const begun = planned.filter(({ startDay }) => startDay <= day);
  return inOrder(begun).at(-1)?.price ?? present;
}

/** Returns planned changes in the order in which they are made. */
export const inOrder = <C extends Pick<PriceChange, 'startDay'>>(planned: readonly C[]): C[] =>
  [...planned].sort((one, other) => one.startDay.localeCompare(other.startDay));

/**
 * Returns the refusal of a wished change, or null. `planned`: the other planned changes of the package; one day has one price only.
 */
export function wishRefusal(
  { startDay, price }: Planned,
  { present, planned }: { present: number; planned: readonly Planned[] },
  now: Date,
): Refusal | null {
  const today = dayAt(now);
  if (startDay < today) return fieldRefusal('startDay', 'is over: choose today or a later day');
  if (startDay > dayAfter(today, FARTHEST_DAYS))
    return fieldRefusal('startDay', phrase('is more than {days} days ahead', { days: FARTHEST_DAYS }));
  if (planned.some((each) => each.startDay === startDay))
    return fieldRefusal('startDay', 'has a planned price already: change or cancel that one', 'conflict');
  if (priceOn(startDay, present, planned) === price) return fieldRefusal('price', 'is the price on that day already');
  return null;
}

/** Returns the last day of a price that another one follows: of two prices of one day, the first ends on that day, too. */
export const lastDayBefore = (next: string, { startDay }: Pick<PriceChange, 'startDay'>): string => {
  const before = dayAfter(next, -1);
  return before < startDay ? startDay : before;
};

/** Returns whether a change is to be made: its day has begun in the brand's time zone. */
export const hasBegun = ({ startDay }: Pick<PriceChange, 'startDay'>, now: Date): boolean => startDay <= dayAt(now);

/** Returns the moments at which a change is made and at which its notice is written (ISO 8601 UTC). A late notice is written now. */
export function momentsOf(
  { startDay, noticeDays }: { startDay: string; noticeDays: number | null },
  now: Date,
): { applyAt: string; noticeAt: string | null } {
  const applyAt = getDayStart(startDay);
  if (noticeDays === null) return { applyAt, noticeAt: null };
  const wished = Date.parse(getDayStart(dayAfter(startDay, -noticeDays))) + NOTICE_HOUR * HOUR;
  return { applyAt, noticeAt: new Date(Math.max(wished, now.getTime())).toISOString() };
}

/** A subscription of an account's line. */
export type LineTerm = Pick<
  Subscription,
  'accountId' | 'productId' | 'status' | 'endDate' | 'paidAt' | 'subscriptionNumber'
>;

/** A line that renews at a price, with the end of what is paid; null if it has not started yet. */
export interface RenewingLine {
  accountId: string;
  paidUntil: string | null;
}

/** Returns the lines whose last package it is, by the subscriptions that run or wait, in the order of their accounts' ids. */
export function renewingLines(terms: readonly LineTerm[], productId: string): RenewingLine[] {
  const last = new Map<string, LineTerm>();
  for (const term of terms) {
    const known = last.get(term.accountId);
    if (!known || isAfter(term, known)) last.set(term.accountId, term);
  }
  return [...last]
    .filter(([, term]) => term.productId === productId)
    .map(([accountId, { endDate }]) => ({ accountId, paidUntil: endDate }))
    .sort((one, other) => (one.accountId < other.accountId ? -1 : 1));
}

/** Waiting subscriptions follow the running one, in the order in which they were paid. */
function isAfter(one: LineTerm, other: LineTerm): boolean {
  if (one.status !== other.status) return other.status === 'ACTIVE';
  const [paid, before] = [one, other].map(({ paidAt }) => (paidAt ? Date.parse(paidAt) : 0)) as [number, number];
  return paid === before ? one.subscriptionNumber > other.subscriptionNumber : paid > before;
}

/** Returns how many lines are paid beyond a moment and keep the old price for that time, and the latest of their ends. */
export function paidBeyond(lines: readonly RenewingLine[], moment: string) {
  const ends = lines.flatMap(({ paidUntil }) => paidUntil ?? []).filter((end) => Date.parse(end) > Date.parse(moment));
  const latest = ends.reduce((most, end) => Math.max(most, Date.parse(end)), 0);
  const unknown = lines.filter(({ paidUntil }) => paidUntil === null).length;
  return { paidAhead: ends.length + unknown, paidAheadUntil: latest > 0 ? new Date(latest).toISOString() : null };
}
