import { backups } from '../../resources/backup/backups';
import { unlessBackedUp } from '../backup/backupLock';
import { type BackupSource, removeOldBackups, takeProvedBackup } from '../backup/takeBackup';
import type { Deps } from '../deps';
import { isBackupDue, type Keep } from '../rules/backups';

/** Of all tries of a night, and more. */
const LATELY = 30;

export interface NightlyBackup {
  source: BackupSource;
  hour: number;
  keep: Keep;
}

/**
 * The night's backup: made, proved, and then the old ones removed. Of several processes one makes it. Answers its status, or
 * null where nothing was to be made.
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
