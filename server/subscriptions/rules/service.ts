import { daysOf, type Term } from './subscriptionLine';

/** How much of a subscription's days was served up to a moment, and how much is to come; in seconds. */
export interface Service {
  used: number;
  left: number;
}

const DAY_SECONDS = 86_400;
/** They end before their days are over, and nothing of them is owed any more. */
const GIVEN_UP: readonly Term['status'][] = ['TERMINATED', 'FORFEITED'];
const SERVED: readonly Term['status'][] = ['ACTIVE', 'CREATED', 'EXPIRED', 'INACTIVE'];

type Served = Pick<Term, 'status' | 'startDate' | 'endDate' | 'durationDays' | 'addedDays' | 'usedSeconds'>;

/**
 * The service of a subscription up to a moment, as its line tells (decision 11): days count from its start to its end, none while it is
 * paused or waits, and one that is ended early has had them all from then on. Null where it earns nothing by then.
 */
export function serviceAt(term: Served, moment: Date): Service | null {
  const { status, startDate, endDate, usedSeconds } = term;
  const total = daysOf(term) * DAY_SECONDS;
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
 * What is earned of a deferred amount (whole units) by the service since `usedBefore` seconds of it: its share of the time that was
 * to come then. Days that were added meanwhile spread what is left over more time; the last second earns the rest.
 */
export function servedShare(deferred: number, usedBefore: number, { used, left }: Service): number {
  if (left <= 0) return deferred;
  const served = Math.max(0, used - usedBefore);
  return Math.round(deferred * (served / (served + left)));
}
