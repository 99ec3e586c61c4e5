/** MADE: the backup exists, but it is not yet known whether it can be restored. PROVED: it was restored, and nothing differed. */
export const BACKUP_STATUSES = ['MADE', 'PROVED', 'FAILED'] as const;

/** NIGHTLY: made by the job. UPGRADE: before migrations. COMMAND: by `npm run backup`. */
export const BACKUP_OCCASIONS = ['NIGHTLY', 'UPGRADE', 'COMMAND'] as const;
export type BackupOccasion = (typeof BACKUP_OCCASIONS)[number];

/** Hours after which the last proved backup is too old: one night, and two hours to make and prove the next. */
const LATE_AFTER = 26;

/** Returns whether the last proved backup is too old. `takenAt` is ISO 8601 in UTC, or null if there is none. */
export const isBackupLate = (takenAt: string | null, now: Date): boolean =>
  takenAt === null || now.getTime() - Date.parse(takenAt) > LATE_AFTER * 60 * 60_000;
