import type { Days } from '../../../resources/metrics/Figure';
import type { Formats } from '../../i18n/formats';
import type { PeriodStep } from './period';

const PARTS: Record<PeriodStep, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
};

/** Returns the label of a bucket: its day, month or year. */
export const bucketLabel = ({ from }: Days, step: PeriodStep, formatDateIn: Formats['formatDateIn']) =>
  formatDateIn(from, PARTS[step]);
