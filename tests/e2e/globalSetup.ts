import type { TestProject } from 'vitest/node';
import { startProduct } from '../product';
import { clockScript, moveDatabaseClock, offsetFromNow } from './clock';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built product is served, with demo data, for the browser journeys. */
    productUrl: string;
    /** Milliseconds by which the product's clock is moved: see `clock.ts`. */
    clockOffset: number;
  }
}

/** One product for all journeys, as `npm start` serves it. */
export default async function setup(project: TestProject) {
  const offset = offsetFromNow();
  const imported = `data:text/javascript,${encodeURIComponent(clockScript(offset))}`;
  const { url, stop } = await startProduct({ NODE_OPTIONS: `--import=${imported}` }, (dataDir) =>
    moveDatabaseClock(dataDir, offset),
  );
  project.provide('productUrl', url);
  project.provide('clockOffset', offset);
  return stop;
}
