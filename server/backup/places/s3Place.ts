import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { S3Access } from '../../objectStore/Bucket';
import { bucketAt } from '../../objectStore/bucketAt';
import { BackupFault } from '../BackupFault';
import { type BackupPlace, takenOf } from './BackupPlace';

/**
 * Keeps backups in a bucket of an S3-compatible store. A file is created in the system's temporary folder and sent as a whole.
 */
export function s3Place(access: S3Access): BackupPlace {
  const { url } = access;
  const bucket = bucketAt(access, 'backup store');
  return {
    name: url,
    keep: (name, make) =>
      inTemporaryFolder(url, async (folder) => {
        const path = join(folder, name);
        await make(path);
        const { size } = await stat(path);
        await bucket.put(name, () => createReadStream(path), size);
        return size;
      }),
    read: (name, use) =>
      inTemporaryFolder(url, async (folder) => {
        const path = join(folder, name);
        await pipeline(await bucket.get(name), createWriteStream(path, { mode: 0o600 }));
        if ((await stat(path)).size === 0) throw new BackupFault('is empty');
        return use(path);
      }),
    list: async () => (await bucket.list()).flatMap((name) => takenOf(name) ?? []),
    remove: bucket.remove,
  };
}

/** Returns the folder in which a store's files are created and read. Files left there by a killed process are removed. */
export const temporaryFolder = (url: string): string =>
  join(tmpdir(), `kitara-backup-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`);

async function inTemporaryFolder<T>(url: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder(url);
  const remove = () => rm(folder, { recursive: true, force: true });
  await remove();
  await mkdir(folder, { mode: 0o700 });
  return use(folder).finally(remove);
}
