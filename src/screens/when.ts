import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns';
import { brand } from '../../contract/brand';
import { dayOf, formatDate } from '../crud/format';

/** How far a moment's day is from today, in the provider's time zone: "today", "in 12 days", "3 days ago". */
export function daysFrom(moment: string, now: Date): string {
  const days = differenceInCalendarDays(moment, now, { in: tz(brand.timeZone) });
  if (days === 0) return 'today';
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}

/** The day of a moment in the provider's time zone: "14 Mar 2026". */
export const formatDay = (moment: string): string => formatDate(dayOf(Date.parse(moment)));
