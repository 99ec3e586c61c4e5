import { clients } from '../../resources/accounts/clients';
import type { AnyResource } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentForms } from '../../resources/payments/paymentForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { tickets } from '../../resources/tickets/tickets';
import { workOrders } from '../../resources/workOrders/workOrders';
import { prepareStore } from '../../server/prepare';
import { columnName, columnsOf, tableName } from '../../server/store/columns';
import { openDatabase, type Sql } from '../../server/store/Database';
import { startProduct } from '../product';
import { throwAwayCluster } from '../throwAwayCluster';
import { cell, measure } from './load';
import { tokenAt } from './programs';
import { AT_ONCE, fillSubscriptions } from './rows';

const ACCOUNTS = 100_000;
/** The goal for p95, in milliseconds. */
const GOAL = 100;

/** One of so many records keeps its demo status; the others have a final one. */
const settled = (status: string, one: number) => ({
  status: `CASE WHEN n % ${one} = 0 THEN r.status ELSE '${status}' END`,
});

/**
 * The growth to a provider with that many accounts: records per account, and the values that differ from the copied demo record.
 */
const GROWTH: [resource: AnyResource, perAccount: number, set: Record<string, string>][] = [
  [clients, 1.2, { stage: `CASE WHEN n % 20 = 0 THEN r.stage ELSE 'CUSTOMER' END` }],
  [subscriptionForms, 1.2, settled('PAID', 50)],
  [paymentForms, 5, settled('SUCCESSFUL', 200)],
  [
    payments,
    5,
    {
      ...settled('SUCCESSFUL', 200),
      review: 'CASE WHEN n % 5000 = 0 THEN r.review END',
      tracking_id: `'bench-' || n`,
      manual_reference: 'NULL',
      slip_code: 'NULL',
    },
  ],
  [paymentRefundTasks, 0.05, settled('EFFECTED', 50)],
  [tickets, 0.6, settled('CLOSED', 50)],
  [
    workOrders,
    1.5,
    {
      ...settled('CLOSED', 100),
      visit_ends_at: `CASE WHEN n % 100 = 0 THEN r.visit_ends_at ELSE least(r.visit_ends_at, now()) - n * interval '5 minutes' END`,
    },
  ],
  [subscriptionUpdateTasks, 5, settled('DONE', 2_000)],
];

/** Creates that many copies of the existing records, each with its own id, number and date. */
async function multiply(sql: Sql, resource: AnyResource, count: number, set: Record<string, string>): Promise<void> {
  const table = tableName(resource);
  const values = columnsOf(resource).map(({ path, field }) => {
    const column = columnName(path);
    if (column === 'id') return 'gen_random_uuid()';
    if (column === 'date_created') return `now() - n * interval '${Math.ceil(40_000_000 / count)} seconds'`;
    return set[column] ?? (field.kind === 'sequence' ? `'BENCH-' || n` : `r."${column}"`);
  });
  const names = columnsOf(resource).map(({ path }) => `"${columnName(path)}"`);
  await sql.query(`CREATE TABLE originals AS
    SELECT *, row_number() OVER () - 1 AS place, count(*) OVER () AS copies FROM ${table}`);
  // A single statement would exceed the query time limit.
  for (let from = 1; from <= count; from += AT_ONCE)
    await sql.query(`
      INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')}
      FROM originals r
      JOIN generate_series(${from}, ${Math.min(Math.floor(count), from + AT_ONCE - 1)}) n ON n % r.copies = r.place`);
  await sql.query('DROP TABLE originals');
  await sql.query(`VACUUM ANALYZE ${table}`);
}

/** Measures the work queues of several roles in one call, at a provider with 100,000 accounts. */
export async function benchQueues(): Promise<string[]> {
  const cluster = await throwAwayCluster({});
  const database = openDatabase(cluster.url, 4);
  await prepareStore(database, true, new Date());
  await fillSubscriptions(database, ACCOUNTS * 5);
  for (const [resource, perAccount, set] of GROWTH) await multiply(database, resource, ACCOUNTS * perAccount, set);
  await database.close();
  const product = await startProduct({ DATABASE_URL: cluster.url, DEMO_DATA: 'false' });
  const rows: string[] = [];
  for (const name of ['admin', 'finance', 'support', 'agent']) {
    const headers = await tokenAt(product.url, name);
    const one = await measure([`${product.url}/api/v1/queues`], headers, 5, 1);
    const totals = await measure([`${product.url}/api/v1/queues?most=0`], headers, 3, 1);
    rows.push(`| ${name} | ${cell(one)} | ${cell(totals)} | ${one.p95 <= GOAL ? 'yes' : 'no'} |`);
  }
  await product.stop();
  await cluster.stop();
  return [
    `| queues at ${ACCOUNTS.toLocaleString('en')} accounts | what waits | totals for the menu | p95 ≤ ${GOAL} ms |`,
    '|---|---|---|---|',
    ...rows,
    '',
    'Requests per second, then p50 / p95 / p99 in milliseconds; one person asking; totals may be half a second old.',
  ];
}
