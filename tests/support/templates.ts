import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openConfigured, prepareStore } from '../../server/prepare';
import { openDatabase } from '../../server/store/Database';
import { openCluster } from '../../server/store/embedded/openCluster';
import { createDatabase, ownDatabase, type TestDatabase } from '../databases';
import { ask, ownFolder } from '../embedded/folder';
import { until } from '../until';
import { timed } from './stopwatch';

// Real server processes use the real clock, and so must their demo data. The first file that needs it creates it once per run;
// others copy it.

const TODAY_TEMPLATE = 'today_template';

/** A database of the test's own with demo data of today, on the run's PostgreSQL. */
export async function todayDatabase(): Promise<TestDatabase> {
  await once('database', async () => {
    const made = await createDatabase(inject('postgresUrl'), `${TODAY_TEMPLATE}_half`);
    await (await prepareStore(openDatabase(made.url, 2), true, new Date())).close();
    await ask(inject('postgresUrl'), `ALTER DATABASE ${TODAY_TEMPLATE}_half RENAME TO ${TODAY_TEMPLATE}`);
  });
  return ownDatabase(TODAY_TEMPLATE);
}

/** A DATA_DIR of the test's own, in which no server has ever run and which holds demo data of today. */
export async function todayFolder(): Promise<string> {
  const made = await once('folder', async (path) => {
    const half = `${path}-half`;
    const database = await openConfigured({ databaseUrl: null, dataDir: half });
    await (await prepareStore(database, true, new Date())).close();
    renameSync(half, path);
  });
  const folder = ownFolder();
  cpSync(made, folder, { recursive: true });
  return folder;
}

/** A DATA_DIR of the test's own with an empty database that was opened and closed before. */
export async function emptyFolder(): Promise<string> {
  const made = await once('empty', async (path) => (await openCluster(path)).close());
  const folder = ownFolder();
  cpSync(made, folder, { recursive: true });
  return folder;
}

/** Has `work` done by one of the run's processes; returns its path once it has been done. */
async function once(name: string, work: (path: string) => Promise<void>): Promise<string> {
  const path = join(inject('sharedFolder'), name);
  const done = `${path}.done`;
  try {
    mkdirSync(`${path}.begun`);
  } catch {
    await until(`the demo data of today (${name})`, async () => existsSync(done));
    return path;
  }
  await timed('demo data', () => work(path));
  mkdirSync(done);
  return path;
}
