import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns';
import { brand } from '../../contract/brand';

/** Returns how many days from today the day of a time is, in the provider's time zone; past days are negative. */
export const daysUntil = (moment: string, now: Date): number =>
  differenceInCalendarDays(moment, now, { in: tz(brand.timeZone) });
