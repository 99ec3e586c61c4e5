import { tz } from '@date-fns/tz';
import { addDays, getHours, isSunday, set } from 'date-fns';
import { brand } from '../../contract/brand';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const IN_TIME_ZONE = { in: tz(brand.timeZone) };

/** The random numbers of the simulation. */
export interface Chance {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** Returns true in so many of a hundred cases. */
  percent(share: number): boolean;
  /** Returns a whole number from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number;
  /** Returns any number between two, e.g. of milliseconds. */
  between(min: number, max: number): number;
  /** Returns one item of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** Returns one of the values, with a frequency according to its weight. */
  weighted<T>(pairs: readonly (readonly [T, number])[]): T;
  /** Returns a moment on that day or the next at which people are awake: 7:00 to 22:00. */
  awake(moment: Date): Date;
  /** Returns a moment on that day or the next working day at which staff work: 8:00 to 17:00, not on Sundays. */
  working(moment: Date): Date;
}

export function createChance(random: () => number): Chance {
  const integer = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const within = (moment: Date, from: number, to: number) => {
    const hour = getHours(moment, IN_TIME_ZONE);
    if (hour >= from && hour < to) return moment;
    const day = hour < from ? moment : addDays(moment, 1, IN_TIME_ZONE);
    const clock = { hours: integer(from, from + 3), minutes: integer(0, 59), seconds: integer(0, 59) };
    return new Date(set(day, clock, IN_TIME_ZONE).getTime());
  };
  return {
    random,
    integer,
    pick,
    percent: (share) => random() * 100 < share,
    between: (min, max) => min + random() * (max - min),
    weighted<T>(pairs: readonly (readonly [T, number])[]) {
      let left = random() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      const drawn = pairs.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (drawn ?? pairs[0])?.[0] as T;
    },
    awake: (moment) => within(moment, 7, 22),
    working(moment) {
      const hour = within(moment, 8, 17);
      return isSunday(hour, IN_TIME_ZONE) ? new Date(addDays(hour, 1, IN_TIME_ZONE).getTime()) : hour;
    },
  };
}
