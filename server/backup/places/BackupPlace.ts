import type { TakenBackup } from '../../rules/backups';

/** A place where backups are kept. */
export interface BackupPlace {
  /** A name for people. It contains no secret. */
  name: string;
  /** Stores the file that `make` writes at the given path under `name`, completely or not at all. Returns its size in bytes. */
  keep(name: string, make: (path: string) => Promise<void>): Promise<number>;
  /** Passes to `use` a path at which the whole file can be read. */
  read<T>(name: string, use: (path: string) => Promise<T>): Promise<T>;
  list(): Promise<TakenBackup[]>;
  remove(name: string): Promise<void>;
}

/** Returns the name of a backup that is made at a moment, to the second. */
export const backupName = (moment: Date): string => `kitara-${moment.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`;

/** Returns the backup with this file name, or null for any other file. */
export function takenOf(name: string): TakenBackup | null {
  const [, year, month, day, hour, minute, second] =
    /^kitara-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/.exec(name) ?? [];
  return year ? { name, takenAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) } : null;
}
