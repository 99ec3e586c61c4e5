import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { sealOf } from './seal';

export interface ArchiveWriter {
  /** Appends a file. Resolves when there is room for more. */
  add(name: string, content: Uint8Array): Promise<void>;
}

/**
 * Writes a new file that only we may read: a tar of the files that `fill` adds, compressed with gzip, with our seal at its end.
 * Resolves once it is on disk.
 */
export async function writeArchive(
  path: string,
  mtime: Date,
  fill: (archive: ArchiveWriter) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const written = pipeline(Readable.fromWeb(readable as never), createGzip(), hashing, file, { signal });
  const filled = fill({
    async add(name, content) {
      const entry = controller.add({ name, size: content.length, type: 'file', mode: 0o600, mtime }).getWriter();
      await entry.write(content);
      await entry.close();
    },
  }).then(
    () => controller.finalize(),
    (error) => {
      controller.error(error);
      throw error;
    },
  );
  // If one fails, so does the other; the first reason is the true one.
  await Promise.all([filled, written]).finally(() => Promise.allSettled([filled, written]));
  const handle = await open(path, 'a');
  try {
    await handle.writeFile(sealOf(hash.digest('hex')));
    await handle.sync();
  } finally {
    await handle.close();
  }
}
