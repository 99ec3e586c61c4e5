import { backups } from '../../../resources/backup/backups';
import type { Deps } from '../../deps';
import { isBackupDue, type Keep } from '../../rules/backups';
import { unlessBackedUp } from '../backupLock';
import { type BackupSource, removeOldBackups, takeProvedBackup } from '../takeBackup';

/** More than all attempts of one night. */
const LATELY = 30;

export interface NightlyBackup {
  source: BackupSource;
  hour: number;
  keep: Keep;
}

/**
 * Makes and proves the night's backup, then removes old ones. Of several processes, one does it. Returns the backup's status, or
 * null if none was due.
 */
export async function backUp(
  { store, now, log }: Pick<Deps, 'store' | 'now' | 'log'>,
  { source, hour, keep }: NightlyBackup,
  signal?: AbortSignal,
): Promise<string | null> {
  const isDue = async () => {
    const nightly = await store.find(backups, {
      where: [{ path: 'occasion', in: ['NIGHTLY'] }],
      sort: { path: 'takenAt', ascending: false },
      limit: LATELY,
    });
    return isBackupDue(nightly, hour, now());
  };
  if (!(await isDue())) return null;
  return unlessBackedUp(source.url, async () => {
    if (!(await isDue())) return null;
    const { fileName, status, problem } = await takeProvedBackup(store, source, 'NIGHTLY', now, signal);
    if (status === 'PROVED') log.info({ backup: fileName }, 'backup made and proved');
    else log.error({ backup: fileName, status, problem }, 'backup not proved');
    if (status !== 'FAILED') await removeOldBackups(store, source.place, keep);
    return status;
  });
}
