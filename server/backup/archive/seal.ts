import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BackupFault } from '../BackupFault';

/**
 * Returns the end of every backup: an empty gzip member, whose comment is the SHA-256 of everything before it. Programs that
 * unpack the file ignore it. A file that was cut off or altered in any byte does not end with its own seal.
 */
export function sealOf(sha256: string): Buffer {
  const withComment = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff]);
  const nothing = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([withComment, Buffer.from(`kitara-backup sha256 ${sha256}\0`, 'latin1'), nothing]);
}

const LENGTH = sealOf('0'.repeat(64)).length;

/** Throws if a file does not end with its own seal. Returns the SHA-256 of the whole file. */
export async function checkSeal(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const sealed = size - LENGTH;
    const seal = Buffer.alloc(LENGTH);
    if (sealed > 0) await handle.read(seal, 0, LENGTH, sealed);
    const isSealed = seal.subarray(0, 10).equals(sealOf('').subarray(0, 10));
    if (!isSealed) throw new BackupFault('is no backup of this product, or its end is missing');
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path, { end: sealed - 1 })) hash.update(chunk);
    const whole = hash.copy().update(seal).digest('hex');
    if (!seal.equals(sealOf(hash.digest('hex')))) throw new BackupFault('was altered, or a part of it is missing');
    return whole;
  } finally {
    await handle.close();
  }
}
