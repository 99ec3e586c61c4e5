import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { prepareStore } from '../server/prepare';
import { openEmbedded } from '../server/store/Database';
import { createServerDatabase, DEMO_TEMPLATE } from './databases';
import { startPostgres } from './postgresCluster';
import { START } from './start';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server in which each test file makes its own database. */
    postgresUrl: string;
    /** Path of the files of an embedded database with the demo data, as one archive. */
    demoFiles: string;
  }
}

/** One PostgreSQL server for the whole run; the demo data is made once for each kind of database, and copied from then on. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  const template = await createServerDatabase(url, DEMO_TEMPLATE);
  await (await prepareStore(template.open(1), true, START)).close();
  const folder = mkdtempSync(join(tmpdir(), 'kitara-demo-'));
  project.provide('postgresUrl', url);
  project.provide('demoFiles', await packDemo(folder));
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await stop();
  };
}

async function packDemo(folder: string): Promise<string> {
  const dataDir = join(folder, 'postgres');
  await (await prepareStore(await openEmbedded(dataDir), true, START)).close();
  const lite = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  const archive = join(folder, 'demo.tar');
  await writeFile(archive, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
  await lite.close();
  return archive;
}
