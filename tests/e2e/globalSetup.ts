import type { TestProject } from 'vitest/node';
import { freePort } from '../freePort';
import { startProduct } from '../product';
import { clockScript, moveDatabaseClock, offsetFromNow } from './clock';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The built product with demo data for the browser journeys: one instance per worker, which reserves it by holding the port
     * `lock`.
     */
    products: readonly { url: string; lock: number }[];
    /** The offset of the products' clocks in milliseconds: see `clock.ts`. */
    clockOffset: number;
  }
}

/** Starts the products as `npm start` does, one for each worker's journeys. */
export default async function setup(project: TestProject) {
  const offset = offsetFromNow();
  const imported = `data:text/javascript,${encodeURIComponent(clockScript(offset))}`;
  const start = () =>
    startProduct({ NODE_OPTIONS: `--import=${imported}`, EFRIS: 'on' }, (dataDir) =>
      moveDatabaseClock(dataDir, offset),
    );
  const products = await Promise.all(Array.from({ length: project.config.maxWorkers }, start));
  const served = await Promise.all(products.map(async ({ url }) => ({ url, lock: await freePort() })));
  project.provide('products', served);
  project.provide('clockOffset', offset);
  return () => Promise.all(products.map(({ stop }) => stop()));
}
