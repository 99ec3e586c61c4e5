import { tz } from '@date-fns/tz';
import { differenceInDays, intlFormatDistance } from 'date-fns';
import { brand } from '../../../contract/brand';
import type { Formats } from '../../i18n/formats';

const FAR = 30;

/** Returns the distance of a time (ISO 8601) from `now` in words ("2 hours ago", "in 3 days"); beyond 30 days, its date. */
export function ago(moment: string, now: Date, { locale, formatDay }: Formats): string {
  const then = new Date(moment);
  return Math.abs(differenceInDays(then, now)) > FAR
    ? formatDay(moment)
    : intlFormatDistance(then, now, { locale, in: tz(brand.timeZone) });
}
