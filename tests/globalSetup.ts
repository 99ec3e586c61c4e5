import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { prepareStore } from '../server/operation/prepare';
import { createDatabase, DEMO_TEMPLATE } from './databases';
import { START } from './start';
import { throwAwayCluster } from './throwAwayCluster';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's PostgreSQL, in which each test file makes its own database. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run; the demo data is made once, and copied from then on. The server that tests start is built from today's code. */
export default async function setup(project: TestProject) {
  await build({ mode: 'server', logLevel: 'error' });
  const { url, stop } = await throwAwayCluster();
  const template = await createDatabase(url, DEMO_TEMPLATE);
  await (await prepareStore(template.open(2), true, START, { size: 'small', isFiscal: true })).close();
  project.provide('postgresUrl', url);
  return stop;
}
