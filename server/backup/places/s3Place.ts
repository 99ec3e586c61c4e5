import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Access } from '../../config/backupSettings';
import { BackupFault } from '../BackupFault';
import { type BackupPlace, takenOf } from './BackupPlace';

/**
 * Keeps backups in a bucket of an S3-compatible store, addressed by path. A file is created in the system's temporary folder and
 * sent as a whole. The store checks its SHA-256, which is signed, and shows an object only once all of it has arrived.
 */
export function s3Place({ url, key, secret, region }: S3Access): BackupPlace {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 3 });
  const ask = async (method: string, address: string) => {
    const answer = await client.fetch(address, { method });
    if (!answer.ok) throw new Error(refusalOf(method, answer.status));
    return answer;
  };
  const at = (name: string) => `${url}/${encodeURIComponent(name)}`;
  return {
    name: url,
    keep: (name, make) =>
      inTemporaryFolder(url, async (folder) => {
        const path = join(folder, name);
        await make(path);
        const { size } = await stat(path);
        await send(client, at(name), path, size);
        return size;
      }),
    read: (name, use) =>
      inTemporaryFolder(url, async (folder) => {
        const path = join(folder, name);
        const { body } = await ask('GET', at(name));
        if (!body) throw new BackupFault('is empty');
        await pipeline(Readable.fromWeb(body as never), createWriteStream(path, { mode: 0o600 }));
        return use(path);
      }),
    async list() {
      const { bucket, prefix } = bucketOf(url);
      const names: string[] = [];
      for (let token: string | null = ''; token !== null; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(token ? { 'continuation-token': token } : {}),
        });
        const text = await (await ask('GET', `${bucket}?${query}`)).text();
        for (const [, found = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) names.push(found.slice(prefix.length));
        token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1] ?? null;
      }
      return names.flatMap((name) => takenOf(name) ?? []);
    },
    async remove(name) {
      await ask('DELETE', at(name));
    },
  };
}

const refusalOf = (method: string, status: number | undefined) => `The backup store answered ${status} to ${method}.`;

/** Returns the bucket's address, and the prefix of its objects' names. */
function bucketOf(url: string): { bucket: string; prefix: string } {
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  return { bucket: `${origin}/${bucket}`, prefix: folders.map((folder) => `${decodeURIComponent(folder)}/`).join('') };
}

/** Sends a file with Node's own client, because fetch omits the length, which stores require. */
async function send(client: AwsClient, address: string, path: string, size: number): Promise<void> {
  const sha256 = createHash('sha256');
  for await (const chunk of createReadStream(path)) sha256.update(chunk);
  const signed = await client.sign(address, {
    method: 'PUT',
    headers: { 'x-amz-content-sha256': sha256.digest('hex') },
  });
  const headers = { ...Object.fromEntries(signed.headers), 'content-length': size };
  const open = address.startsWith('https:') ? requestHttps : requestHttp;
  const request: ClientRequest = open(signed.url, { method: 'PUT', headers });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  const [[answer]] = await Promise.all([answered, pipeline(createReadStream(path), request)]);
  answer.resume();
  if (answer.statusCode !== 200) throw new Error(refusalOf('PUT', answer.statusCode));
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
