/** MADE: it is there, and nobody knows yet, or could find out, whether it restores. PROVED: it was restored, and nothing differed. */
export const BACKUP_STATUSES = ['MADE', 'PROVED', 'FAILED'] as const;

/** NIGHTLY: by the job; UPGRADE: before migrations; COMMAND: by `npm run backup`. */
export const BACKUP_OCCASIONS = ['NIGHTLY', 'UPGRADE', 'COMMAND'] as const;
export type BackupOccasion = (typeof BACKUP_OCCASIONS)[number];

/** Hours after which the last proved backup is too old: a night's, and two hours to make and prove the next. */
const LATE_AFTER = 26;

/** Whether the last proved backup (its moment, ISO 8601 UTC; null: there is none) is too old. */
export const isBackupLate = (takenAt: string | null, now: Date): boolean =>
  takenAt === null || now.getTime() - Date.parse(takenAt) > LATE_AFTER * 60 * 60_000;
