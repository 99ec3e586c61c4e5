import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { BackupSettings } from '../config/backupSettings';
import type { S3Access } from '../objectStore/Bucket';
import { missingFolder } from './places/folderPlace';

/** Writes a small file where backups would be kept, and deletes it. Throws an Error with a sentence for people. */
export async function tryPlace(place: BackupSettings['place']): Promise<void> {
  const name = `.kitara-test-${randomUUID()}`;
  await ('folder' in place ? tryFolder(place.folder, name) : tryBucket(place.s3, name));
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'The server may not write to this folder.',
  EPERM: 'The server may not write to this folder.',
  EROFS: 'The folder is on a disk that cannot be written to.',
  ENOSPC: 'The disk is full.',
  ENOTDIR: 'This is a file, not a folder.',
};

async function tryFolder(folder: string, name: string): Promise<void> {
  try {
    const path = join(resolve(folder), name);
    await writeFile(path, CONTENT, { mode: 0o600 });
    await rm(path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(code === 'ENOENT' ? missingFolder(resolve(folder)) : (WHY[code] ?? 'The folder cannot be used.'));
  }
}

const CONTENT = 'test';
/** Returns the hash with which the file is signed, like a backup's, because a store may accept nothing else. */
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

async function tryBucket({ url, key, secret, region }: S3Access, name: string): Promise<void> {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 0 });
  for (const method of ['PUT', 'DELETE']) {
    const file = method === 'PUT' ? { body: CONTENT, headers: { 'x-amz-content-sha256': sha256(CONTENT) } } : {};
    const answer = await client.fetch(`${url}/${name}`, { method, ...file, redirect: 'error' }).catch(() => null);
    if (!answer) throw new Error('The backup store cannot be reached.');
    await answer.body?.cancel().catch(() => undefined);
    if (answer.status === 403) throw new Error('The backup store refused the key or its secret (403).');
    if (!answer.ok) throw new Error(`The backup store answered ${answer.status} to ${method}.`);
  }
}
