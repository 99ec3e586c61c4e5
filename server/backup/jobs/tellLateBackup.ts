import { isBackupLate } from '../../../contract/backup/backups';
import type { Deps } from '../../deps';
import { newestProved } from '../newestProved';

/** Says in the log that the last proved backup is too old, or that there is none; answers whether it is so. */
export async function tellLateBackup({ store, now, log }: Pick<Deps, 'store' | 'now' | 'log'>): Promise<boolean> {
  const provedAt = await newestProved(store);
  const isLate = isBackupLate(provedAt, now());
  if (isLate) log.error({ provedAt }, 'the last proved backup is too old');
  return isLate;
}
