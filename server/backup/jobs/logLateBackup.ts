import { isBackupLate } from '../../../contract/backup/backups';
import type { Deps } from '../../deps';
import { newestProved } from '../newestProved';

/** Logs an error if the last proved backup is too old or there is none. Returns whether that is so. */
export async function logLateBackup({ store, now, log }: Pick<Deps, 'store' | 'now' | 'log'>): Promise<boolean> {
  const provedAt = await newestProved(store);
  const isLate = isBackupLate(provedAt, now());
  if (isLate) log.error({ provedAt }, 'the last proved backup is too old');
  return isLate;
}
