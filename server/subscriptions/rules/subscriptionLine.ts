import { addDays, addSeconds, differenceInCalendarDays } from 'date-fns';
import type { SubscriptionStatus } from '../../../contract/statuses';
import { inTimeZone } from '../../rules/days';

/** What the line needs to know of a subscription; moments are ISO 8601 in UTC. */
export interface Term {
  id: string;
  /** Running numbers order what was paid at one moment. */
  subscriptionNumber: string;
  status: SubscriptionStatus;
  startDate: string | null;
  endDate: string | null;
  durationDays: number;
  addedDays: number;
  /** Of its days, what was used before its last pause. */
  usedSeconds: number;
  paidAt: string | null;
}

/**
 * An account's line: its paid subscriptions that have not ended. At most one runs (ACTIVE, the first); the others wait
 * (CREATED) in the order in which they were paid, each from the end of the one before it. Where none runs, the first waits
 * for the network, and nobody's days begin before the network has switched the line on. Every function here takes a line and
 * answers it as it has become; what left it comes first, with the status it left with.
 */
type Line<T> = readonly T[];

const DAY_SECONDS = 86_400;
/** Days before the end at which the customer is reminded of it. */
export const REMINDER_DAYS = 3;

/** The moment `days` calendar days later, at the same time of day in the brand's time zone. */
export const daysAfter = (moment: string | Date, days: number): string =>
  new Date(addDays(moment, days, inTimeZone()).getTime()).toISOString();

type Days = Pick<Term, 'durationDays' | 'addedDays' | 'usedSeconds'>;

/** All the days that a subscription lasts. */
export const daysOf = ({ durationDays, addedDays }: Omit<Days, 'usedSeconds'>): number => durationDays + addedDays;

/** When a subscription ends that begins, or goes on after a pause, at a moment. */
export const endFrom = (term: Days, start: string | Date): string =>
  addSeconds(daysAfter(start, daysOf(term)), -term.usedSeconds).toISOString();

/** Days that a subscription which does not run has left, begun days counted whole. */
export const daysKept = (term: Days): number => Math.max(0, Math.ceil(daysOf(term) - term.usedSeconds / DAY_SECONDS));

export const isInLine = ({ status }: Pick<Term, 'status'>): boolean => status === 'ACTIVE' || status === 'CREATED';
export const isRunning = ({ status }: Pick<Term, 'status'>): boolean => status === 'ACTIVE';

/** An end is the first moment without service. */
export const hasEnded = ({ endDate }: Pick<Term, 'endDate'>, now: Date): boolean =>
  endDate !== null && Date.parse(endDate) <= now.getTime();

function inOrder<T extends Term>(line: Line<T>): T[] {
  const paid = ({ paidAt }: T) => (paidAt ? Date.parse(paidAt) : 0);
  return [...line].sort(
    (a, b) =>
      Number(isRunning(b)) - Number(isRunning(a)) ||
      paid(a) - paid(b) ||
      a.subscriptionNumber.localeCompare(b.subscriptionNumber),
  );
}

const begun = <T extends Term>(term: T, start: string): T => ({
  ...term,
  status: 'ACTIVE',
  startDate: start,
  endDate: endFrom(term, start),
});

/** Those who wait, each from the end of the one before it; without dates while it is not known when the first begins. */
function placed<T extends Term>(waiting: Line<T>, from: string | null): T[] {
  let next = from;
  return waiting.map((term) => {
    const startDate = next;
    next = startDate && endFrom(term, startDate);
    return { ...term, startDate, endDate: next };
  });
}

/** The line at `now`: what has ended expires, and the next one has run since that very moment, however late this is asked. */
export function lineAt<T extends Term>(line: Line<T>, now: Date): T[] {
  const [first, ...waiting] = inOrder(line);
  if (!first) return [];
  if (!isRunning(first)) return placed([first, ...waiting], null);
  const { endDate } = first;
  if (!endDate || !hasEnded(first, now)) return [first, ...placed(waiting, endDate)];
  const [next, ...rest] = waiting;
  return [{ ...first, status: 'EXPIRED' }, ...(next ? lineAt([begun(next, endDate), ...rest], now) : [])];
}

