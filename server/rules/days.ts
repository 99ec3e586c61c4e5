import { tz } from '@date-fns/tz';
import { addDays, format, getHours, getYear, parseISO, startOfDay } from 'date-fns';
import { brand } from '../../contract/brand';
import type { Language } from '../../contract/languages';
import type { At } from '../../resources/worklists/Worklist';

/** Returns the option of date-fns for the time zone of the provider's country, which the brand may change. */
export const inTimeZone = () => ({ in: tz(brand.timeZone) });

/** Returns the beginning of a day in the brand's time zone, or null if the text is not a day that a database can store. */
export function dayStart(day: string, plusDays = 0): string | null {
  const start = addDays(parseISO(day, inTimeZone()), plusDays);
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(start.getTime())
    ? new Date(start.getTime()).toISOString()
    : null;
}

/** Returns the year in the calendar of the provider's country. */
export const yearAt = (now: Date): number => getYear(now, inTimeZone());

/** Returns the first midnight after a moment, in the brand's time zone. */
export const midnightAfter = (moment: Date): Date =>
  new Date(startOfDay(addDays(moment, 1, inTimeZone()), inTimeZone()).getTime());

/** Returns the day of a moment in the calendar of the provider's country, as people write it: `22 Nov 2026`. */
export const dayInWords = (moment: Date): string => format(moment, 'd MMM yyyy', inTimeZone());
/** Returns a day (`YYYY-MM-DD`) in words: "30 September 2027", in Kiswahili "30 Septemba 2027". */
export function formatDay(day: string, language: Language = 'en'): string {
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(parseISO(`${day}T12:00Z`));
  return format(parseISO(day), `d '${month}' yyyy`);
}
/** Returns the day of a moment in the calendar of the provider's country, `YYYY-MM-DD`. */
export const dayAt = (moment: Date): string => format(moment, 'yyyy-MM-dd', inTimeZone());

/** Returns the day so many days after a day, `YYYY-MM-DD`. A negative number means before it. */
export const dayAfter = (day: string, days: number): string => format(addDays(parseISO(day), days), 'yyyy-MM-dd');

/** Returns the first moment of a day (ISO 8601 UTC). Throws if the text is not a day. */
export function getDayStart(day: string): string {
  const start = dayStart(day);
  if (!start) throw new Error(`${day} is no day.`);
  return start;
}

/** Returns the hour of a moment in the time zone of the provider's country, 0 to 23. */
export const hourAt = (moment: Date): number => getHours(moment, inTimeZone());

/** Returns a moment (ISO 8601) in words, in the brand's time zone: "14 March 2026, 12:00", in Kiswahili "14 Machi 2026, 12:00". */
export function formatMoment(moment: string, language: Language = 'en'): string {
  const { timeZone } = brand;
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone }).format(new Date(moment));
  return format(moment, `d '${month}' yyyy, HH:mm`, { in: tz(timeZone) });
}

/** Returns a day (`YYYY-MM-DD`) in words: "Saturday 14 March", in Kiswahili "Jumamosi 14 Machi". */
export function formatWeekday(day: string, language: Language = 'en'): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00.000Z`));
  return [part({ weekday: 'long' }), part({ day: 'numeric' }), part({ month: 'long' })].join(' ');
}

/** Returns the time for which worklists are computed at a moment. */
export function worklistTime(now: Date): At {
  const today = dayAt(now);
  return { now, today, tomorrow: dayAfter(today, 1) };
}
