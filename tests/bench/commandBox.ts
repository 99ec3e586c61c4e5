import { prepareStore } from '../../server/prepare';
import { openDatabase } from '../../server/store/Database';
import { fillForSearch } from '../commandBoxRows';
import { startProduct } from '../product';
import { throwAwayCluster } from '../throwAwayCluster';
import { cell, measure } from './load';
import { tokenAt } from './programs';

const ACCOUNTS = 100_000;
const SECONDS = 5;
/** Typed terms by kind. */
const TYPED: Record<string, readonly string[]> = {
  'phone number, letter by letter': Array.from({ length: 9 }, (_, at) => '0770012345'.slice(0, at + 2)),
  'account, order or payment number': ['KF-100123', 'kf 145000', '123', 'PAY-250000', 'SF-12', 'RCT 45'],
  'confirmation code or ONU serial': ['C4CA4238A0', 'c81e72', 'HWTCC4CA', 'hwtc1'],
  'name, letter by letter': Array.from({ length: 9 }, (_, at) => 'Grace Naka'.slice(0, at + 1)),
  'name, misspelt': ['Lubukka', 'Rubuka', 'Nakimmba', 'Okwerro', 'Wabizirra'],
  'nothing that there is': ['zzzzqqqq', 'PAY-999999', '0399 999 999'],
};

/** Measures the command box with 100,000 accounts, for one person and for eight connections. */
export async function benchCommandBox(): Promise<string[]> {
  const cluster = await throwAwayCluster({});
  const database = openDatabase(cluster.url, 4);
  await prepareStore(database, true, new Date());
  await fillForSearch(database, ACCOUNTS);
  await database.close();
  const product = await startProduct({ DATABASE_URL: cluster.url, DEMO_DATA: 'false', LIMITS: 'off' });
  const headers = await tokenAt(product.url);
  const rows: string[] = [];
  for (const [what, typed] of Object.entries(TYPED)) {
    const urls = typed.map((each) => `${product.url}/api/v1/search?searchTerm=${encodeURIComponent(each)}`);
    const one = await measure(urls, headers, SECONDS, 1);
    const eight = await measure(urls, headers, SECONDS);
    rows.push(`| ${what} | ${cell(one)} | ${cell(eight)} |`);
  }
  await product.stop();
  await cluster.stop();
  return [
    '| command box, at 100,000 accounts | one person | 8 connections |',
    '|---|---|---|',
    ...rows,
    '',
    'Requests per second, then p50 / p95 / p99 in milliseconds, as an administrator, who may list everything.',
  ];
}
