import { createServer, type Server, type ServerOptions } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../settings/config';

/** How an app comes onto its port. */
export type Listen = (fetch: Hono['fetch'], where: Pick<Config, 'port' | 'host'>, ready: () => void) => Server;

/** What one who calls slowly, or often at once, may take of the server. */
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

/** Listens by itself: calls whose headers or bodies do not come in time are ended, and connections beyond the most are not taken. */
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
