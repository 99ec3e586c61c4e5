import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from './listen';

const WHERE = { port: 0, host: '127.0.0.1' };
const app = async (request: Request) => new Response(await request.text());
const opened: (Server | Socket)[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) 'destroy' in each ? each.destroy() : each.close();
});

async function started(bounds?: Parameters<typeof listen>[3]): Promise<Server> {
  const server = await new Promise<Server>((resolve) => {
    const made = listen(app, WHERE, () => resolve(made), bounds);
  });
  opened.push(server);
  return server;
}

/** Opens a connection, sends the text, and returns what is received until the connection ends. */
async function answerTo(server: Server, sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, WHERE.host);
  opened.push(socket);
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => undefined);
  socket.write(sent);
  await once(socket, 'close');
  return answer;
}

const SHORT = {
  headersTimeout: 50,
  requestTimeout: 100,
  connectionsCheckingInterval: 10,
  maxConnections: 10,
  linger: 100,
};

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['the body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf'],
])('ends a call if its %s do not arrive in time', async (_what, half) => {
  expect(await answerTo(await started(SHORT), half)).toContain('408 Request Timeout');
});

it('answers a message with a URL that is too long, and keeps reading so that the answer arrives', async () => {
  const server = await started({ ...SHORT, headersTimeout: 10_000, requestTimeout: 10_000, linger: 10_000 });
  const accepted = once(server, 'connection') as Promise<Socket[]>;
  const socket = connect({ port: (server.address() as AddressInfo).port, host: WHERE.host, allowHalfOpen: true });
  opened.push(socket);
  const head = `POST /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n`;
  socket.write(head);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('431 Request Header Fields Too Large');
  const [connection] = await accepted;
  socket.write('b'.repeat(500_000));
  await vi.waitFor(() => expect(connection?.bytesRead).toBe(head.length + 500_000));
});

it('refuses connections beyond the maximum', async () => {
  const server = await started({ ...SHORT, headersTimeout: 10_000, requestTimeout: 10_000, maxConnections: 1 });
  const first = connect((server.address() as AddressInfo).port, WHERE.host);
  opened.push(first);
  await once(server, 'connection');
  expect(await answerTo(server, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toBe('');
  first.destroy();
});

it('allows 15 s for headers, two minutes for bodies, and 2,000 connections', async () => {
  const { headersTimeout, requestTimeout, maxConnections } = await started();
  expect([headersTimeout, requestTimeout, maxConnections]).toEqual([15_000, 120_000, 2_000]);
});
