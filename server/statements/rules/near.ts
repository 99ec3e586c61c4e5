import type { ReadLine } from './readRow';

const MINUTE = 60_000;
/** The time around a line's booking within which its payment is expected: clocks differ, and we may be notified a day later. */
const BEFORE = 10 * MINUTE;
const AFTER = 24 * 60 * MINUTE;

/** A line of a file and its position. */
export interface PlacedLine {
  line: ReadLine;
  at: number;
}

/** Returns whether a payment was credited near the booking of a line. */
export function isNear({ bookedAt }: Pick<ReadLine, 'bookedAt'>, { paidAt }: { paidAt: string | null }): boolean {
  const late = Date.parse(paidAt ?? '') - Date.parse(bookedAt);
  return late >= -BEFORE && late <= AFTER;
}

/** Returns whether a line may be a part of a payment: people pay the second part up to a day before or after it is credited. */
export const isPartNear = ({ bookedAt }: Pick<ReadLine, 'bookedAt'>, { paidAt }: { paidAt: string | null }): boolean =>
  Math.abs(Date.parse(paidAt ?? '') - Date.parse(bookedAt)) <= AFTER;

/** Returns the first and last moment at which the payments of lines are expected; there must be a line. */
export function timesAround(lines: readonly PlacedLine[], early = BEFORE, late = AFTER) {
  const moments = lines.map(({ line }) => Date.parse(line.bookedAt));
  return {
    from: new Date(Math.min(...moments) - early).toISOString(),
    before: new Date(Math.max(...moments) + late).toISOString(),
  };
}

/** Returns the moments between which the payments of parts are credited, and between which their other parts are booked. */
export const timesOfParts = (lines: readonly PlacedLine[]) => ({
  paid: timesAround(lines, AFTER, AFTER + 1),
  booked: timesAround(lines, 2 * AFTER, 2 * AFTER + 1),
});
