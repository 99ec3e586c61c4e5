import { dayStart } from '../../rules/days';

const HOUR = 3_600_000;
const SOON = HOUR / 2;

/** Until when what waits since a moment or a day is to be done (ISO 8601 UTC): some hours later, or the last moment of the day. */
export function dueAt(since: string, hours: number | undefined): string {
  const nextDay = hours === undefined ? dayStart(since, 1) : null;
  const due = nextDay ? Date.parse(nextDay) - 1 : Date.parse(since) + (hours ?? 0) * HOUR;
  return new Date(due).toISOString();
}

/** As much of a waiting record as its place depends on; `rank`: the lower, the more pressing is its queue; `plan`: it is of their own day. */
interface Placed {
  rank: number;
  plan?: true | undefined;
  due: string;
}

/** The plan of the day comes first, then what is late, then what soon will be; then the more pressing queue, and in it what is or was due first. */
export const byUrgency =
  (now: Date) =>
  (a: Placed, b: Placed): number =>
    Number(b.plan ?? 0) - Number(a.plan ?? 0) ||
    pressure(a, now) - pressure(b, now) ||
    a.rank - b.rank ||
    a.due.localeCompare(b.due);

/** 0: late; 1: late within the half hour that somebody needs to prevent it; 2: neither. */
function pressure({ due }: Placed, now: Date): number {
  const left = Date.parse(due) - now.getTime();
  if (left <= 0) return 0;
  return left <= SOON ? 1 : 2;
}
