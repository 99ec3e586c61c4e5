import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import type { Bucket, S3Access } from './Bucket';

/**
 * Returns a bucket of an S3-compatible store, addressed by path. The store checks an object's SHA-256, which is signed, and shows
 * an object only once all of it has arrived. `named` is the store's name in errors, such as "backup store".
 */
export function bucketAt({ url, key, secret, region }: S3Access, named: string): Bucket {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 3 });
  const refused = (method: string, status: number | undefined) =>
    new Error(`The ${named} answered ${status} to ${method}.`);
  const ask = async (method: string, address: string) => {
    const answer = await client.fetch(address, { method });
    if (!answer.ok) throw refused(method, answer.status);
    return answer;
  };
  const at = (name: string) => `${url}/${encodeURIComponent(name)}`;
  return {
    async put(name, open, size) {
      const status = await send(client, at(name), open, size);
      if (status !== 200) throw refused('PUT', status);
    },
    async get(name) {
      const { body } = await ask('GET', at(name));
      // The types of the platform and of Node differ.
      return body ? Readable.fromWeb(body as never) : Readable.from([]);
    },
    async list() {
      const { bucket, prefix } = partsOf(url);
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
      return names;
    },
    async remove(name) {
      await ask('DELETE', at(name));
    },
  };
}

/** Returns the bucket's address, and the prefix of its objects' names. */
function partsOf(url: string): { bucket: string; prefix: string } {
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  return { bucket: `${origin}/${bucket}`, prefix: folders.map((folder) => `${decodeURIComponent(folder)}/`).join('') };
}

/** Sends an object with Node's own client, because fetch omits the length, which stores require. Returns the status. */
async function send(client: AwsClient, address: string, open: () => Readable, size: number) {
  const sha256 = createHash('sha256');
  for await (const chunk of open()) sha256.update(chunk);
  const signed = await client.sign(address, {
    method: 'PUT',
    headers: { 'x-amz-content-sha256': sha256.digest('hex') },
  });
  const headers = { ...Object.fromEntries(signed.headers), 'content-length': size };
  const begin = address.startsWith('https:') ? requestHttps : requestHttp;
  const request: ClientRequest = begin(signed.url, { method: 'PUT', headers });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  const [[answer]] = await Promise.all([answered, pipeline(open(), request)]);
  answer.resume();
  return answer.statusCode;
}
