import { backups } from '../../resources/backup/backups';
import type { Store } from '../store/Store';

/** Returns the moment of the newest proved backup (ISO 8601 UTC), or null if none was proved. */
export async function newestProved(store: Store): Promise<string | null> {
  const [newest] = await store.pick(backups, ['takenAt'], {
    where: [{ path: 'status', in: ['PROVED'] }],
    sort: { path: 'takenAt', ascending: false },
    limit: 1,
  });
  return newest?.takenAt ?? null;
}
