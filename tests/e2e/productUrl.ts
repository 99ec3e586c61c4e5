import { once } from 'node:events';
import { createServer } from 'node:net';
import { inject } from 'vitest';
import { until } from '../until';

/** Holds a port for as long as this process runs; false where another process holds it. */
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

/** The first product that no other worker has: the number that vitest gives a worker can be another's, too. */
async function takeProduct(): Promise<string> {
  let taken = '';
  // The worker of the file before this one may still be ending.
  await until('a product to be free', async () => {
    for (const { url, lock } of inject('products')) if (!taken && (await hold(lock))) taken = url;
    return taken;
  });
  return taken;
}

/** Where this worker's own product is served: no other worker changes what is in it. */
export const productUrl = await takeProduct();
