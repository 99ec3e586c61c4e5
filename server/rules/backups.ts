import { format, startOfHour, subHours } from 'date-fns';
import { dayAt, hourAt, inTimeZone } from './days';

/** The number of minutes until the night's backup is tried again. */
const AGAIN = 60;

/** The number of days, weeks and months whose last backup is kept. */
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
 * Returns the backups that need not be kept any longer. Kept are the last backup of each of the latest days, weeks (from Monday)
 * and months with one, and, however old they are, the newest backup and the newest proved one.
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
  /** The moment whose state the backup contains (ISO 8601 UTC). */
  takenAt: string;
  status: 'MADE' | 'PROVED' | 'FAILED';
  /** Null: there is no problem, or the process that made it died before it knew. */
  problem: string | null;
}

/**
 * Returns whether the night's backup is due: none has finished since the hour last struck, and the last attempt was at least an
 * hour ago. A backup that cannot be proved here for a known reason counts as finished.
 */
export function isBackupDue(nightly: readonly Attempt[], hour: number, now: Date): boolean {
  const struck = lastStrikeOf(hour, now).getTime();
  return !nightly.some(({ takenAt, status, problem }) => {
    const taken = Date.parse(takenAt);
    const isDone = status === 'PROVED' || (status === 'MADE' && problem !== null);
    return (isDone && taken >= struck) || now.getTime() - taken < AGAIN * 60_000;
  });
}

/** Returns the last moment at which it was that hour in the provider's time zone. */
const lastStrikeOf = (hour: number, now: Date): Date =>
  startOfHour(subHours(now, (hourAt(now) - hour + 24) % 24), inTimeZone());
