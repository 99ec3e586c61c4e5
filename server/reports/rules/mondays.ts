import { addMonths, endOfMonth, format, getISODay, parseISO, startOfMonth } from 'date-fns';
import type { Days } from '../../../resources/metrics/Figure';
import type { ReportPeriod } from '../../../resources/reports/Report';
import { dayAfter, dayAt, getDayStart } from '../../rules/days';

/** The hour of Monday, in the brand's time zone, at which reports are mailed. */
const HOUR = 7;
const HOURS = 3_600_000;

const mailingOn = (monday: string) => new Date(Date.parse(getDayStart(monday)) + HOUR * HOURS);

/** Returns the Monday of the last mailing up to a moment, `YYYY-MM-DD`. */
export function lastMonday(now: Date): string {
  const today = dayAt(now);
  const monday = dayAfter(today, 1 - getISODay(parseISO(today)));
  return mailingOn(monday) <= now ? monday : dayAfter(monday, -7);
}

/** Returns the moment of the mailing of a Monday. */
export const mailingAt = (monday: string): string => mailingOn(monday).toISOString();

/** Returns the moment of the first mailing after a moment (ISO 8601 UTC). */
export const nextMailing = (now: Date): string => mailingAt(dayAfter(lastMonday(now), 7));

/** The months before that of the Sunday which a mail of a report by months contains. */
const EARLIER_MONTHS = 2;

/**
 * Returns the days of the report that is mailed on a Monday: the week that ended on Sunday, or the month of that Sunday with the
 * two before it; null for a report of the present state.
 */
export function mailedDays(period: ReportPeriod, monday: string): Days | null {
  const sunday = dayAfter(monday, -1);
  if (period === 'now') return null;
  if (period === 'days') return { from: dayAfter(monday, -7), to: sunday };
  const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');
  const first = startOfMonth(parseISO(sunday));
  return { from: dayOf(addMonths(first, -EARLIER_MONTHS)), to: dayOf(endOfMonth(first)) };
}
