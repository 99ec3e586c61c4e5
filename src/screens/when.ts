import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns';
import { brand } from '../../contract/brand';

/**
 * Returns the number of calendar days from today to the day of a timestamp, in the provider's time zone; negative for past days.
 */
export const daysUntil = (moment: string, now: Date): number =>
  differenceInCalendarDays(moment, now, { in: tz(brand.timeZone) });
