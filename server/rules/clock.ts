import { formatMoment } from './days';

const DAY = 24 * 60 * 60_000;
/** The maximum number of milliseconds by which clocks may differ, and by which one may be set back. */
export const CLOCK_TOLERANCE = 30_000;
/** The maximum time in milliseconds during which the whole product may have been off. */
export const LONGEST_ABSENCE = 30 * DAY;
/** The maximum number of milliseconds by which a clock may be set forward while a process runs. */
export const LONGEST_LEAP = DAY;

export interface ClockReading {
  /** The time by this machine's clock. */
  now: Date;
  /** The time by the store's own clock, or null if it has none. */
  store: Date | null;
  /** The last moment that a process has recorded, or null if there is none. */
  seen: Date | null;
  /** The expected time, computed from the time passed since this process last trusted its clock; null if it never did. */
  expected: Date | null;
}

/** Returns why this machine's clock must not be trusted, in words, or null. */
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
  // Another process, or a person, trusts it.
  const isConfirmed = seen !== null && absence <= LONGEST_LEAP;
  if (expected && !isConfirmed && Math.abs(now.getTime() - expected.getTime()) > LONGEST_LEAP)
    return `${ours}, but it should be ${saidOf(expected)}. ${CONFIRM}`;
  return null;
}

const saidOf = (moment: Date) => formatMoment(moment.toISOString());
const CONFIRM = 'Correct it, or confirm it with "npm run clock:accept".';
