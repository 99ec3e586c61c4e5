import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../embedded/folder';
import { serveProvider } from '../payments/providerOnPort';
import { ServerProcess } from '../payments/serverProcess';
import { until } from '../until';
import { faultsInBooks } from './faultsInBooks';
import { startPair } from './postgresPair';
import { createVisitors } from './visitors';

let pair: Awaited<ReturnType<typeof startPair>>;
let provider: Awaited<ReturnType<typeof serveProvider>>;
let servers: ServerProcess[];

beforeAll(async () => {
  [pair, provider] = await Promise.all([startPair(), serveProvider()]);
  const env = { DATABASE_URL: pair.url, ...provider.env };
  servers = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)]);
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.kill()));
  provider?.close();
});

/** Returns whether every server answers its health check with this status. */
const areAll = async (status: number) => {
  const answers = await Promise.all(servers.map((server) => server.call('GET', '/healthz')));
  return answers.every((answer) => answer.status === status);
};

it('no payment is lost when the primary is killed and the standby promoted, and the servers continue', async () => {
  const began = new Date().toISOString();
  const visitors = createVisitors(servers, provider.control);
  const visiting = visitors.start(6);
  await visitors.more(4);
  await pair.killPrimary();
  await until('every server to say that it cannot serve', () => areAll(503));
  const promoted = performance.now();
  await pair.promote();
  await until('every server to serve again', () => areAll(200), 10_000);
  console.log(`served again ${Math.round(performance.now() - promoted)} ms after the promotion began`);
  await visitors.more(6);
  visitors.stop();
  await visiting;
  expect(visitors.faults).toEqual([]);
  const books = await faultsInBooks((text, values) => ask(pair.standby, text, values), began, visitors.acknowledged);
  expect(books).toEqual([]);
});
