import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgresCluster';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server in which each test file makes its own database. */
    postgresUrl: string;
  }
}

/** One PostgreSQL server for the whole run. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
