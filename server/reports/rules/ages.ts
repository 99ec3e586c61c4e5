import type { Days } from '../../../resources/metrics/Figure';
import { dayAfter } from '../../rules/days';

/** The last day of each age, in days before today; the last age has none. */
const AGES = { WEEK: 7, MONTH: 30, TWO_MONTHS: 60, THREE_MONTHS: 90, OLDER: Number.POSITIVE_INFINITY } as const;
export type Age = keyof typeof AGES;
const NAMES = Object.keys(AGES) as Age[];

/** Returns the days of each age as of today, the youngest first. The oldest has no first day, the youngest no last one. */
export const agesAt = (today: string): { age: Age; days: Days }[] =>
  NAMES.map((age, at) => {
    const before = NAMES[at - 1];
    return {
      age,
      days: {
        from: Number.isFinite(AGES[age]) ? dayAfter(today, -AGES[age]) : '',
        to: before ? dayAfter(today, -AGES[before] - 1) : '',
      },
    };
  });

/** Returns the age of a day as of today. A day in the future has the youngest. */
export const ageOf = (day: string, today: string): Age =>
  NAMES.find((age) => !Number.isFinite(AGES[age]) || day >= dayAfter(today, -AGES[age])) ?? 'OLDER';
