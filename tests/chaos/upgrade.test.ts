import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import type { SignedIn } from '../../resources/access/signInActions';
import type { Database } from '../../server/store/Database';
import { applyMigrations, MIGRATIONS } from '../../server/store/migrations';
import { demoDatabase, type TestDatabase } from '../databases';
import { ask, ownFolder } from '../embedded/folder';
import { serveProvider } from '../payments/providerOnPort';
import { ServerProcess } from '../payments/serverProcess';
import { faultsInBooks } from './faultsInBooks';
import { createVisitors } from './visitors';

let database: TestDatabase;
let newer: Database;
let provider: Awaited<ReturnType<typeof serveProvider>>;
let server: ServerProcess;
/** A moment after the demo data was written. */
let began: string;

beforeAll(async () => {
  database = await demoDatabase();
  newer = database.open(2);
  provider = await serveProvider();
  server = await ServerProcess.start({ DATABASE_URL: database.url, ...provider.env });
  began = new Date().toISOString();
});
afterAll(async () => {
  await server?.kill();
  provider?.close();
  await newer?.close();
  await database?.drop();
});

/** Possible changes of a next version's migrations: columns, tables and indexes that older processes can ignore. */
const EXPANSION = [
  ...['payments', 'receipts', 'subscriptions', 'accounts', 'sessions', 'users', 'tickets'].map(
    (table) => `ALTER TABLE ${table} ADD COLUMN note text, ADD COLUMN weight integer DEFAULT 1 NOT NULL`,
  ),
  'CREATE TABLE meters (id uuid PRIMARY KEY, name text NOT NULL)',
  'CREATE INDEX payments_by_note ON payments (note)',
];

it('an older version serves without errors while a newer one migrates the database', async () => {
  const folder = ownFolder();
  cpSync(MIGRATIONS, folder, { recursive: true });
  const names = EXPANSION.map((_, index) => `900${index}_expansion.sql`);
  for (const [index, statement] of EXPANSION.entries()) writeFileSync(join(folder, names[index] ?? ''), statement);

  const visitors = createVisitors([server], provider.control);
  const reading = keepReading();
  const visiting = visitors.start(3);
  await visitors.more(6);
  expect(await applyMigrations(newer, folder)).toEqual(names);
  await visitors.more(5);
  visitors.stop();
  await visiting;
  expect(visitors.faults).toEqual([]);
  expect(await reading.stop()).toEqual(new Map([[200, expect.any(Number)]]));
  expect(await faultsInBooks((text, values) => ask(database.url, text, values), began, visitors.acknowledged)).toEqual(
    [],
  );
});

/** Reads every list repeatedly as a member of staff; returns the number of answers by status. */
function keepReading() {
  let running = true;
  const statuses = new Map<number, number>();
  const read = async () => {
    const body = { username: 'admin@kitara.example', password: DEMO_PASSWORD };
    const { token } = (await server.call<SignedIn>('POST', 'accounts/auth/login', { body })).body.user;
    while (running)
      for (const list of ['payments', 'receipts', 'subscriptions', 'accounts', 'users', 'tickets']) {
        const { status } = await server.call('GET', `${list}?limit=10`, { token });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
  };
  const reading = read();
  return {
    async stop() {
      running = false;
      await reading;
      return statuses;
    },
  };
}

it('statements prepared before a migration changed their result are prepared again', async () => {
  const fresh = database.open(2);
  const text = 'SELECT * FROM counters WHERE key = $1';
  await fresh.query(text, ['SF']);
  await fresh.transaction((tx) => tx.query(text, ['SF']));
  await newer.query('ALTER TABLE counters ADD COLUMN note text');
  expect(await fresh.query(text, ['SF'])).toMatchObject([{ key: 'SF', note: null }]);
  await expect(fresh.transaction((tx) => tx.query(text, ['SF']))).resolves.toMatchObject([{ key: 'SF', note: null }]);
  await fresh.close();
});
