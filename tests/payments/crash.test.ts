import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payments } from '../../resources/payments/payments';
import { createPostgresStore } from '../../server/store/PostgresStore';
import type { Store } from '../../server/store/Store';
import { todayDatabase } from '../support/templates';
import { until } from '../until';
import { booksOf, ONE_SETTLEMENT } from './books';
import { claimAsPayer, newCode } from './claiming';
import {
  attemptsOf,
  comeBack,
  notifyByGet,
  orderAndPay,
  placeOrder,
  startPaying,
  storedPayment,
  submit,
} from './orders';
import { serveProvider } from './providerOnPort';
import { ServerProcess } from './serverProcess';
import { added, census } from './stores';

const STATUS_CALL = 'Transactions/GetTransactionStatus';
const SUBMIT_CALL = 'Transactions/SubmitOrderRequest';

let database: Awaited<ReturnType<typeof todayDatabase>>;
let provider: Awaited<ReturnType<typeof serveProvider>>;
let server: ServerProcess;
let store: Store;
/** The test's own connection, which holds locks and shows what the server waits for. */
let connection: pg.Client;

beforeAll(async () => {
  database = await todayDatabase();
  provider = await serveProvider();
  server = await ServerProcess.start({ DATABASE_URL: database.url, ...provider.env });
  store = createPostgresStore(database.open(2));
  connection = new pg.Client(database.url);
  await connection.connect();
  provider.control.dropIpns(true);
  // Demo records that become due during a test would be counted as written by its server.
  await connection.query(`UPDATE subscriptions SET remind_at = NULL, end_date = end_date + interval '1 year'
    WHERE end_date > now() - interval '1 day'`);
  await connection.query('UPDATE claims SET next_look_at = NULL');
  await connection.query('UPDATE payments SET next_check_at = NULL');
});

afterAll(async () => {
  await server?.kill();
  provider?.close();
  await connection?.end();
  await store?.close();
  await database?.drop();
});

/** Returns the server's connection that waits for a lock, if any. */
async function waiting(): Promise<number | undefined> {
  // Within a transaction, PostgreSQL would return the same snapshot again.
  await connection.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await connection.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.pid;
}

