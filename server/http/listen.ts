import { createServer, type Server, type ServerOptions } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../settings/config';

/** Starts the HTTP server of an app. */
export type Listen = (fetch: Hono['fetch'], where: Pick<Config, 'port' | 'host'>, ready: () => void) => Server;

/** Limits for slow calls and for many connections. */
interface Bounds extends Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'> {
  maxConnections: number;
}

/** Milliseconds; a file of 18 MB takes two minutes over 1.2 Mbit/s. */
const BOUNDS: Bounds = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  maxConnections: 2_000,
};

/** Starts a server that ends calls whose headers or body do not arrive in time, and refuses connections beyond the maximum. */
export const listen = (
  fetch: Hono['fetch'],
  { port, host }: Parameters<Listen>[1],
  ready: () => void,
  { maxConnections, ...serverOptions }: Bounds = BOUNDS,
): Server => {
  const server = serve(
    { fetch, port, ...(host ? { hostname: host } : {}), createServer, serverOptions },
    ready,
  ) as Server;
  server.maxConnections = maxConnections;
  return server;
};
