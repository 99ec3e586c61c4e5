import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../resources/language/demo/random';
import { openCluster } from '../../server/store/embedded/openCluster';
import { ask, isAlive, ownFolder, processOf } from '../embedded/folder';
import { serveProvider } from '../payments/providerOnPort';
import { ServerProcess } from '../payments/serverProcess';
import { todayFolder } from '../support/templates';
import { until } from '../until';
import { faultsInBooks } from './faultsInBooks';
import { cutPower } from './powerCut';
import { rounds } from './rounds';
import { createVisitors } from './visitors';

let folder: string;
let data: string;
const acknowledged: string[] = [];
/** A moment after the demo data was written. */
let began: string;
let provider: Awaited<ReturnType<typeof serveProvider>>;
let server: ServerProcess;

beforeAll(async () => {
  folder = await todayFolder();
  data = join(folder, 'postgres/data');
  provider = await serveProvider();
  server = await ServerProcess.start({ DATA_DIR: folder, ...provider.env });
  began = new Date().toISOString();
});
afterAll(async () => {
  await server?.kill();
  provider?.close();
});

/** Returns the URL of the running database, which does not change with restarts. */
async function addressOf(): Promise<string> {
  const cluster = await openCluster(folder);
  await cluster.close();
  return cluster.url;
}

it.each(Array.from({ length: rounds(1) }, (_, index) => index + 1))(
  'power cut %i: every acknowledged payment exists, and the books are right',
  async (round) => {
    const url = await addressOf();
    // Stopping makes a checkpoint, after which everything is on the disk.
    await server.stop();
    const synced = join(ownFolder(), 'data');
    cpSync(data, synced, { recursive: true });
    await server.restart();
    const [checkpoint] = await ask<object>(url, 'SELECT redo_lsn FROM pg_control_checkpoint()');

    const visitors = createVisitors([server], provider.control);
    const visiting = visitors.start(4);
    await visitors.more(8);
    // Payments acknowledged from now on may be beyond the flushed position.
    acknowledged.push(...visitors.acknowledged);
    const [flushed] = await ask<{ lsn: string }>(url, 'SELECT pg_current_wal_flush_lsn()::text AS lsn');
    expect(await ask(url, 'SELECT redo_lsn FROM pg_control_checkpoint()')).toEqual([checkpoint]);
    await killAll(url);
    visitors.stop();
    await visiting;
    expect(visitors.faults).toEqual([]);

    cutPower(data, synced, flushed?.lsn ?? '', seededRandom(round));
    await server.restart();
    expect(await faultsInBooks((text, values) => ask(url, text, values), began, acknowledged)).toEqual([]);
  },
);

/** Kills the server and every process of its database at once. */
async function killAll(url: string): Promise<void> {
  const main = await processOf(url);
  const others = await ask<{ pid: number }>(url, 'SELECT pid FROM pg_stat_activity');
  const killed = server.kill();
  process.kill(main, 'SIGKILL');
  await killed;
  await until('PostgreSQL to be gone', async () =>
    [main, ...others.map(({ pid }) => pid)].every((pid) => !isAlive(pid)),
  );
}
