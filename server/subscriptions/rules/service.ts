import { type Term, totalDays } from './subscriptionLine';

/** How much of a subscription's days was served up to a moment, and how much is left, in seconds. */
export interface Service {
  used: number;
  left: number;
}

const DAY_SECONDS = 86_400;
/** Statuses that end a subscription before its days are over; nothing is owed for them any more. */
const GIVEN_UP: readonly Term['status'][] = ['TERMINATED', 'FORFEITED'];
const SERVED: readonly Term['status'][] = ['ACTIVE', 'CREATED', 'EXPIRED', 'INACTIVE'];

type Served = Pick<Term, 'status' | 'startDate' | 'endDate' | 'durationDays' | 'addedDays' | 'usedSeconds'>;

/**
 * Returns the service of a subscription up to a moment, from its line (decision 11). Days count from its start to its end, but
 * not while it is paused or waits; if it was ended early, all of them count as used from then on. Null if it earns nothing by
 * then.
 */
export function serviceAt(term: Served, moment: Date): Service | null {
  const { status, startDate, endDate, usedSeconds } = term;
  const total = totalDays(term) * DAY_SECONDS;
  if (GIVEN_UP.includes(status)) {
    const isOver = !endDate || Date.parse(endDate) <= moment.getTime();
    return isOver ? { used: total, left: 0 } : null;
  }
  if (!SERVED.includes(status)) return null;
  if (!startDate || !endDate) return { used: Math.min(usedSeconds, total), left: Math.max(0, total - usedSeconds) };
  const from = Math.max(Date.parse(startDate), moment.getTime());
  const left = Math.max(0, Math.ceil((Date.parse(endDate) - from) / 1000));
  return { used: Math.max(0, total - left), left };
}

/**
 * Returns the part of a deferred amount (in whole units) that the service has earned since `usedBefore` seconds: its share of the
 * time that was left then. Days that were added in the meantime spread the rest over more time; the last second earns the rest.
 */
export function servedShare(deferred: number, usedBefore: number, { used, left }: Service): number {
  if (left <= 0) return deferred;
  const served = Math.max(0, used - usedBefore);
  return Math.round(deferred * (served / (served + left)));
}
