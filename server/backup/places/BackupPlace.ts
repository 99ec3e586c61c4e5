import type { TakenBackup } from '../../rules/backups';

/** Where backups are kept. */
export interface BackupPlace {
  /** For people; it holds no secret. */
  name: string;
  /** Has `make` write a file at the path that it is given, and keeps it under `name`: all of it, or nothing. Answers its size in bytes. */
  keep(name: string, make: (path: string) => Promise<void>): Promise<number>;
  /** Gives `use` a path at which the whole file can be read. */
  read<T>(name: string, use: (path: string) => Promise<T>): Promise<T>;
  list(): Promise<TakenBackup[]>;
  remove(name: string): Promise<void>;
}

/** The name of a backup that is made at a moment, to the second. */
export const backupName = (moment: Date): string => `kitara-${moment.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`;

/** The backup that a name tells of; null for any other file. */
export function takenOf(name: string): TakenBackup | null {
  const [, year, month, day, hour, minute, second] =
    /^kitara-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/.exec(name) ?? [];
  return year ? { name, takenAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) } : null;
}
