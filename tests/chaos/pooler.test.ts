import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderPlace } from '../../server/backup/places/folderPlace';
import { takeProvedBackup } from '../../server/backup/takeBackup';
import { openDatabase } from '../../server/store/Database';
import { createPostgresStore } from '../../server/store/PostgresStore';
import { CONNECT_QUERY } from '../../server/store/verifyConnection';
import { ask, ownFolder } from '../embedded/folder';
import { serveProvider } from '../payments/providerOnPort';
import { ServerProcess } from '../payments/serverProcess';
import { freshDatabase, type TestDatabase } from '../support/databases';
import { until } from '../support/until';
import { faultsInBooks } from './faultsInBooks';
import { lacking, startPgBouncer } from './pgBouncer';
import { createVisitors } from './visitors';

type PgBouncer = Awaited<ReturnType<typeof startPgBouncer>>;

describe.skipIf(lacking)(`behind PgBouncer in transaction mode${lacking ? ` (skipped: ${lacking})` : ''}`, () => {
  let database: TestDatabase;
  let pooler: PgBouncer;
  let provider: Awaited<ReturnType<typeof serveProvider>>;
  let servers: ServerProcess[];
  const started: PgBouncer[] = [];

  beforeAll(async () => {
    database = await freshDatabase();
    provider = await serveProvider();
    pooler = await startPgBouncer(database.url);
    started.push(pooler);
    const env = { DATABASE_URL: pooler.url, DELIVER_EVERY: '100', ...provider.env };
    // The database is empty: one server migrates and fills it while the other waits.
    servers = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)]);
  });
  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.kill()));
    provider?.close();
    for (const each of started) each.stop();
    await database?.drop();
  });

  it('two servers migrate, take orders and payments and run their jobs, and the books are right', async () => {
    const asked = <T extends object>(text: string, values?: unknown[]) => ask<T>(database.url, text, values);
    const began = new Date().toISOString();
    const visitors = createVisitors(servers, provider.control);
    const visiting = visitors.start(6);
    await visitors.more(10);
    visitors.stop();
    await visiting;
    expect(visitors.faults).toEqual([]);
    expect(await faultsInBooks(asked, began, visitors.acknowledged)).toEqual([]);
    const waiting = `SELECT 1 FROM outbox_messages WHERE date_created >= $1 AND status <> 'SENT'`;
    await until('every message to be sent', async () => (await asked(waiting, [began])).length === 0);
    expect(servers.map(({ said }) => said).join('')).not.toMatch(/"level":(50|60)/);
    expect(pooler.said()).not.toMatch(/ERROR|FATAL/);
  });

  it('a backup is made and proved', async () => {
    const through = openDatabase(pooler.url, 2);
    const source = { url: pooler.url, place: folderPlace(ownFolder()) };
    const made = await takeProvedBackup(createPostgresStore(through), source, 'COMMAND', () => new Date());
    await through.close();
    expect(made).toMatchObject({ status: 'PROVED', problem: null });
  });

  it('sessions without our settings are refused, and the error says how to fix it', async () => {
    const careless = await startPgBouncer(database.url, (text) => text.replace(/ connect_query='.*'/, ''));
    started.push(careless);
    const through = openDatabase(careless.url, 2);
    await expect(through.query('SELECT 1')).rejects.toThrow(
      `does not set statement_timeout, lock_timeout, idle_in_transaction_session_timeout. In PgBouncer's [databases], give connect_query='${CONNECT_QUERY}'`,
    );
    await through.close();
  });
});
