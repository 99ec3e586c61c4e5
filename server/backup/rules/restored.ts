/** Running numbers that may have been given out on one day after a backup; more than the largest provider gives. */
const A_DAY = 10_000;
const DAY = 24 * 60 * 60_000;

interface Counter {
  last: number;
  year: number;
}

/** How many numbers are left out when a backup is restored, so that none that was given out since then is given again. */
export const numberGap = (takenAt: Date, now: Date): number =>
  A_DAY * Math.max(1, Math.ceil((now.getTime() - takenAt.getTime()) / DAY));

/** How a counter goes on after the gap. One that begins anew each year may have done so since the backup. */
export const counterAfter = ({ last, year }: Counter, gap: number, isYearly: boolean, yearNow: number): Counter =>
  isYearly && year < yearNow ? { last: gap, year: yearNow } : { last: last + gap, year };
