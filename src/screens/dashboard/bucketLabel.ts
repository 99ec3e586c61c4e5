import { brand } from '../../../contract/brand';
import type { Days, Step } from './period';

const write = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(brand.locale, { ...options, timeZone: 'UTC' });
const FORMATS: Record<Step, Intl.DateTimeFormat> = {
  day: write({ day: 'numeric', month: 'short' }),
  month: write({ month: 'short', year: 'numeric' }),
  year: write({ year: 'numeric' }),
};

/** A bucket's day, month or year in words. */
export const bucketLabel = ({ from }: Days, step: Step) => FORMATS[step].format(new Date(`${from}T00:00:00Z`));
