import { tz } from '@date-fns/tz';
import { addDays, getYear, parseISO } from 'date-fns';
import { brand } from '../../contract/brand';

/** The beginning of a day in the brand's time zone; null where it is no day, or none that a database could hold. */
export function dayStart(day: string, plusDays = 0): string | null {
  const start = addDays(parseISO(day, { in: tz(brand.timeZone) }), plusDays);
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(start.getTime())
    ? new Date(start.getTime()).toISOString()
    : null;
}

/** The year on the calendar of the provider's country. */
export const yearAt = (now: Date): number => getYear(now, { in: tz(brand.timeZone) });
