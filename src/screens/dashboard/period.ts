import { tz } from '@date-fns/tz';
import {
  differenceInCalendarDays,
  differenceInCalendarMonths,
  differenceInCalendarYears,
  eachDayOfInterval,
  eachMonthOfInterval,
  eachYearOfInterval,
  endOfMonth,
  endOfYear,
  formatISO,
  isValid,
  parseISO,
  startOfMonth,
  subDays,
  subMonths,
} from 'date-fns';
import { brand } from '../../../contract/brand';
import type { Days } from '../../../resources/metrics/Figure';
import type { Formats } from '../../i18n/formats';

const zone = { in: tz(brand.timeZone) };
const dateOf = (day: string) => parseISO(day, zone);
const dayOf = (date: Date) => formatISO(date, { representation: 'date' });

/** The periods on offer, in addition to custom days. */
export const PERIODS = {
  today: { label: 'dashboard.today', daysOf: (today: string): Days => ({ from: today, to: today }) },
  week: {
    label: 'dashboard.sevenDays',
    daysOf: (today: string): Days => ({ from: dayOf(subDays(dateOf(today), 6)), to: today }),
  },
  month: {
    label: 'dashboard.thisMonth',
    daysOf: (today: string): Days => ({ from: firstOfMonth(dateOf(today)), to: today }),
  },
  lastMonth: { label: 'dashboard.lastMonth', daysOf: (today: string) => wholeMonth(subMonths(dateOf(today), 1)) },
  twelveMonths: {
    label: 'dashboard.twelveMonths',
    daysOf: (today: string): Days => ({ from: firstOfMonth(subMonths(dateOf(today), 11)), to: today }),
  },
} as const;
export type PeriodName = keyof typeof PERIODS;
/** The periods on offer for the dashboard's payments. */
export const DASHBOARD_PERIODS: readonly PeriodName[] = ['today', 'week', 'month', 'lastMonth'];

const firstOfMonth = (date: Date) => dayOf(startOfMonth(date));
const wholeMonth = (date: Date): Days => ({ from: firstOfMonth(date), to: dayOf(endOfMonth(date)) });

export type PeriodStep = 'day' | 'month' | 'year';
/** The maximum number of bars in a chart. */
export const MOST_BUCKETS = 31;

const STEPS = [
  { step: 'day', apart: differenceInCalendarDays, each: eachDayOfInterval, endOf: (day: Date) => day },
  { step: 'month', apart: differenceInCalendarMonths, each: eachMonthOfInterval, endOf: endOfMonth },
  { step: 'year', apart: differenceInCalendarYears, each: eachYearOfInterval, endOf: endOfYear },
] as const;

/**
 * Divides the days into single days, months or years, the first of these that gives few enough; undefined if there are too many
 * years.
 */
export function periodBuckets({ from, to }: Days): { step: PeriodStep; buckets: Days[] } | undefined {
  const [start, end] = [dateOf(from), dateOf(to)];
  const fitting = STEPS.find(({ apart }) => apart(end, start, zone) < MOST_BUCKETS);
  if (!fitting) return undefined;
  const { step, each, endOf } = fitting;
  const within = (first: Date) => ({ from: later(dayOf(first), from), to: earlier(dayOf(endOf(first)), to) });
  return { step, buckets: each({ start, end }, zone).map(within) };
}

const PARTS: Record<PeriodStep, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
};

/** Returns the label of a bucket in full: its day with the weekday, its month or its year. */
export const bucketTip = ({ from }: Days, step: PeriodStep, formatDayIn: Formats['formatDayIn']) =>
  formatDayIn(from, step === 'day' ? { weekday: 'long', ...PARTS.day } : PARTS[step]);

/**
 * Returns the same day of the previous month for each of these days, null if that month is too short; undefined unless they are
 * the days of one month from its first.
 */
export function daysOfMonthBefore({ from, to }: Days): (Days | null)[] | undefined {
  const [start, end] = [dateOf(from), dateOf(to)];
  if (!from.endsWith('-01') || to.slice(0, 7) !== from.slice(0, 7)) return undefined;
  const before = wholeMonth(subMonths(start, 1));
  return eachDayOfInterval({ start, end }, zone).map((day) => {
    const same = `${before.from.slice(0, 8)}${dayOf(day).slice(8)}`;
    return same <= before.to ? { from: same, to: same } : null;
  });
}

/** Returns the label of a bucket: its day, month or year. */
export const bucketLabel = ({ from }: Days, step: PeriodStep, formatDayIn: Formats['formatDayIn']) =>
  formatDayIn(from, PARTS[step]);

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

export type DaysFault = 'dashboard.chooseDays' | 'dashboard.lastBeforeFirst' | 'dashboard.tooManyYears';

/** Returns what is wrong with typed days; undefined if they are valid. */
export function faultIn({ from, to }: Days, years = MOST_BUCKETS): DaysFault | undefined {
  if (!isValid(dateOf(from)) || !isValid(dateOf(to))) return 'dashboard.chooseDays';
  if (to < from) return 'dashboard.lastBeforeFirst';
  return differenceInCalendarMonths(dateOf(to), dateOf(from)) < MONTHS * years && periodBuckets({ from, to })
    ? undefined
    : 'dashboard.tooManyYears';
}

const MONTHS = 12;
