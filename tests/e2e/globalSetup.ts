import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../support/freePort';
import { startProduct } from '../support/product';
import { clockScript, moveDatabaseClock, offsetFromNow } from './clock';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The built product with demo data for the browser journeys: one instance per worker, which reserves it by holding the port
     * `lock`. It reads accounting from the folder `spool`.
     */
    products: readonly { url: string; lock: number; spool: string }[];
    /** The offset of the products' clocks in milliseconds: see `clock.ts`. */
    clockOffset: number;
  }
}

/** Starts the products as `npm start` does, one for each worker's journeys. */
export default async function setup(project: TestProject) {
  const offset = offsetFromNow();
  const imported = `data:text/javascript,${encodeURIComponent(clockScript(offset))}`;
  const start = async () => {
    const spool = mkdtempSync(join(tmpdir(), 'kitara-spool-'));
    const env = { NODE_OPTIONS: `--import=${imported}`, EFRIS: 'on', ...radiusIn(spool) };
    const product = await startProduct(env, (dataDir) => moveDatabaseClock(dataDir, offset));
    return { ...product, spool };
  };
  const products = await Promise.all(Array.from({ length: project.config.maxWorkers }, start));
  const served = await Promise.all(products.map(async ({ url, spool }) => ({ url, spool, lock: await freePort() })));
  project.provide('products', served);
  project.provide('clockOffset', offset);
  return () =>
    Promise.all(
      products.map(async ({ stop, spool }) => {
        await stop();
        rmSync(spool, { recursive: true, force: true });
      }),
    );
}

/**
 * The settings of a product whose customers have addresses in 100.64.0.0/10. The browser says as a proxy would which of them it has. No
 * session ends for want of reports, because nobody reports those of the demo data.
 */
const radiusIn = (spool: string) => ({
  RADIUS_SPOOL_DIR: spool,
  RADIUS_SPOOL_EVERY: '200',
  RADIUS_INTERIM_SECONDS: '86400',
  RADIUS_CUSTOMER_NETWORKS: '100.64.0.0/10',
  TRUSTED_PROXIES: '127.0.0.1,::1',
});
