import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BackupPlace, takenOf } from './BackupPlace';

const HALF = '.half';

/**
 * A folder that is there: one that is not may be a disk that is not mounted, and its backups would fill another. A file is written under another name and renamed once it is on the disk, so what has the name of a backup is whole.
 * Halves that a killed process has left are removed before the next one is made; a folder is one installation's.
 */
export function folderPlace(folder: string): BackupPlace {
  const base = resolve(folder);
  return {
    name: base,
    async keep(name, make) {
      const names = await readdir(base).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new Error(missingFolder(base)) : error;
      });
      for (const left of names.filter((each) => each.endsWith(HALF))) await rm(join(base, left));
      const half = join(base, `.${name}${HALF}`);
      try {
        await make(half);
        const { size } = await stat(half);
        await rename(half, join(base, name));
        await syncFolder(base);
        return size;
      } finally {
        await rm(half, { force: true });
      }
    },
    read: (name, use) => use(join(base, name)),
    async list() {
      const names = await readdir(base).catch(() => []);
      return names.flatMap((name) => takenOf(name) ?? []);
    },
    remove: (name) => rm(join(base, name), { force: true }),
  };
}

/** What to do about a folder that is not there. */
export const missingFolder = (path: string) =>
  `The folder ${path} is not there. Mount its disk, or make the folder, then try again.`;

/** A renamed file outlives a power cut once its folder is on the disk. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
