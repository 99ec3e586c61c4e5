import { backups } from '../../resources/backup/backups';
import type { Store } from '../store/Store';

/** The moment that the newest proved backup shows, ISO 8601 UTC; null: none was proved. */
export async function newestProved(store: Store): Promise<string | null> {
  const [newest] = await store.pick(backups, ['takenAt'], {
    where: [{ path: 'status', in: ['PROVED'] }],
    sort: { path: 'takenAt', ascending: false },
    limit: 1,
  });
  return newest?.takenAt ?? null;
}
