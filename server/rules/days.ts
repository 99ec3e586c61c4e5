import { tz } from '@date-fns/tz';
import { addDays, format, getHours, getYear, parseISO, startOfDay } from 'date-fns';
import { brand } from '../../contract/brand';

/** For date-fns: on the clocks and the calendar of the provider's country, which the brand may change. */
export const inTimeZone = () => ({ in: tz(brand.timeZone) });

/** The beginning of a day in the brand's time zone; null where it is no day, or none that a database could hold. */
export function dayStart(day: string, plusDays = 0): string | null {
  const start = addDays(parseISO(day, inTimeZone()), plusDays);
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(start.getTime())
    ? new Date(start.getTime()).toISOString()
    : null;
}

/** The year on the calendar of the provider's country. */
export const yearAt = (now: Date): number => getYear(now, inTimeZone());

/** The first midnight after a moment, in the brand's time zone. */
export const midnightAfter = (moment: Date): Date =>
  new Date(startOfDay(addDays(moment, 1, inTimeZone()), inTimeZone()).getTime());

/** The day of a moment on the calendar of the provider's country, as people write it: `22 Nov 2026`. */
export const dayInWords = (moment: Date): string => format(moment, 'd MMM yyyy', inTimeZone());
/** The day of a moment on the calendar of the provider's country, `YYYY-MM-DD`. */
export const dayAt = (moment: Date): string => format(moment, 'yyyy-MM-dd', inTimeZone());

/** The day so many days after (or, below zero, before) a day, `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string => format(addDays(parseISO(day), days), 'yyyy-MM-dd');

/** The first moment of a day that is one, ISO 8601 UTC; throws for any other text. */
export function startOf(day: string): string {
  const start = dayStart(day);
  if (!start) throw new Error(`${day} is no day.`);
  return start;
}

/** The hour of a moment on the clocks of the provider's country, 0 to 23. */
export const hourAt = (moment: Date): number => getHours(moment, inTimeZone());
