import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareStore } from '../../server/prepare';
import { openDatabase } from '../../server/store/Database';
import { openCluster } from '../../server/store/embedded/openCluster';
import { freePort } from '../freePort';
import { startProduct } from '../product';
import { cell, type Load, measure, times } from './load';
import { peakMegabytes, startPeer, tokenAt } from './programs';
import { fillSubscriptions } from './rows';

const ROWS = 100_000;
/** Terms that staff type: parts of names, phone numbers and subscription numbers. */
const TERMS = ['akello12', 'sb-1234', '7700123', 'nakato9', 'kf-1055', 'mugisha1'];

type Scenario = 'first page' | 'status filter' | 'page at offset 90,000' | 'search';
const ours: Record<Scenario, string[]> = {
  'first page': ['?limit=10'],
  'status filter': ['?limit=10&subscriptionStatuses=ACTIVE'],
  'page at offset 90,000': ['?limit=10&offset=90000'],
  search: TERMS.map((term) => `?limit=10&searchTerm=${term}`),
};
const bare: Record<Scenario, string[]> = {
  ...ours,
  'status filter': ['?limit=10&status=ACTIVE'],
};
const jsonServer: Record<Scenario, string[]> = {
  'first page': ['?_start=0&_limit=10&_sort=dateCreated'],
  'status filter': ['?_start=0&_limit=10&_sort=dateCreated&status=ACTIVE'],
  'page at offset 90,000': ['?_start=90000&_limit=10&_sort=dateCreated'],
  search: TERMS.map((term) => `?_start=0&_limit=10&_sort=dateCreated&q=${term}`),
};
const scenarios = Object.keys(ours) as Scenario[];

async function measureAll(root: string, paths: Record<Scenario, string[]>, headers = {}, seconds = 5) {
  const loads: [Scenario, Load][] = [];
  for (const name of scenarios)
    loads.push([
      name,
      await measure(
        paths[name].map((path) => root + path),
        headers,
        seconds,
      ),
    ]);
  return new Map(loads);
}

/**
 * Benchmarks the lists: table rows for the product on its own database, the bare program and json-server with the same records.
 */
export async function benchLists(): Promise<{ table: string[]; notes: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'kitara-bench-'));
  const cluster = await openCluster(folder);
  const database = openDatabase(cluster.url, 4);
  await prepareStore(database, true, new Date());
  await fillSubscriptions(database, ROWS);
  const rows = await database.query('SELECT * FROM subscriptions ORDER BY date_created, id');
  await database.close();

  const product = await startProduct({ DATA_DIR: folder, DEMO_DATA: 'false' });
  const own = await measureAll(`${product.url}/api/v1/subscriptions`, ours, await tokenAt(product.url));
  const memory = peakMegabytes(product.pid);
  await product.stop();

  const barePort = await freePort();
  const bareServer = await startPeer(['tests/bench/bareServer.mjs'], {
    DATABASE_URL: cluster.url,
    PORT: String(barePort),
  });
  const onBare = await measureAll(`http://localhost:${barePort}/subscriptions`, bare);
  bareServer.stop();
  await cluster.close();

  const file = join(folder, 'db.json');
  writeFileSync(
    file,
    JSON.stringify({
      subscriptions: rows.map(({ search_text: _, date_created, ...row }) => ({ ...row, dateCreated: date_created })),
    }),
  );
  const jsonPort = await freePort();
  const json = await startPeer(['tests/bench/jsonServer.mjs'], { FILE: file, PORT: String(jsonPort) });
  const onJson = await measureAll(`http://localhost:${jsonPort}/subscriptions`, jsonServer, {}, 3);
  json.stop();
  rmSync(folder, { recursive: true, force: true });

  return {
    table: [
      '| list of 100,000 | Kitara | bare http + pg | Kitara ÷ bare | json-server 0.17 | Kitara ÷ json-server |',
      '|---|---|---|---|---|---|',
      ...scenarios.map((name) => {
        const cells = [
          cell(own.get(name)),
          cell(onBare.get(name)),
          times(own.get(name), onBare.get(name)),
          cell(onJson.get(name)),
          times(own.get(name), onJson.get(name)),
        ];
        return `| ${name} | ${cells.join(' | ')} |`;
      }),
    ],
    notes: [
      'Requests per second, then p50 / p95 / p99 in milliseconds; 8 connections; both on the embedded database.',
      `Peak memory of the server process: ${memory} MB, PostgreSQL apart.`,
    ],
  };
}
