import { format, startOfHour, subHours } from 'date-fns';
import { dayAt, hourAt, inTimeZone } from './days';

/** Minutes until the night's backup is tried again. */
const AGAIN = 60;

/** How many days, weeks and months keep their last backup. */
export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

export interface TakenBackup {
  name: string;
  takenAt: Date;
}

/**
 * The backups that are no longer kept. Kept are the last of each of so many days, weeks (from Monday) and months that have one;
 * and, no matter how old they are, the newest and the newest that was proved.
 */
export function backupsToRemove<B extends TakenBackup>(
  backups: readonly B[],
  proved: ReadonlySet<string>,
  keep: Keep,
): B[] {
  const newestFirst = [...backups].sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const kept = new Set([newestFirst[0], newestFirst.find(({ name }) => proved.has(name))]);
  for (const [most, periodOf] of [
    [keep.daily, dayAt],
    [keep.weekly, weekAt],
    [keep.monthly, monthAt],
  ] as const) {
    const lasts = new Map<string, B>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.takenAt);
      if (!lasts.has(period) && lasts.size < most) lasts.set(period, backup);
    }
    for (const backup of lasts.values()) kept.add(backup);
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}

const weekAt = (moment: Date): string => format(moment, "RRRR-'W'II", inTimeZone());
const monthAt = (moment: Date): string => format(moment, 'yyyy-MM', inTimeZone());

interface Attempt {
  /** ISO 8601 UTC. */
  takenAt: string;
  status: 'MADE' | 'PROVED' | 'FAILED';
  /** Null: nothing is wrong, or the process that made it did not live to see. */
  problem: string | null;
}

/**
 * Whether the night's backup is to be made: none has come to its end since the hour struck last, and the last try is an hour ago.
 * One that cannot be proved here, for a reason that is known, is at its end.
 */
export function isBackupDue(nightly: readonly Attempt[], hour: number, now: Date): boolean {
  const struck = lastStrikeOf(hour, now).getTime();
  return !nightly.some(({ takenAt, status, problem }) => {
    const taken = Date.parse(takenAt);
    const isDone = status === 'PROVED' || (status === 'MADE' && problem !== null);
    return (isDone && taken >= struck) || now.getTime() - taken < AGAIN * 60_000;
  });
}

/** The last moment at which it was that hour on the provider's clocks. */
const lastStrikeOf = (hour: number, now: Date): Date =>
  startOfHour(subHours(now, (hourAt(now) - hour + 24) % 24), inTimeZone());
