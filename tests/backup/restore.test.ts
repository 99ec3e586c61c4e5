import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../../server/backup/makeBackup';
import { restoreInto } from '../../server/backup/restoreInto';
import { type Database, openDatabase } from '../../server/store/Database';
import { openCluster } from '../../server/store/embedded/openCluster';
import { createPostgresStore } from '../../server/store/PostgresStore';
import { ask, ownFolder } from '../embedded/folder';
import { orderAndPay } from '../payments/orders';
import { demoDatabase, freshDatabase, type TestDatabase } from '../support/databases';
import { databaseInBalance } from '../support/ledgerInBalance';
import { createWorld } from '../support/world';
import { checksumsOf, tableNames } from './checksums';

let demo: TestDatabase;
let file: string;
let before: Record<string, string>;
const dropped: TestDatabase[] = [];

beforeAll(async () => {
  demo = await demoDatabase();
  file = join(ownFolder(), 'kitara.tar.gz');
  before = await checksumsOf(demo.url);
  await makeBackup(demo.url, file);
});
afterAll(async () => {
  await demo?.drop();
  await Promise.all(dropped.map((each) => each.drop()));
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase();
  dropped.push(database);
  return database;
}

describe('a backup', () => {
  it('contains every table, with many demo records', () => {
    expect(Object.keys(before).length).toBeGreaterThan(70);
    expect(Number(before.payments?.split(' ')[0])).toBeGreaterThan(100);
  });

  it('is complete: the schema has tables with their indexes, and no sequences, views or large objects', async () => {
    const kinds = await ask(
      demo.url,
      `SELECT DISTINCT relkind::text AS kind FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1`,
    );
    expect(kinds).toEqual([{ kind: 'i' }, { kind: 'r' }]);
    expect(await ask(demo.url, 'SELECT oid FROM pg_largeobject_metadata')).toEqual([]);
  });

  it('can be read only by its owner', () => expect((statSync(file).mode & 0o777).toString(8)).toBe('600'));

  it('makes every table equal when restored on a server', async () => {
    const { url } = await emptyDatabase();
    await restoreInto(url, file);
    expect(await checksumsOf(url)).toEqual(before);
  });

  it('makes every table equal when restored on the embedded database, and back', async () => {
    const cluster = await openCluster(ownFolder());
    try {
      await restoreInto(cluster.url, file);
      expect(await checksumsOf(cluster.url)).toEqual(before);
      const again = join(ownFolder(), 'again.tar.gz');
      await makeBackup(cluster.url, again);
      const { url } = await emptyDatabase();
      await restoreInto(url, again);
      expect(await checksumsOf(url)).toEqual(before);
    } finally {
      await cluster.close();
    }
  });

  it('brings back the contents of attachments that the database keeps', async () => {
    const { url } = await emptyDatabase();
    await restoreInto(url, file);
    const [kept] = (await ask(
      url,
      `SELECT count(*)::int AS files FROM attachments JOIN attachment_contents ON attachment_contents.id = content_id
       WHERE encode(sha256(decode(content, 'base64')), 'hex') = sha256`,
    )) as { files: number }[];
    const [all] = await ask(url, 'SELECT count(*)::int AS files FROM attachments');
    expect(kept).toEqual(all);
    expect(kept?.files).toBeGreaterThan(10);
  });

  it('brings back a wrecked database', async () => {
    const { url } = await emptyDatabase();
    await restoreInto(url, file);
    await ask(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    expect(await tableNames(url)).toEqual([]);
    await restoreInto(url, file);
    expect(await checksumsOf(url)).toEqual(before);
  });

  it('keeps the database’s rules: totals, append-only books, references', async () => {
    const { url } = await emptyDatabase();
    await restoreInto(url, file);
    const rules = `SELECT 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) AS rule FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT pg_get_triggerdef(oid) || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index JOIN pg_class t ON t.oid = indrelid
        WHERE relnamespace = 'public'::regnamespace ORDER BY 1`;
    expect(await ask(url, rules)).toEqual(await ask(demo.url, rules));
    await expect(ask(url, 'DELETE FROM journal_entries')).rejects.toThrow('only appended to');
    const [row] = await ask<{ kept: string; counted: string }>(
      url,
      `SELECT (SELECT sum(total) FROM record_totals WHERE table_name = 'payments')::text AS kept,
         (SELECT count(*) FROM payments)::text AS counted`,
    );
    expect(row?.kept).toBe(row?.counted);
  });
});

describe('a backup while people order and pay', () => {
  let database: Database;
  afterAll(() => database?.close());

  it('shows all tables at one moment', async () => {
    const source = await demoDatabase();
    dropped.push(source);
    database = source.open();
    const world = createWorld(createPostgresStore(database));
    const paid = async () => Number((await ask<{ n: string }>(source.url, 'SELECT count(*) AS n FROM receipts'))[0]?.n);
    const began = await paid();
    let isOver = false;
    const buy = async () => {
      const { attempt } = await orderAndPay(world);
      await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    };
    await buy();
    const buying = (async () => {
      while (!isOver) await buy();
    })();
    const path = join(ownFolder(), 'busy.tar.gz');
    await makeBackup(source.url, path);
    const { url } = await emptyDatabase();
    await restoreInto(url, path);
    isOver = true;
    await buying;
    const restored = openDatabase(url, 2);
    // Fails if an entry lacks a line, a balance its payment, or a total differs from its count.
    await databaseInBalance(restored).finally(() => restored.close());
    const [row] = await ask<{ receipts: string; totals: string }>(
      url,
      `SELECT (SELECT count(*) FROM receipts)::text AS receipts,
         (SELECT sum(total) FROM record_totals WHERE table_name = 'receipts')::text AS totals`,
    );
    expect(row?.receipts).toBe(row?.totals);
    expect(Number(row?.receipts)).toBeGreaterThan(began);
    expect(Number(row?.receipts)).toBeLessThan(await paid());
    rmSync(path);
  });
});
