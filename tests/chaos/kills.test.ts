import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../resources/demo/random';
import { openCluster } from '../../server/store/embedded/openCluster';
import { ask, ownFolder, processOf } from '../embedded/folder';
import { serveProvider } from '../money/providerOnPort';
import { ServerProcess } from '../money/serverProcess';
import { faultsInBooks } from './faultsInBooks';
import { rounds } from './rounds';
import { createVisitors } from './visitors';

const folder = ownFolder();
let provider: Awaited<ReturnType<typeof serveProvider>>;
let servers: ServerProcess[];
let url: string;
/** After the demo data. */
let began: string;

beforeAll(async () => {
  provider = await serveProvider();
  const env = { DATA_DIR: folder, ...provider.env };
  servers = await Promise.all([1, 2, 3].map(() => ServerProcess.start(env)));
  const cluster = await openCluster(folder);
  url = cluster.url;
  await cluster.close();
  began = new Date().toISOString();
}, 90_000);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.kill()));
  provider?.close();
});

const MISFORTUNES: Record<string, (server: ServerProcess) => Promise<void>> = {
  async 'a server is killed'(server) {
    await server.kill();
    await server.restart();
  },
  async 'a server is stopped'(server) {
    expect(await server.stop()).toBe(0);
    await server.restart();
  },
  async 'PostgreSQL is killed'() {
    process.kill(await processOf(url), 'SIGKILL');
  },
  async 'PostgreSQL ends one of its sessions badly'() {
    const [session] = await ask<{ pid: number }>(
      url,
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
    );
    process.kill(session?.pid ?? 0, 'SIGKILL');
  },
  async 'PostgreSQL is stopped'() {
    process.kill(await processOf(url), 'SIGINT');
  },
};

it('through kills and restarts of three servers and their database no payment is lost or doubled', async () => {
  const random = seededRandom(11);
  const visitors = createVisitors(servers, provider.control);
  const visiting = visitors.start(6);
  for (let round = 0; round < rounds(1); round += 1)
    for (const happen of Object.values(MISFORTUNES)) {
      await visitors.more(4);
      await happen(servers[Math.floor(random() * servers.length)] as ServerProcess);
    }
  await visitors.more(20);
  visitors.stop();
  await visiting;
  expect(visitors.faults).toEqual([]);
  expect(await faultsInBooks((text, values) => ask(url, text, values), began, visitors.acknowledged)).toEqual([]);
}, 600_000);