/** The line with a paid subscription at its end. */
export const joined = <T extends Term>(line: Line<T>, term: T, now: Date): T[] =>
  lineAt([...line, { ...term, status: 'CREATED', startDate: null, endDate: null }], now);

/** The network has switched the line on: the first begins, if none runs yet. */
export function switchedOn<T extends Term>(line: Line<T>, now: Date): T[] {
  const [first, ...waiting] = inOrder(line);
  return first && !isRunning(first) ? lineAt([begun(first, now.toISOString()), ...waiting], now) : lineAt(line, now);
}

/** A subscription leaves the line before its end. What ran ends now, and the next one moves up to it. */
export function left<T extends Term>(line: Line<T>, id: string, status: SubscriptionStatus, now: Date): T[] {
  const gone = line.find((term) => term.id === id);
  const rest = line.filter((term) => term.id !== id);
  if (!gone) return lineAt(line, now);
  const ran = isRunning(gone);
  const dates = ran ? { endDate: now.toISOString() } : { startDate: null, endDate: null };
  return [{ ...gone, status, ...dates }, ...(ran ? switchedOn(rest, now) : lineAt(rest, now))];
}

/**
 * A subscription is paused and leaves the line: what it has used is kept in mind, the rest waits until it joins again. What waits
 * behind it moves up. Used time is counted in whole seconds, rounded in the customer's favour.
 */
export const paused = <T extends Term>(line: Line<T>, id: string, now: Date): T[] =>
  left(line, id, 'INACTIVE', now).map((term) => (term.id === id ? resting(term, line, now) : term));

/** The whole line is paused. */
export const allPaused = <T extends Term>(line: Line<T>, now: Date): T[] =>
  line.map((term) => resting({ ...term, status: 'INACTIVE' }, line, now));

function resting<T extends Term>(term: T, line: Line<T>, now: Date): T {
  const before = line.find(({ id }) => id === term.id);
  const unused = before && isRunning(before) && before.endDate ? Date.parse(before.endDate) : null;
  const full = Date.parse(daysAfter(now, daysOf(term)));
  const usedSeconds = unused === null ? term.usedSeconds : Math.max(0, Math.floor((full - unused) / 1000));
  return { ...term, usedSeconds, startDate: null, endDate: null };
}

/** More days for one subscription; those behind it move. */
export function lengthened<T extends Term>(line: Line<T>, id: string, days: number, now: Date): T[] {
  const longer = (term: T): T => ({
    ...term,
    addedDays: term.addedDays + days,
    endDate: term.endDate && daysAfter(term.endDate, days),
  });
  return lineAt(
    line.map((term) => (term.id === id ? longer(term) : term)),
    now,
  );
}

/** An expired subscription runs again for so many days from now: nobody is given days that have passed already. */
export const revived = <T extends Term>(term: T, days: number, now: Date): T => ({
  ...term,
  status: 'ACTIVE',
  addedDays: term.addedDays + days,
  endDate: daysAfter(now, days),
});

/** When the customer is reminded of an end; null where that has passed already. */
export function reminderFor({ status, endDate }: Term, now: Date): string | null {
  if (status !== 'ACTIVE' || !endDate) return null;
  const moment = daysAfter(endDate, -REMINDER_DAYS);
  return Date.parse(moment) > now.getTime() ? moment : null;
}

/** Days of service that a line still has, begun days counted whole. */
export const daysLeft = <T extends Term>(line: Line<T>, now: Date): number =>
  line.reduce((sum, term) => {
    if (!isRunning(term) || !term.endDate) return sum + daysKept(term);
    return sum + Math.max(0, differenceInCalendarDays(term.endDate, now, inTimeZone()));
  }, 0);
