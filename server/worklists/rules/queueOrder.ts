import type { Worklist } from '../../../resources/worklists/Worklist';
import { dayStart } from '../../rules/days';

const HOUR = 3_600_000;
const SOON = HOUR / 2;

/**
 * Returns when work that has waited since a moment or a day is due (ISO 8601 UTC): so many hours later, or at the last moment of
 * the day.
 */
export function dueAt(since: string, hours: number | undefined): string {
  const nextDay = hours === undefined ? dayStart(since, 1) : null;
  const due = nextDay ? Date.parse(nextDay) - 1 : Date.parse(since) + (hours ?? 0) * HOUR;
  return new Date(due).toISOString();
}

/**
 * The fields of a waiting record that determine its position. `rank`: the lower, the more pressing its queue. `planned`: it
 * belongs to the user's plan of the day.
 */
interface Placed {
  rank: number;
  planned?: boolean;
  due: string;
}

/**
 * Compares two waiting records. The plan of the day comes first, then late work, then work that is late soon; then the more
 * pressing queue, and within a queue what is or was due first.
 */
export const byUrgency =
  (now: Date) =>
  (a: Placed, b: Placed): number =>
    Number(b.planned ?? false) - Number(a.planned ?? false) ||
    pressure(a, now) - pressure(b, now) ||
    a.rank - b.rank ||
    a.due.localeCompare(b.due);

/** Returns whether a record that waits since a moment or a day belongs to the plan of this day (`YYYY-MM-DD`). */
export const isPlanned = (plan: Worklist['plan'], since: string, today: string): boolean =>
  plan === 'all' || (plan === 'due' && since.slice(0, today.length) <= today);

/** Returns 0 for late work, 1 for work that is late within the half hour that is needed to prevent it, and 2 otherwise. */
function pressure({ due }: Placed, now: Date): number {
  const left = Date.parse(due) - now.getTime();
  if (left <= 0) return 0;
  return left <= SOON ? 1 : 2;
}
