import { once } from 'node:events';
import { createServer } from 'node:net';
import { inject } from 'vitest';
import { until } from '../support/until';

/** Holds a port until this process ends; returns false if another process holds it. */
async function hold(port: number): Promise<boolean> {
  const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true });
  server.unref();
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  }
}

/** Takes the first product that no other worker uses. Vitest's worker number is not unique, so ports serve as locks. */
async function takeProduct(): Promise<string> {
  let taken = '';
  // The worker of the previous file may still be ending.
  await until('a product to be free', async () => {
    for (const { url, lock } of inject('products')) if (!taken && (await hold(lock))) taken = url;
    return taken;
  });
  return taken;
}

/** The URL of this worker's own product; no other worker changes its data. */
export const productUrl = await takeProduct();

/** The folder in which this worker's product looks for accounting, as FreeRADIUS writes it. */
export const productSpool = (): string => inject('products').find(({ url }) => url === productUrl)?.spool ?? '';
