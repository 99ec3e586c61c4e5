import { open, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** A detail file. FreeRADIUS begins another one every hour; their names sort by time. */
export interface SpoolFile {
  name: string;
  /** Another file of the same name has another one. */
  inode: string;
  size: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** How far a file has been read. */
export interface Position {
  name: string;
  inode: string;
  /** The number of bytes that were read. */
  offset: number;
  /** When all of it had been read and a newer file existed (ISO 8601 UTC); null before. */
  doneAt: string | null;
}

/** Returns the detail files in a folder, the oldest first. */
export async function spoolFiles(folder: string): Promise<SpoolFile[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('detail-')).sort();
  const files: SpoolFile[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name), { bigint: true });
    if (!found.isFile()) continue;
    const [size, changedAt] = [Number(found.size), Number(found.mtimeMs)];
    files.push({ name, inode: String(found.ino), size, changedAt });
  }
  return files;
}

/** Returns at most `length` bytes of a file from an offset on. */
export async function readBytes(folder: string, { name }: SpoolFile, offset: number, length: number): Promise<Buffer> {
  const file = await open(join(folder, name));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Removes the files that were read before a moment. One that has been written to since stays. */
export async function removeReadFiles(folder: string, positions: readonly Position[], before: Date): Promise<void> {
  const done = positions.filter(({ doneAt }) => doneAt !== null && doneAt < before.toISOString());
  if (done.length === 0) return;
  for (const { name, inode, size } of await spoolFiles(folder))
    if (done.some((position) => position.name === name && position.inode === inode && position.offset === size))
      await unlink(join(folder, name));
}
