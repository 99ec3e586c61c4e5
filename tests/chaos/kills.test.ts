import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../resources/language/demo/random';
import { processOf } from '../embedded/folder';
import type { ServerProcess } from '../payments/serverProcess';
import { todayFolder } from '../support/templates';
import { faultsInBooks } from './faultsInBooks';
import { type Fleet, startFleet } from './fleet';
import { rounds } from './rounds';
import { createVisitors } from './visitors';

let fleet: Fleet;

beforeAll(async () => {
  fleet = await startFleet(await todayFolder(), [{}, {}, {}]);
});
afterAll(() => fleet?.stop());

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
    process.kill(await processOf(fleet.url), 'SIGKILL');
  },
  async 'PostgreSQL ends one of its sessions badly'() {
    const [session] = await fleet.ask<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
    );
    process.kill(session?.pid ?? 0, 'SIGKILL');
  },
  async 'PostgreSQL is stopped'() {
    process.kill(await processOf(fleet.url), 'SIGINT');
  },
};

it('no payment is lost or doubled through kills and restarts of three servers and their database', async () => {
  const random = seededRandom(11);
  const visitors = createVisitors(fleet.servers, fleet.provider.control);
  const visiting = visitors.start(6);
  for (let round = 0; round < rounds(1); round += 1)
    for (const happen of Object.values(MISFORTUNES)) {
      await visitors.more(2);
      await happen(fleet.servers[Math.floor(random() * fleet.servers.length)] as ServerProcess);
    }
  await visitors.more(8);
  visitors.stop();
  await visiting;
  expect(visitors.faults).toEqual([]);
  expect(await faultsInBooks(fleet.ask, fleet.began, visitors.acknowledged)).toEqual([]);
});
