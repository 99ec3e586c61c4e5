import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCluster } from '../../server/store/embedded/openCluster';
import { ask, ownFolder } from '../embedded/folder';
import { serveProvider } from '../money/providerOnPort';
import { ServerProcess } from '../money/serverProcess';
import { until } from '../until';
import { faultsInBooks } from './faultsInBooks';
import { createVisitors } from './visitors';

const DAY = 24 * 60 * 60_000;
const folder = ownFolder();
const offset = join(folder, 'offset');
/** Subscriptions would end, and reminders go out, within a moment. */
const PACE = { EXPIRE_EVERY: '100', DELIVER_EVERY: '100' };
let servers: ServerProcess[];
let provider: Awaited<ReturnType<typeof serveProvider>>;
let url: string;
let began: string;

const moveClock = (milliseconds: number) => writeFileSync(offset, String(milliseconds));

beforeAll(async () => {
  provider = await serveProvider();
  moveClock(0);
  const env = { DATA_DIR: folder, ...PACE, ...provider.env };
  const moved = { ...env, CLOCK_OFFSET: offset, NODE_OPTIONS: '--import ./tests/chaos/movedClock.mjs' };
  servers = await Promise.all([env, env, moved].map((each) => ServerProcess.start(each)));
  const cluster = await openCluster(folder);
  url = cluster.url;
  await cluster.close();
  began = new Date().toISOString();
}, 90_000);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.kill()));
  provider?.close();
});

const healthOf = async (server: ServerProcess) =>
  (await server.call<{ status: string; problems?: string[] }>('GET', '/healthz')).body;

/** What was done before its time: subscriptions that ended, and reminders that were written. */
const tooEarly = () =>
  ask<object>(
    url,
    `SELECT id FROM subscriptions WHERE status = 'EXPIRED' AND end_date > now()
     UNION ALL SELECT id FROM outbox_messages WHERE kind = 'REMINDER' AND date_created > now() + interval '1 hour'`,
  );

it.each([
  ['40 days ahead', 40 * DAY, 'ahead of the database'],
  ['40 days back', -40 * DAY, 'behind the database'],
])(
  'while the clock of one of three servers is %s, its jobs stand still, and the others go on',
  async (_, milliseconds, problem) => {
    const [one, two, third] = servers as [ServerProcess, ServerProcess, ServerProcess];
    // Whoever spreads calls sends none to a server that says it is not well.
    const visitors = createVisitors([one, two], provider.control);
    const visiting = visitors.start(3);
    await visitors.more(3);
    moveClock(milliseconds);
    await until('the third server to be unwell', async () => (await healthOf(third)).status === 'unavailable');
    expect((await healthOf(third)).problems?.join()).toContain(problem);
    await visitors.more(10);
    expect(await tooEarly()).toEqual([]);
    expect([(await healthOf(one)).status, (await healthOf(two)).status]).toEqual(['ok', 'ok']);
    moveClock(0);
    await until('the third server to be well again', async () => (await healthOf(third)).status === 'ok');
    await visitors.more(3);
    visitors.stop();
    await visiting;
    expect(visitors.faults).toEqual([]);
    expect(await faultsInBooks((text, values) => ask(url, text, values), began, visitors.acknowledged)).toEqual([]);
  },
  120_000,
);
