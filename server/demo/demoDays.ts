import { dayAfter, dayAt, startOf } from '../rules/days';
import { HOUR } from './Chance';

/** When finance has what it needs of the day before. */
const MORNING = 8 * HOUR;
/** A month. */
const CLOSED = 30;

/**
 * The days of which finance has the statements at a moment, the earliest first: a month that is closed, and the last two, which are
 * open. Before 8:00, nobody has looked at yesterday yet.
 */
export function demoDays(now: Date): { closed: string[]; open: [string, string] } {
  const last = dayAfter(dayAt(new Date(now.getTime() - MORNING)), -1);
  const closed = Array.from({ length: CLOSED }, (_, at) => dayAfter(last, at - CLOSED - 1));
  return { closed, open: [dayAfter(last, -1), last] };
}

/** A moment of the morning after a day, so many hours after midnight. */
export const morningAfter = (day: string, hours: number): Date =>
  new Date(Date.parse(startOf(dayAfter(day, 1))) + hours * HOUR);
