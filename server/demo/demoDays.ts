import { dayAfter, dayAt, getDayStart } from '../rules/days';
import { HOUR } from './Chance';

/** The time at which finance has the statements of the previous day. */
const MORNING = 8 * HOUR;
/** The number of closed days, one month. */
const CLOSED = 30;

/**
 * Returns the days whose statements finance has at a moment, earliest first: a closed month, and the last two days, which are
 * open. Before 8:00, no one has looked at yesterday yet.
 */
export function demoDays(now: Date): { closed: string[]; open: [string, string] } {
  const last = dayAfter(dayAt(new Date(now.getTime() - MORNING)), -1);
  const closed = Array.from({ length: CLOSED }, (_, at) => dayAfter(last, at - CLOSED - 1));
  return { closed, open: [dayAfter(last, -1), last] };
}

/** Returns a moment on the day after a day, so many hours after midnight. */
export const morningAfter = (day: string, hours: number): Date =>
  new Date(Date.parse(getDayStart(dayAfter(day, 1))) + hours * HOUR);
