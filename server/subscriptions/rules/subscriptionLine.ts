import { addDays, addSeconds, differenceInCalendarDays } from 'date-fns';
import type { SubscriptionStatus } from '../../../contract/statuses';
import { inTimeZone } from '../../rules/days';

/** The fields of a subscription that its line needs. Moments are ISO 8601 in UTC. */
export interface Term {
  id: string;
  /** Running numbers decide the order of subscriptions that were paid at the same moment. */
  subscriptionNumber: string;
  status: SubscriptionStatus;
  startDate: string | null;
  endDate: string | null;
  durationDays: number;
  addedDays: number;
  /** The time used before its last pause. */
  usedSeconds: number;
  paidAt: string | null;
}

/**
 * An account's line: its paid subscriptions that have not ended. At most one runs (ACTIVE, the first). The others wait (CREATED)
 * in the order in which they were paid, each from the end of the previous one. If none runs, the first waits for the network: no
 * days start before the network has switched the line on. Every function here takes a line and returns the changed line, preceded
 * by any subscription that left it, with its new status.
 */
type Line<T> = readonly T[];

const DAY_SECONDS = 86_400;
/** The number of days before the end at which the customer gets a reminder. */
export const REMINDER_DAYS = 3;

/** Returns the moment `days` calendar days later, at the same time of day in the brand's time zone. */
export const daysAfter = (moment: string | Date, days: number): string =>
  new Date(addDays(moment, days, inTimeZone()).getTime()).toISOString();

type Days = Pick<Term, 'durationDays' | 'addedDays' | 'usedSeconds'>;

/** Returns the total number of days of a subscription. */
export const totalDays = ({ durationDays, addedDays }: Omit<Days, 'usedSeconds'>): number => durationDays + addedDays;

/** Returns the end of a subscription that starts, or continues after a pause, at a moment. */
export const endFrom = (term: Days, start: string | Date): string =>
  addSeconds(daysAfter(start, totalDays(term)), -term.usedSeconds).toISOString();

/** Returns the days left of a subscription that is not running; started days count as whole. */
export const daysKept = (term: Days): number =>
  Math.max(0, Math.ceil(totalDays(term) - term.usedSeconds / DAY_SECONDS));

export const isInLine = ({ status }: Pick<Term, 'status'>): boolean => status === 'ACTIVE' || status === 'CREATED';
export const isRunning = ({ status }: Pick<Term, 'status'>): boolean => status === 'ACTIVE';

/** Returns whether a subscription has ended. Its end is the first moment without service. */
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

/**
 * Returns the waiting subscriptions with dates, each from the end of the previous one; without dates while the start of the first
 * is unknown.
 */
function placed<T extends Term>(waiting: Line<T>, from: string | null): T[] {
  let next = from;
  return waiting.map((term) => {
    const startDate = next;
    next = startDate && endFrom(term, startDate);
    return { ...term, startDate, endDate: next };
  });
}

/**
 * Returns the line at `now`: ended subscriptions expire, and the next one has run since that very moment, however late this is
 * called.
 */
export function lineAt<T extends Term>(line: Line<T>, now: Date): T[] {
  const [first, ...waiting] = inOrder(line);
  if (!first) return [];
  if (!isRunning(first)) return placed([first, ...waiting], null);
  const { endDate } = first;
  if (!endDate || !hasEnded(first, now)) return [first, ...placed(waiting, endDate)];
  const [next, ...rest] = waiting;
  return [{ ...first, status: 'EXPIRED' }, ...(next ? lineAt([begun(next, endDate), ...rest], now) : [])];
}

/** Adds a paid subscription at the end of the line. */
export const joined = <T extends Term>(line: Line<T>, term: T, now: Date): T[] =>
  lineAt([...line, { ...term, status: 'CREATED', startDate: null, endDate: null }], now);

/** Starts the first subscription, if none is running, because the network has switched the line on. */
export function switchedOn<T extends Term>(line: Line<T>, now: Date): T[] {
  const [first, ...waiting] = inOrder(line);
  return first && !isRunning(first) ? lineAt([begun(first, now.toISOString()), ...waiting], now) : lineAt(line, now);
}

/** Removes a subscription from the line before its end. A running one ends now, and the next one moves up to it. */
export function left<T extends Term>(line: Line<T>, id: string, status: SubscriptionStatus, now: Date): T[] {
  const gone = line.find((term) => term.id === id);
  const rest = line.filter((term) => term.id !== id);
  if (!gone) return lineAt(line, now);
  const ran = isRunning(gone);
  const dates = ran ? { endDate: now.toISOString() } : { startDate: null, endDate: null };
  return [{ ...gone, status, ...dates }, ...(ran ? switchedOn(rest, now) : lineAt(rest, now))];
}

/**
 * Pauses a subscription, which leaves the line. Its used time is stored, and the rest waits until it joins again; later ones move
 * up. Used time is counted in whole seconds, rounded in the customer's favour.
 */
export const paused = <T extends Term>(line: Line<T>, id: string, now: Date): T[] =>
  left(line, id, 'INACTIVE', now).map((term) => (term.id === id ? resting(term, line, now) : term));

/** Pauses the whole line. */
export const allPaused = <T extends Term>(line: Line<T>, now: Date): T[] =>
  line.map((term) => resting({ ...term, status: 'INACTIVE' }, line, now));

function resting<T extends Term>(term: T, line: Line<T>, now: Date): T {
  const before = line.find(({ id }) => id === term.id);
  const unused = before && isRunning(before) && before.endDate ? Date.parse(before.endDate) : null;
  const full = Date.parse(daysAfter(now, totalDays(term)));
  const usedSeconds = unused === null ? term.usedSeconds : Math.max(0, Math.floor((full - unused) / 1000));
  return { ...term, usedSeconds, startDate: null, endDate: null };
}

/** Adds days to one subscription; later ones move. */
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

/** Lets an expired subscription run again for so many days from now, so that no given day has already passed. */
export const revived = <T extends Term>(term: T, days: number, now: Date): T => ({
  ...term,
  status: 'ACTIVE',
  addedDays: term.addedDays + days,
  endDate: daysAfter(now, days),
});

/** Returns when to remind the customer of an end, or null if that moment has passed. */
export function reminderFor({ status, endDate }: Term, now: Date): string | null {
  if (status !== 'ACTIVE' || !endDate) return null;
  const moment = daysAfter(endDate, -REMINDER_DAYS);
  return Date.parse(moment) > now.getTime() ? moment : null;
}

/** Returns the days of service left on a line; started days count as whole. */
export const daysLeft = <T extends Term>(line: Line<T>, now: Date): number =>
  line.reduce((sum, term) => {
    if (!isRunning(term) || !term.endDate) return sum + daysKept(term);
    return sum + Math.max(0, differenceInCalendarDays(term.endDate, now, inTimeZone()));
  }, 0);
