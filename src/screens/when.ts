import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns';
import { brand } from '../../contract/brand';

/** How many days a moment's day is away from today, in the provider's time zone; past days count below zero. */
export const daysUntil = (moment: string, now: Date): number =>
  differenceInCalendarDays(moment, now, { in: tz(brand.timeZone) });
