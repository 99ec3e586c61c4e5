import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { TestProject } from 'vitest/node';
import { DEMO_PASSWORD } from '../resources/demo/signIns';
import { build } from '../server/build.mjs';
import { prepareStore } from '../server/operation/prepare';
import { applyMigrations } from '../server/store/migrations';
import { createDatabase, DEMO_TEMPLATE, MIGRATED_TEMPLATE } from './databases';
import { START } from './start';
import { throwAwayCluster } from './throwAwayCluster';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's PostgreSQL, in which each test file makes its own database. */
    postgresUrl: string;
    /** A folder for what is made once for the whole run. */
    sharedFolder: string;
  }
}

/** Checked in well under a millisecond; `server/access/passwords.ts` asks for 19 MiB and two passes. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** One PostgreSQL for the whole run; the demo data is made once, and copied from then on. The server that tests start is built from today's code. */
export default async function setup(project: TestProject) {
  await build(['server']);
  const { url, stop } = await throwAwayCluster();
  const migrated = await createDatabase(url, MIGRATED_TEMPLATE);
  const tables = migrated.open(1);
  await applyMigrations(tables);
  await tables.close();
  const template = await createDatabase(url, DEMO_TEMPLATE, MIGRATED_TEMPLATE);
  await (await prepareStore(template.open(2), true, START, { size: 'small', isFiscal: true })).close();
  await (await prepareStore(migrated.open(2), false, START)).close();
  // Tests sign in thousands of times with the demo's password.
  const database = template.open(1);
  await database.query('UPDATE users SET password = $1', [await hash(DEMO_PASSWORD, CHEAP)]);
  await database.close();
  const sharedFolder = mkdtempSync(join(tmpdir(), 'kitara-shared-'));
  project.provide('postgresUrl', url);
  project.provide('sharedFolder', sharedFolder);
  return async () => {
    await stop();
    rmSync(sharedFolder, { recursive: true, force: true });
  };
}
