import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const ACCESS = { key: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'eu-west-1' };

const hex = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Returns whether a request is signed with our secret according to Amazon's description of version 4; implemented independently
 * of the client.
 */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, day = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\d{8})\/eu-west-1\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [path = '', query = ''] = url.split('?');
  const sorted = [...new URLSearchParams(query)]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, path, sorted.join('&'), signed.join(''), names, headers['x-amz-content-sha256']].join(
    '\n',
  );
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/eu-west-1/s3/aws4_request`, hex(canonical)].join(
    '\n',
  );
  const key = [day, 'eu-west-1', 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${ACCESS.secret}`);
  return signature === hmac(key, text).toString('hex');
}

/** Starts a store with the part of S3 that backups need and two names per page; `objects` has the files by name in the bucket. */
export async function serveS3(bucket: string) {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const body = await buffer(request);
    const [, asked, ...rest] = decodeURIComponent(pathname).split('/');
    const name = rest.join('/');
    const end = (status: number, content: string | Buffer = '') => response.writeHead(status).end(content);
    if (!isSigned(request) || asked !== bucket) return end(403);
    if (request.method === 'PUT') {
      const isWhole = Number(request.headers['content-length']) === body.length;
      if (!isWhole || request.headers['x-amz-content-sha256'] !== hex(body)) return end(400);
      objects.set(name, body);
      return end(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return end(204);
    }
    if (name) return objects.has(name) ? end(200, objects.get(name)) : end(404);
    const names = [...objects.keys()].filter((each) => each.startsWith(searchParams.get('prefix') ?? '')).sort();
    const from = Number(searchParams.get('continuation-token') ?? 0);
    const next = from + 2 < names.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    const page = names.slice(from, from + 2).map((each) => `<Contents><Key>${each}</Key></Contents>`);
    return end(200, `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`;
  return { url, objects, close: () => server.close() };
}
