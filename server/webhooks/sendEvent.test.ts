import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendEvent } from './sendEvent';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
let port: number;
beforeEach(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});

const send = (url = `http://127.0.0.1:${port}/`, addresses = ['127.0.0.1'], timeout = 10_000) =>
  sendEvent(
    { destination: { url: new URL(url), addresses }, headers: { 'webhook-id': 'one' }, body: '{"ü":1}' },
    timeout,
  );

it('sends the body and headers, and returns the answer', async () => {
  const got: unknown[] = [];
  answer = async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    got.push(request.method, request.headers['webhook-id'], Buffer.concat(parts).toString());
    response.writeHead(202).end('thanks');
  };
  expect(await send()).toEqual({ status: 202, body: 'thanks' });
  expect(got).toEqual(['POST', 'one', '{"ü":1}']);
});

it('connects to the checked address, whatever its name resolves to', async () => {
  const hosts: unknown[] = [];
  answer = (request, response) => {
    hosts.push(request.headers.host);
    response.end();
  };
  await send(`http://rebound.invalid:${port}/`);
  expect(hosts).toEqual([`rebound.invalid:${port}`]);
});

it('does not follow redirects', async () => {
  let calls = 0;
  answer = (_, response) => {
    calls += 1;
    response.writeHead(307, { location: `http://127.0.0.1:${port}/inside` }).end();
  };
  expect(await send()).toMatchObject({ status: 307 });
  expect(calls).toBe(1);
});

it('reads the first 500 characters of a response, however long it is', async () => {
  answer = (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x\u0000'.repeat(10_000)));
    };
    response.on('drain', more);
    more();
  };
  expect(await send()).toEqual({ status: 200, body: 'x'.repeat(500) });
});

it('waits for an answer, including its body, no longer than its time limit', async () => {
  answer = () => undefined;
  await expect(send(undefined, undefined, 50)).rejects.toThrow('No answer within 0.05 seconds.');
  answer = (_, response) => void response.write('slow');
  await expect(send(undefined, undefined, 50)).rejects.toThrow('No answer within 0.05 seconds.');
});

it('says in a sentence why it cannot connect', async () => {
  await expect(send('http://127.0.0.1:1/')).rejects.toThrow('Could not connect (ECONNREFUSED).');
});
