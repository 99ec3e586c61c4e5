import { prepareStore } from '../../server/prepare';
import { openDatabase, type Sql } from '../../server/store/Database';
import { startProduct } from '../product';
import { throwAwayCluster } from '../throwAwayCluster';
import { benchClose, fillOpenDay } from './closes';
import { cell, measure } from './load';
import { tokenAt } from './programs';

const ENTRIES = 1_000_000;
const AT_ONCE = 10_000;
const DAYS = 730;
const DAY = 86_400_000;
/** The goal for p95, in milliseconds. */
const GOAL = 300;

/**
 * Writes entries of three lines each, with payments of all carriers and their revenue, spread over two years. The database keeps
 * the totals as usual; the check of each entry's balance is switched off, because all of them balance.
 */
async function fillJournal(sql: Sql): Promise<void> {
  for (const table of ['journal_entries', 'journal_lines'])
    await sql.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_balance`);
  for (let from = 1; from <= ENTRIES; from += AT_ONCE)
    await sql.query(`
      WITH made AS (
        INSERT INTO journal_entries (id, date_created, date_updated, entry_number, booked_at, type, description, amount)
        SELECT gen_random_uuid(), at, at, 'JE-' || (n + 10000000)::text, at, 'PAYMENT', 'Payment ' || n, 149000
        FROM generate_series(${from}, ${from + AT_ONCE - 1}) n,
          LATERAL (SELECT now() - n * interval '1 second' * ${(DAYS * DAY) / 1000 / ENTRIES}) moment (at)
        RETURNING id, booked_at, right(entry_number, 6)::int AS n
      )
      INSERT INTO journal_lines (id, date_created, date_updated, entry_id, booked_at, account, debit, credit)
      SELECT gen_random_uuid(), booked_at, booked_at, id, booked_at, line.account, line.debit, line.credit
      FROM made, LATERAL (VALUES
        ((array['PROVIDER_MTN','PROVIDER_AIRTEL','PROVIDER_CARD','CASH_ON_HAND','BANK'])[1 + n % 5], 149000, 0),
        ('DEFERRED_REVENUE', 0, 126271), ('VAT_PAYABLE', 0, 22729)) line (account, debit, credit)`);
  for (const table of ['journal_entries', 'journal_lines', 'ledger_totals']) await sql.query(`VACUUM ANALYZE ${table}`);
}

/** Measures the trial balance at several moments, the financial figures and the close of a day, with a million entries. */
export async function benchLedger(): Promise<string[]> {
  const cluster = await throwAwayCluster({});
  const database = openDatabase(cluster.url, 4);
  const day = await fillOpenDay(await prepareStore(database, true, new Date()));
  await fillJournal(database);
  await database.close();
  const product = await startProduct({ DATABASE_URL: cluster.url, DEMO_DATA: 'false' });
  const headers = await tokenAt(product.url, 'finance');
  const now = Date.now();
  const midnight = Math.floor(now / DAY) * DAY;
  const moments: [name: string, at: number][] = [
    ['now', now],
    ['the end of yesterday', midnight - 1],
    ['a month ago, at midnight', midnight - 30 * DAY],
    ['a year ago, at noon', midnight - 365 * DAY + DAY / 2],
    ['two years ago', midnight - (DAYS - 1) * DAY],
  ];
  const rows: string[] = [];
  for (const [name, at] of moments) {
    const url = `${product.url}/api/v1/ledger/trial-balance?at=${new Date(at).toISOString()}`;
    const load = await measure([url], headers, 4, 1);
    rows.push(`| ${name} | ${cell(load)} | ${load.p95 <= GOAL ? 'yes' : 'no'} |`);
  }
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  for (const [step, days] of [
    ['day', 30],
    ['month', 365],
    ['month', DAYS],
  ] as const) {
    const period = `from=${dayOf(now - (days - 1) * DAY)}&to=${dayOf(now)}&step=${step}`;
    const load = await measure([`${product.url}/api/v1/ledger/figures?${period}`], headers, 4, 1);
    rows.push(`| figures of ${days} days by ${step} | ${cell(load)} | ${load.p95 <= GOAL ? 'yes' : 'no'} |`);
  }
  for (const name of ['journal-entries', 'journal-lines']) {
    const url = `${product.url}/api/v1/${name}?limit=10&sortBy=bookedAt&sortAsc=false`;
    rows.push(`| first page of ${name} | ${cell(await measure([url], headers, 3, 1))} | |`);
  }
  const closed = await benchClose(product.url, day);
  await product.stop();
  await cluster.stop();
  return [
    `| ledger at ${ENTRIES.toLocaleString('en')} entries | one person asking | p95 ≤ ${GOAL} ms |`,
    '|---|---|---|',
    ...rows,
    '',
    'Requests per second, then p50 / p95 / p99 in milliseconds.',
    '',
    ...closed,
  ];
}
