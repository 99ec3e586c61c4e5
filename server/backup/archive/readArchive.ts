import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { BackupFault } from '../BackupFault';

export interface ArchiveEntry {
  name: string;
  /** Must be read to its end before the next entry is requested. */
  content: AsyncIterable<Uint8Array>;
}

/** Yields the files in a backup, in order. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const gunzip = createGunzip();
  const read = pipeline(createReadStream(path), gunzip).catch(() => undefined);
  const entries = (Readable.toWeb(gunzip) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  );
  try {
    for await (const { header, body } of entries as unknown as AsyncIterable<Entry>)
      yield { name: header.name, content: body };
  } catch (error) {
    throw isUnreadable(error) ? new BackupFault('cannot be unpacked') : error;
  } finally {
    gunzip.destroy();
    await read;
  }
}

type Entry = { header: { name: string }; body: AsyncIterable<Uint8Array> };

/** Returns whether an error of zlib or of the tar reader means that the file is not one of ours. */
const isUnreadable = (error: unknown): boolean =>
  /^Z_/.test((error as { code?: string }).code ?? '') || /tar|header|checksum/i.test((error as Error).message ?? '');