const gone = (pid: number) => async () =>
  (await connection.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount === 0;

it.each([
  ['before its first write', `SELECT 1 FROM payments WHERE id = $1 FOR UPDATE`],
  ['half-way, its receipt written', `SELECT 1 FROM counters WHERE key = 'UT' AND $1 <> '' FOR UPDATE`],
  [
    'before its last write',
    `SELECT 1 FROM subscription_forms WHERE id = (SELECT f.subscription_form_id FROM payments p
     JOIN payment_forms f ON f.id = p.payment_form_id WHERE p.id = $1) FOR UPDATE`,
  ],
])('a server killed between the provider’s answer and its commit, %s, has written nothing', async (_when, lock) => {
  const { order, attempt } = await orderAndPay(server);
  await provider.control.settle(attempt.trackingId, 'COMPLETED');
  const [before, unpaid] = [await census(store), await storedPayment({ store }, attempt.paymentId)];
  expect(unpaid.status).toBe('PENDING');

  await connection.query('BEGIN');
  expect((await connection.query(lock, [attempt.paymentId])).rowCount).toBe(1);
  const asked = provider.answered.length;
  const cutOff = expect(comeBack(server, attempt)).rejects.toThrow('fetch failed');
  await until('the provider to answer', async () => provider.answered.slice(asked).includes(STATUS_CALL));
  const backend = await until('the server to wait for the lock', waiting);
  await server.kill();
  await cutOff;
  await connection.query('ROLLBACK');
  await until('PostgreSQL to notice that the server is gone', gone(backend));
  expect(await added(store, before)).toEqual({});
  expect(await storedPayment({ store }, attempt.paymentId)).toEqual(unpaid);

  await server.restart();
  await connection.query(`UPDATE payments SET next_check_at = now() - interval '1 second' WHERE id = $1`, [
    attempt.paymentId,
  ]);
  await until('the reconciler to settle', async () => {
    return (await storedPayment({ store }, attempt.paymentId)).status === 'SUCCESSFUL';
  });
  expect(await added(store, before)).toEqual(ONE_SETTLEMENT);
  for (let times = 0; times < 3; times++) await provider.control.redeliver(attempt.trackingId);
  await Promise.all([notifyByGet(server, attempt), comeBack(server, attempt), comeBack(server, attempt)]);
  expect(provider.control.sentIpns().slice(-3)).toMatchObject(Array(3).fill({ result: 'acknowledged' }));
  expect(await added(store, before)).toEqual(ONE_SETTLEMENT);
  expect((await booksOf({ store }, order, attempt.paymentId)).form?.status).toBe('PAID');
});

it.each([
  [
    'before the case is written',
    `SELECT 1 FROM subscription_forms WHERE id = (SELECT f.subscription_form_id FROM payments p
     JOIN payment_forms f ON f.id = p.payment_form_id WHERE p.id = $1) FOR UPDATE`,
  ],
  ['before the settlement', `SELECT 1 FROM payments WHERE id = $1 FOR UPDATE`],
  ['half-way through it', `SELECT 1 FROM counters WHERE key = 'UT' AND $1 <> '' FOR UPDATE`],
])('a server killed while it checks a claimed payment, %s, settles it once when asked again', async (_when, lock) => {
  const { order, attempt } = await orderAndPay(server);
  await provider.control.settle(attempt.trackingId, 'COMPLETED');
  const before = await census(store);
  const code = newCode();
  const claim = () => claimAsPayer(server, order, code, { paidOn: new Date().toISOString().slice(0, 10) });

  await connection.query('BEGIN');
  expect((await connection.query(lock, [attempt.paymentId])).rowCount).toBe(1);
  const cutOff = expect(claim()).rejects.toThrow('fetch failed');
  const backend = await until('the server to wait for the lock', waiting);
  await server.kill();
  await cutOff;
  await connection.query('ROLLBACK');
  await until('PostgreSQL to notice that the server is gone', gone(backend));

  await server.restart();
  // Shortly after the first check, the provider is not asked again for a payer.
  await until('the claim to be settled', async () => (await claim()).body.claim.settled);
  expect((await claim()).body.claim.settled).toBe(true);
  expect(await added(store, before)).toEqual({ ...ONE_SETTLEMENT, claims: 1, 'outbox-messages': 2 });
});

it('a server killed before it receives the order’s acceptance continues with the same attempt and one order', async () => {
  const order = await placeOrder(server);
  const orders = provider.control.orders().length;
  const asked = provider.answered.length;
  provider.holdAnswers(SUBMIT_CALL);
  const cutOff = expect(submit(server, order)).rejects.toThrow('fetch failed');
  await until('the provider to accept the order', async () => provider.answered.slice(asked).includes(SUBMIT_CALL));
  await server.kill();
  await cutOff;
  provider.releaseAnswers();
  const [stored] = await attemptsOf({ store }, order);
  expect(stored).toMatchObject({ status: 'NEW', trackingId: null, redirectUrl: null });

  await server.restart();
  const attempt = await startPaying(server, order);
  expect(attempt.paymentId).toBe(stored?.id);
  expect(await attemptsOf({ store }, order)).toMatchObject([{ id: stored?.id, status: 'PENDING' }]);
  expect(provider.control.orders().slice(orders)).toMatchObject([
    { merchantReference: stored?.id, trackingId: attempt.trackingId },
  ]);
  const before = await census(store);
  await provider.control.settle(attempt.trackingId, 'COMPLETED');
  await comeBack(server, attempt);
  expect(await added(store, before)).toEqual(ONE_SETTLEMENT);
  expect(await store.count(payments, { where: [{ path: 'trackingId', in: [attempt.trackingId] }] })).toBe(1);
});
