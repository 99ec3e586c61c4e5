import { BackupFault } from './BackupFault';
import type { BackupPlace } from './places/BackupPlace';
import { restoreInto } from './restoreInto';
import { withScratch } from './scratch';

/** The result of restoring a backup: PROVED, FAILED for a reason, or MADE if it could not be tested here. */
export interface Proof {
  status: 'PROVED' | 'MADE' | 'FAILED';
  problem: string | null;
}

const MAY_NOT = '42501';

/** Restores a stored backup into a scratch database next to the product's, and compares that with the manifest. */
export async function proveBackup(url: string, place: BackupPlace, name: string, signal?: AbortSignal): Promise<Proof> {
  try {
    await place.read(name, (path) => withScratch(url, (scratch) => restoreInto(scratch, path, { signal })));
    return { status: 'PROVED', problem: null };
  } catch (error) {
    if (signal?.aborted) throw error;
    if ((error as { code?: string }).code === MAY_NOT)
      return { status: 'MADE', problem: 'The database user may not make a scratch database: ALTER ROLE … CREATEDB.' };
    const { message } = error as Error;
    const problem = error instanceof BackupFault ? `The file ${message}.` : `It could not be restored: ${message}`;
    return { status: 'FAILED', problem: problem.slice(0, 300) };
  }
}
