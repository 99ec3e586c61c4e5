import { createServer, type Server, type ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config/config';

/** Starts the HTTP server of an app. */
export type Listen = (fetch: Hono['fetch'], where: Pick<Config, 'port' | 'host'>, ready: () => void) => Server;

/** Limits on slow calls and on connections. */
interface Bounds extends Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'> {
  maxConnections: number;
  /** The time in milliseconds for which the rest of a refused message is read, so that its sender can read the response. */
  linger: number;
}

/** All times are in milliseconds. A file of 18 MB takes two minutes at 1.2 Mbit/s. */
const BOUNDS: Bounds = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  maxConnections: 2_000,
  linger: 1_000,
};

const REFUSALS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers a message that Node cannot parse as HTTP. Closing immediately would reset the connection and lose the response. */
function refuseMessage({ code = '' }: NodeJS.ErrnoException, socket: Duplex, linger: number): void {
  if (!socket.writable || socket.writableEnded) return;
  socket.end(`HTTP/1.1 ${REFUSALS[code] ?? '400 Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), linger).unref();
}

/** Starts a server that ends calls whose headers or body do not arrive in time, and refuses connections beyond the maximum. */
export const listen = (
  fetch: Hono['fetch'],
  { port, host }: Parameters<Listen>[1],
  ready: () => void,
  { maxConnections, linger, ...serverOptions }: Bounds = BOUNDS,
): Server => {
  const server = serve(
    { fetch, port, ...(host ? { hostname: host } : {}), createServer, serverOptions },
    ready,
  ) as Server;
  server.maxConnections = maxConnections;
  server.on('clientError', (error, socket) => refuseMessage(error, socket, linger));
  return server;
};
