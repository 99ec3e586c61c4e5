import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import type { SignedIn } from '../../resources/access/signInActions';
import { demoDatabase, type TestDatabase } from '../databases';
import { orderBody } from '../payments/orders';
import { ServerProcess } from '../payments/serverProcess';
import { until } from '../until';

let database: TestDatabase;
let server: ServerProcess;
/** A separate session, which holds locks for the tests. */
let session: pg.Client;
let token: string;

beforeAll(async () => {
  database = await demoDatabase();
  server = await ServerProcess.start({ DATABASE_URL: database.url });
  session = new pg.Client(database.url);
  await session.connect();
  const body = { username: 'admin@kitara.example', password: DEMO_PASSWORD };
  token = (await server.call<SignedIn>('POST', 'accounts/auth/login', { body })).body.user.token;
});
afterAll(async () => {
  await server?.kill();
  await session?.end();
  await database?.drop();
});

const waiting = async () => {
  // Within a transaction, PostgreSQL would return the same snapshot again.
  await session.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await session.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length;
};
const readLists = async () => {
  for (const list of ['payments', 'tickets', 'accounts', 'subscriptions'])
    expect((await server.call('GET', `${list}?limit=10`, { token })).status).toBe(200);
};

it('while the order number counter is locked, other calls are answered and orders fail promptly with 503', async () => {
  const bodies = await Promise.all(Array.from({ length: 30 }, () => orderBody(server)));
  await session.query('BEGIN');
  await session.query(`SELECT 1 FROM counters WHERE key = 'SF' FOR UPDATE`);
  const orders = bodies.map((body) => server.call<{ error: string }>('POST', 'onboarding/subscription', { body }));
  await until('orders to wait', async () => (await waiting()) > 1);
  await readLists();
  for (const { status, body, headers } of await Promise.all(orders)) {
    expect({ status, body }).toEqual({
      status: 503,
      body: { error: 'We cannot do this right now. Please try again in a moment.' },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await readLists();
  await session.query('ROLLBACK');
  const [body] = bodies;
  expect((await server.call('POST', 'onboarding/subscription', { body })).status).toBe(201);
});

it('while a whole table is locked, lists of other tables are answered, and its own list once it is free', async () => {
  await session.query('BEGIN');
  await session.query('LOCK TABLE receipts IN ACCESS EXCLUSIVE MODE');
  const receipts = server.call('GET', 'receipts?limit=10', { token });
  await until('the list to wait', async () => (await waiting()) > 0);
  await readLists();
  expect((await receipts).status).toBe(503);
  await session.query('ROLLBACK');
  expect((await server.call('GET', 'receipts?limit=10', { token })).status).toBe(200);
});

it('is not ready while the database refuses connections, and recovers by itself', async () => {
  const name = new URL(database.url).pathname.slice(1);
  const elsewhere = new URL(database.url);
  elsewhere.pathname = '/postgres';
  const admin = new pg.Client(elsewhere.href);
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await session.end();
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1`, [name]);
  expect(await server.call('GET', '/healthz')).toMatchObject({
    status: 503,
    body: { status: 'unavailable', problems: ['The database does not answer.'] },
  });
  expect(await server.call('GET', '/livez')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await server.call('GET', 'payments?limit=10', { token })).toMatchObject({
    status: 503,
    body: { error: 'We cannot do this right now. Please try again in a moment.' },
  });
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  await admin.end();
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  await readLists();
  session = new pg.Client(database.url);
  await session.connect();
});
