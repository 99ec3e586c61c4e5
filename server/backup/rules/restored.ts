/** The number of running numbers that may have been assigned on one day after a backup: more than the largest provider uses. */
const A_DAY = 10_000;
const DAY = 24 * 60 * 60_000;

interface Counter {
  last: number;
  year: number;
}

/** Returns how many numbers to skip when a backup is restored, so that none that was assigned since then is assigned again. */
export const numberGap = (takenAt: Date, now: Date): number =>
  A_DAY * Math.max(1, Math.ceil((now.getTime() - takenAt.getTime()) / DAY));

/** Returns a counter after the gap. A yearly one may have restarted since the backup. */
export const counterAfter = ({ last, year }: Counter, gap: number, isYearly: boolean, yearNow: number): Counter =>
  isYearly && year < yearNow ? { last: gap, year: yearNow } : { last: last + gap, year };
