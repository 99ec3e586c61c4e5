import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BackupPlace, takenOf } from './BackupPlace';

const HALF = '.half';

/**
 * Keeps backups in an existing folder. It is never created: its disk may not be mounted, and backups would fill another one. A
 * file is written under another name and renamed once it is on disk, so a file with the name of a backup is complete. Partial
 * files of a killed process are removed before the next one is written; a folder belongs to one installation.
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

/** Returns a message about a missing folder, and what to do. */
export const missingFolder = (path: string) =>
  `The folder ${path} is not there. Mount its disk, or make the folder, then try again.`;

/** Syncs a folder to disk, so that a rename in it survives a power cut. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
