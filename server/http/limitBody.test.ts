import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBody } from './limitBody';

const LIMIT = 1_000;
const MEGABYTE = 'x'.repeat(1_000_000);
const NEXT = 'GET /next HTTP/1.1\r\nHost: a\r\n\r\n';

let server: Server;
beforeAll(async () => {
  const app = new Hono();
  const tooLarge = (c: { text(text: string, status: 413): Response }) => c.text('too large', 413);
  app.post('/', limitBody(LIMIT, tooLarge), async (c) => c.text(`read ${(await c.req.text()).length}`));
  app.post('/impatient', limitBody(LIMIT, tooLarge, 100), (c) => c.text('read'));
  app.post('/refused', limitBody(MEGABYTE.length, tooLarge), (c) => c.text('refused', 401));
  app.get('/next', (c) => c.text('next'));
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve()) as Server;
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Returns what one connection receives in response to these bytes, up to `ends`. */
const talk = (ends: string, ...sent: string[]) =>
  new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('data', (bytes) => {
      heard += bytes;
      if (heard.endsWith(ends)) socket.end();
    });
    // Ignores data that is still being written when the server closes the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
    for (const part of sent) socket.write(part);
  });
const post = (length: number, path = '/') => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
const statuses = (heard: string) => [...heard.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status);

it('a body of the maximum size is accepted, and one with another byte is not', async () => {
  expect(await talk('1000', post(LIMIT) + 'x'.repeat(LIMIT))).toContain('read 1000');
  expect(await talk('too large', post(LIMIT + 1) + 'x'.repeat(LIMIT + 1))).toContain('HTTP/1.1 413');
});

it('the next request on the connection is answered after an oversized body', async () => {
  const heard = await talk('next', post(3_000_000), MEGABYTE, MEGABYTE, MEGABYTE, NEXT);
  expect(statuses(heard)).toEqual(['413', '200']);
  expect(heard).not.toMatch(/connection: close/i);
});

it('the next request on the connection is answered after an unread body', async () => {
  const refused = `${post(MEGABYTE.length).replace('/', '/refused')}${MEGABYTE}`;
  expect(statuses(await talk('next', refused, NEXT))).toEqual(['401', '200']);
});

it.each([
  ['does not end', [post(3_000_000, '/impatient'), MEGABYTE]],
  ['is larger than anybody reads', [post(20_000_000), ...Array(20).fill(MEGABYTE)]],
  [
    'does not tell its length',
    ['POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n', `7d0\r\n${'x'.repeat(2_000)}`],
  ],
])('the connection is closed, with the header that says so, after a body that %s', async (_what, sent) => {
  const heard = await talk('too large', ...sent);
  expect(statuses(heard)).toEqual(['413']);
  expect(heard).toMatch(/connection: close/i);
});
