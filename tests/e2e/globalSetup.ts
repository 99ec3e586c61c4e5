import type { TestProject } from 'vitest/node';
import { startProduct } from '../product';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built product is served, with demo data, for the browser journeys. */
    productUrl: string;
  }
}

/** One product for all journeys, as `npm start` serves it. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startProduct();
  project.provide('productUrl', url);
  return stop;
}
