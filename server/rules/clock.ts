import { formatMoment } from './formatMoment';

const DAY = 24 * 60 * 60_000;
/** Milliseconds by which clocks may differ, and by which one may be set back. */
export const CLOCK_TOLERANCE = 30_000;
/** Milliseconds for which the whole product may have been off. */
export const LONGEST_ABSENCE = 30 * DAY;
/** Milliseconds by which a clock may be set forward while a process runs. */
export const LONGEST_LEAP = DAY;

export interface ClockReading {
  /** By this machine's clock. */
  now: Date;
  /** By the store's own clock; null where it has none. */
  store: Date | null;
  /** The last moment that a process has written down; null: none ever has. */
  seen: Date | null;
  /** What it should be by the time that has passed since this process last believed its clock; null: it never did. */
  expected: Date | null;
}

/** Why this machine's clock is not to be believed, in words; null where it is. */
export function clockProblem({ now, store, seen, expected }: ClockReading): string | null {
  const skew = store ? now.getTime() - store.getTime() : 0;
  if (Math.abs(skew) > CLOCK_TOLERANCE) {
    const seconds = Math.round(Math.abs(skew) / 1_000);
    return `This machine's clock is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} the database's. Correct it.`;
  }
  const absence = seen ? now.getTime() - seen.getTime() : 0;
  const ours = `This machine's clock says ${saidOf(now)}`;
  if (seen && absence < -CLOCK_TOLERANCE) return `${ours}, but it was ${saidOf(seen)} before. ${CONFIRM}`;
  if (seen && !expected && absence > LONGEST_ABSENCE)
    return `${ours}, more than 30 days after the product last ran on ${saidOf(seen)}. ${CONFIRM}`;
  // Another process, or a person, believes it.
  const isConfirmed = seen !== null && absence <= LONGEST_LEAP;
  if (expected && !isConfirmed && Math.abs(now.getTime() - expected.getTime()) > LONGEST_LEAP)
    return `${ours}, but it should be ${saidOf(expected)}. ${CONFIRM}`;
  return null;
}

const saidOf = (moment: Date) => formatMoment(moment.toISOString());
const CONFIRM = 'Correct it, or confirm it with "npm run clock:accept".';
