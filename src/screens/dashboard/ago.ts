import { differenceInDays, intlFormatDistance } from 'date-fns';
import { brand } from '../../../contract/brand';
import { formatDateTime } from '../../generated/format';

const FAR = 30;

/** How far a moment (ISO 8601) is from `now`, in words ("2 hours ago", "in 3 days"); further than 30 days off, the moment itself. */
export function ago(moment: string, now: Date): string {
  const then = new Date(moment);
  return Math.abs(differenceInDays(then, now)) > FAR
    ? formatDateTime(moment)
    : intlFormatDistance(then, now, { locale: brand.locale });
}
