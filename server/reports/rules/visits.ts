import { WORK_ORDER_TYPES } from '../../../contract/statuses';
import { shareOf } from '../../ledger/rules/ledgerFigures';
import { quantileOf } from './quantile';

/** A visit that was done. Moments are ISO 8601 UTC, the day is `YYYY-MM-DD`. */
export interface DoneVisit {
  id: string;
  accountId: string;
  type: (typeof WORK_ORDER_TYPES)[number];
  visitDate: string | null;
  /** The end of the slot for which it was planned. */
  visitEndsAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
}

/** The days within which another visit of the same type at the same account counts as repeated. */
export const REPEATED_WITHIN_DAYS = 30;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** Returns whether the visit began by the end of its slot; null if its slot or its beginning is not known. */
export function isOnTime({ visitEndsAt, startedAt, endedAt }: DoneVisit): boolean | null {
  const began = startedAt ?? endedAt;
  return visitEndsAt && began ? began <= visitEndsAt : null;
}

/** Returns whether a visit follows an earlier one of its type at its account within the days. */
export const isRepeated = (visit: DoneVisit, all: readonly DoneVisit[]): boolean =>
  all.some((other) => {
    if (other.id === visit.id || other.accountId !== visit.accountId || other.type !== visit.type) return false;
    if (!other.visitDate || !visit.visitDate) return false;
    const apart = (Date.parse(visit.visitDate) - Date.parse(other.visitDate)) / DAY;
    return apart > 0 ? apart <= REPEATED_WITHIN_DAYS : apart === 0 && other.id < visit.id;
  });

/** Returns the output of some visits: their number, those of each type, on time in per cent, repeated, and the median duration. */
export function outputOf(visits: readonly DoneVisit[], all: readonly DoneVisit[]): (number | null)[] {
  const timed = visits.map(isOnTime).filter((onTime) => onTime !== null);
  const durations = visits.flatMap(({ startedAt, endedAt }) =>
    startedAt && endedAt ? [Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MINUTE)] : [],
  );
  return [
    visits.length,
    ...WORK_ORDER_TYPES.map((type) => visits.filter((visit) => visit.type === type).length),
    shareOf(timed.filter(Boolean).length, timed.length),
    visits.filter((visit) => isRepeated(visit, all)).length,
    quantileOf(durations, 0.5),
  ];
}
