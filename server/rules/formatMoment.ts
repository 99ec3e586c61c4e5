import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { brand } from '../../contract/brand';

/** Returns a moment (ISO 8601) in words, in the brand's time zone: "14 March 2026, 12:00". */
export const formatMoment = (moment: string): string =>
  format(moment, 'd MMMM yyyy, HH:mm', { in: tz(brand.timeZone) });
