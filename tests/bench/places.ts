import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareStore } from '../../server/prepare';
import { openDatabase } from '../../server/store/Database';
import { openCluster } from '../../server/store/embedded/openCluster';
import { PLACES_AT_SCALE } from '../placesAtScale';
import { startProduct } from '../product';
import { cell, measure } from './load';

const PLACES = 50_000;
const SECONDS = 5;
/** Names typed letter by letter, some of them misspelt. */
const NAMES = [
  'kabuna',
  'nyasito',
  'zzirimugulu',
  'bwandazi',
  'luwago',
  'sikyate',
  'mpalubi',
  'torinya',
  'Zirimuggulu',
  'kabuna',
];
const TYPED = NAMES.flatMap((name) => Array.from({ length: name.length - 1 }, (_, at) => name.slice(0, at + 2)));
const ADDRESSES = [
  'Zzirimugulu',
  'Plot 4 Ntinda Road, Ntinda, Kampala',
  'near Shell Bukoto',
  'Kabuna, District 12',
  'Nakaserro',
  'Nowhere at all',
  '0.356, 32.616',
  'house no. 7, opposite Total, Muyenga',
];

/** Measures suggestions while typing, and checks by typed names, with 50,000 places on the embedded database. */
export async function benchPlaces(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kitara-bench-'));
  const cluster = await openCluster(folder);
  const database = openDatabase(cluster.url, 4);
  const store = await prepareStore(database, true, new Date());
  await database.query(PLACES_AT_SCALE, [PLACES]);
  await database.query('ANALYZE coverage_places');
  await store.close();

  const product = await startProduct({ DATA_DIR: folder, DEMO_DATA: 'false', LIMITS: 'off' });
  const base = `${product.url}/api/v1/coverage`;
  const suggestions = TYPED.map((typed) => `${base}/places?searchTerm=${encodeURIComponent(typed)}`);
  const checks = ADDRESSES.map((commonName) => ({ url: `${base}/check`, body: { location: { commonName } } }));
  const [one, eight] = [await measure(suggestions, {}, SECONDS, 1), await measure(suggestions)];
  const [check, checkEight] = [await measure(checks, {}, SECONDS, 1), await measure(checks)];
  await product.stop();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
  return [
    '| places, of 50,000 | one person | 8 connections |',
    '|---|---|---|',
    `| suggestions while typing | ${cell(one)} | ${cell(eight)} |`,
    `| checks of what people type | ${cell(check)} | ${cell(checkEight)} |`,
    '',
    'Requests per second, then p50 / p95 / p99 in milliseconds. Suggestions are asked for letter by letter, some names wrongly.',
  ];
}
