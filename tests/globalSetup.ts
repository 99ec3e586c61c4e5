import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { TestProject } from 'vitest/node';
import { DEMO_PASSWORD } from '../resources/access/demo/signIns';
import { build, hashSources } from '../server/build.mjs';
import { prepareStore } from '../server/prepare';
import { applyMigrations } from '../server/store/migrations';
import { createDatabase, DEMO_TEMPLATE, MIGRATED_TEMPLATE } from './databases';
import { START } from './start';
import { throwAwayCluster } from './throwAwayCluster';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the run's PostgreSQL, in which each test file creates its own database. */
    postgresUrl: string;
    /** A folder for files that are created once for the whole run. */
    sharedFolder: string;
  }
}

/** Password settings that take well under a millisecond to check; `server/base/passwords.ts` uses 19 MiB and two passes. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Creates the templates of the tests' databases: one without data, and one with the demo data of `START`. */
async function createTemplates(url: string): Promise<void> {
  const migrated = await createDatabase(url, MIGRATED_TEMPLATE);
  const tables = migrated.open(1);
  await applyMigrations(tables);
  await tables.close();
  const template = await createDatabase(url, DEMO_TEMPLATE, MIGRATED_TEMPLATE);
  await (await prepareStore(template.open(2), true, START, { size: 'small', isFiscal: true })).close();
  await (await prepareStore(migrated.open(2), false, START)).close();
  // Tests sign in thousands of times with the demo password.
  const database = template.open(1);
  await database.query('UPDATE users SET password = $1', [await hash(DEMO_PASSWORD, CHEAP)]);
  await database.close();
}

const CACHE = 'node_modules/.cache/kitara';
/** The sources from which the templates are made. */
const SOURCES = ['contract', 'resources', 'server', 'tests/start.ts', 'tests/globalSetup.ts', 'package-lock.json'];

/**
 * Returns a folder with the files of a PostgreSQL that has the templates: created once, and again when their sources have
 * changed.
 */
async function cachedCluster(): Promise<string> {
  const name = `postgres-${hashSources(SOURCES)}`;
  const path = join(CACHE, name);
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  for (const other of readdirSync(CACHE).filter((each) => each.startsWith('postgres-') && !each.startsWith(name)))
    rmSync(join(CACHE, other), { recursive: true, force: true });
  const { url, folder, close, stop } = await throwAwayCluster();
  await createTemplates(url);
  await close();
  const half = `${path}-${process.pid}`;
  cpSync(folder, half, { recursive: true });
  await stop();
  // Another run may have created it meanwhile.
  if (existsSync(path)) rmSync(half, { recursive: true });
  else renameSync(half, path);
  return path;
}

/** Starts one PostgreSQL with the templates for the whole run, and builds the server that tests start from the current code. */
export default async function setup(project: TestProject) {
  await build(['server']);
  const cached = await cachedCluster();
  const cluster = await throwAwayCluster(undefined, (folder) => cpSync(cached, folder, { recursive: true }));
  const sharedFolder = mkdtempSync(join(tmpdir(), 'kitara-shared-'));
  project.provide('postgresUrl', cluster.url);
  project.provide('sharedFolder', sharedFolder);
  return async () => {
    await cluster.stop();
    rmSync(sharedFolder, { recursive: true, force: true });
  };
}
