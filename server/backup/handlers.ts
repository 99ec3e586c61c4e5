import { isBackupLate } from '../../contract/backup/backups';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { newestProved } from './newestProved';

/** Returns whether the backups need attention. */
export function backupHandlers({ store, config, now }: Deps): Pick<Handlers, 'readBackupState'> {
  return {
    readBackupState: async () => {
      const provedAt = await newestProved(store);
      const isWanted = config.backups !== null || config.production;
      return { provedAt, isLate: isWanted && isBackupLate(provedAt, now()) };
    },
  };
}
