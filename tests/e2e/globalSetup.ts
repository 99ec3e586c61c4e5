import type { TestProject } from 'vitest/node';
import { freePort } from '../freePort';
import { startProduct } from '../product';
import { clockScript, moveDatabaseClock, offsetFromNow } from './clock';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built product is served, with demo data, for the browser journeys: once for each worker, which holds its `lock`, a port. */
    products: readonly { url: string; lock: number }[];
    /** Milliseconds by which the products' clocks are moved: see `clock.ts`. */
    clockOffset: number;
  }
}

/** Products as `npm start` serves them, one for the journeys of each worker. */
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
