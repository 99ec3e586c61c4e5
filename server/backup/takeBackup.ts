import type { BackupOccasion } from '../../contract/backup/backups';
import { backups } from '../../resources/backup/backups';
import type { RecordOf } from '../../resources/language/defineResource';
import { backupsToRemove, type Keep } from '../rules/backups';
import { createRecord, type NewRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { makeBackup } from './makeBackup';
import { type BackupPlace, backupName } from './places/BackupPlace';
import { proveBackup } from './proveBackup';

type Backup = RecordOf<typeof backups>;
export type NewBackup = NewRecord<typeof backups>;

/** The database of a backup, and the place for it. */
export interface BackupSource {
  /** The database's address. */
  url: string;
  place: BackupPlace;
}

const MEGABYTE = 1024 * 1024;

/** Makes a backup and returns the values to store about it. The caller ensures that no other backup is made at the same time. */
export async function takeBackup(
  { url, place }: BackupSource,
  occasion: BackupOccasion,
  now: Date,
  signal?: AbortSignal,
): Promise<NewBackup & { fileName: string }> {
  const fileName = backupName(now);
  let rows = 0;
  let takenAt = now.toISOString();
  const bytes = await place.keep(fileName, async (path) => {
    const made = await makeBackup(url, path, signal);
    takenAt = made.takenAt;
    rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
  });
  return { fileName, takenAt, occasion, place: place.name, megabytes: Math.ceil(bytes / MEGABYTE), rows };
}

/** Makes a backup, proves it, and stores and returns the result, also if the backup could not be made. */
export async function takeProvedBackup(
  store: Store,
  source: BackupSource,
  occasion: BackupOccasion,
  clock: () => Date,
  signal?: AbortSignal,
): Promise<Backup> {
  const record = (values: NewBackup) => createRecord(store, backups, values, clock());
  const began = clock();
  const taken = await takeBackup(source, occasion, began, signal).catch(async (error: Error) => {
    const failed = { fileName: backupName(began), takenAt: began.toISOString(), place: source.place.name };
    if (!signal?.aborted) await record({ ...failed, occasion, status: 'FAILED', problem: error.message.slice(0, 300) });
    throw error;
  });
  const made = await record(taken);
  const { status, problem } = await proveBackup(source.url, source.place, made.fileName, signal);
  const provedAt = status === 'PROVED' ? clock().toISOString() : null;
  return (await updateRecord(store, backups, made.id, { status, problem, provedAt }, clock())) ?? made;
}

/** Removes backups that need not be kept any longer. Returns their names. */
export async function removeOldBackups(store: Store, place: BackupPlace, keep: Keep): Promise<string[]> {
  const proved = await store.pick(backups, ['fileName'], { where: [{ path: 'status', in: ['PROVED'] }] });
  const old = backupsToRemove(await place.list(), new Set(proved.map(({ fileName }) => fileName)), keep);
  for (const { name } of old) await place.remove(name);
  return old.map(({ name }) => name);
}
