import { resources } from '../../resources';
import type { AnyResource } from '../../resources/language/defineResource';
import { prepareStore } from '../../server/prepare';
import { tableName } from '../../server/store/columns';
import { openDatabase } from '../../server/store/Database';
import { freePort } from '../freePort';
import { startProduct } from '../product';
import { throwAwayCluster } from '../throwAwayCluster';
import { cell, measure, times } from './load';
import { peakMegabytes, startPeer, tokenAt } from './programs';
import { fillSubscriptions } from './rows';

const SUBSCRIPTIONS = 1_000_000;
const BIG = ['subscriptions', 'accounts'];
/** The totals that the dashboard requests after the sign-in (specification, section 7). */
const ELEVEN = [
  'accounts/total-records',
  'coverage-checks/total-records',
  'interest-forms/total-records',
  'work-orders/total-records',
  'accounts/count?types=CUSTOMER',
  'subscriptions/count?subscriptionStatuses=ACTIVE',
  ...['TERMINATED', 'TRANSFERRED', 'INACTIVE', 'NEW', 'SUSPENDED'].map(
    (status) => `accounts/count?types=CUSTOMER&statuses=${status}`,
  ),
];
const ROUNDS = 7;
/** The milliseconds after which all caches have expired. */
const FORGOTTEN = 1_200;

const listed = resources.filter(({ access }) => access?.list);
const secondsFor = ({ name }: AnyResource) => (BIG.includes(name) ? 4 : 1);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the median time of `ask` in milliseconds, each after a pause. */
async function timed(ask: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause(FORGOTTEN);
    const start = performance.now();
    await ask();
    taken.push(performance.now() - start);
  }
  return median(taken);
}

async function read(url: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  return bytes;
}

/** Streams all subscriptions as CSV from a separate process, so that its peak memory is that of the export. */
async function exportAll(databaseUrl: string): Promise<string> {
  const product = await startProduct({ DATABASE_URL: databaseUrl, DEMO_DATA: 'false' });
  const headers = await tokenAt(product.url);
  const start = performance.now();
  const bytes = await read(`${product.url}/api/v1/subscriptions/export`, headers);
  const seconds = (performance.now() - start) / 1000;
  const peak = peakMegabytes(product.pid);
  await product.stop();
  const rate = Math.round(SUBSCRIPTIONS / seconds).toLocaleString('en');
  return `CSV of all subscriptions: ${seconds.toFixed(0)} s, ${rate} rows/s, ${(bytes / 1e6).toFixed(0)} MB; peak memory of the process ${peak} MB.`;
}

/** Starts the product on its own PostgreSQL with that many subscriptions. */
async function openFilled(subscriptions: number) {
  const cluster = await throwAwayCluster({});
  const database = openDatabase(cluster.url, 4);
  await prepareStore(database, true, new Date());
  await fillSubscriptions(database, subscriptions);
  await database.query('VACUUM ANALYZE');
  await database.close();
  const product = await startProduct({ DATABASE_URL: cluster.url, DEMO_DATA: 'false' });
  return { cluster, product, headers: await tokenAt(product.url) };
}
type Filled = Awaited<ReturnType<typeof openFilled>>;

/** Measures the first page of subscriptions at both sizes alternately, so that other load on the machine affects both equally. */
async function bothSizes(big: Filled): Promise<string> {
  const small = await openFilled(SUBSCRIPTIONS / 10);
  const p95: [small: number[], big: number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { product, headers }] of [small, big].entries())
      p95[at]?.push((await measure([`${product.url}/api/v1/subscriptions?limit=10`], headers, 2)).p95);
  await small.product.stop();
  await small.cluster.stop();
  const [before, now] = p95.map((each) => median(each).toFixed(1));
  return `First page of subscriptions, p95 in turns: ${before} ms at 100,000, ${now} ms at 1,000,000.`;
}

/** Measures all lists with 1,000,000 subscriptions and 200,000 accounts, compared with the bare program. */
export async function benchMillion(): Promise<string[]> {
  const big = await openFilled(SUBSCRIPTIONS);
  const { cluster, product, headers } = big;
  const sizes = await bothSizes(big);
  const port = await freePort();
  const bare = await startPeer(['tests/bench/bareServer.mjs'], { DATABASE_URL: cluster.url, PORT: String(port) });
  const rows: string[] = [];
  for (const resource of listed) {
    const seconds = secondsFor(resource);
    const url = `${product.url}/api/v1/${resource.name}`;
    const first = await measure([`${url}?limit=10`], headers, seconds);
    const search = await measure([`${url}?limit=10&searchTerm=akello12`], headers, seconds);
    const peer = await measure([`http://localhost:${port}/${tableName(resource)}?limit=10`], {}, seconds);
    const line = [resource.name, cell(first), cell(peer), times(first, peer), cell(search)];
    const at = BIG.includes(resource.name) ? 0 : rows.length;
    rows.splice(at, 0, `| ${line.join(' | ')} |`);
  }
  const eleven = await timed(() => Promise.all(ELEVEN.map((path) => read(`${product.url}/api/v1/${path}`, headers))));
  const count = await timed(() => read(`http://localhost:${port}/subscriptions/count`));
  const memory = peakMegabytes(product.pid);
  await product.stop();
  bare.stop();
  const exported = await exportAll(cluster.url);
  await cluster.stop();
  return [
    '| at 1,000,000 subscriptions, 200,000 accounts | first page | bare http + pg | Kitara ÷ bare | search |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `The dashboard's eleven totals together, nothing remembered: ${eleven.toFixed(1)} ms; one unfiltered count of the bare program: ${count.toFixed(1)} ms.`,
    sizes,
    `Peak memory of the server process: ${memory} MB.`,
    exported,
  ];
}
