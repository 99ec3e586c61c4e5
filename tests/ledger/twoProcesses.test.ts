import { afterAll, beforeAll, expect, it } from 'vitest';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { paymentBalances } from '../../resources/ledger/systemTables';
import { recognizeRevenue } from '../../server/ledger/jobs/recognizeRevenue';
import { prepareStore } from '../../server/prepare';
import type { Database } from '../../server/store/Database';
import type { Store } from '../../server/store/Store';
import { demoDatabase, type TestDatabase } from '../support/databases';
import { START } from '../support/start';
import { until } from '../support/until';
import { createWorld, type World } from '../support/world';

let made: TestDatabase;
let databases: Database[];
let stores: Store[];
let worlds: World[];
beforeAll(async () => {
  made = await demoDatabase();
  databases = [made.open(10), made.open(10), made.open(2)];
  stores = await Promise.all(databases.slice(0, 2).map((database) => prepareStore(database, true, START)));
  worlds = stores.map(createWorld);
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await made.drop();
});

const store = () => stores[0] as Store;
const setClocks = (moment: string) => {
  for (const { clock } of worlds) clock.now = new Date(moment);
};
/** Reads the sum in a transaction, to bypass the store's recent answers. */
const earnedSoFar = () => store().transaction((tx) => tx.sum(paymentBalances, 'earned'));
const dueAt = (moment: string) =>
  store().transaction((tx) => tx.count(paymentBalances, { where: [{ path: 'earnDueAt', before: moment }] }));
const entriesOf = (day: string) =>
  store().find(journalEntries, { where: [{ path: 'description', in: [`Revenue of ${day}`] }] });

it('two processes that run the job concurrently recognise revenue once', async () => {
  setClocks('2026-03-14T21:05:00.000Z');
  const before = await earnedSoFar();
  expect(await dueAt('2026-03-14T21:05:00.000Z')).toBeGreaterThan(20);
  await Promise.all([0, 1, 0, 1, 0, 1].map((at) => recognizeRevenue((worlds[at] as World).deps)));
  const entries = await entriesOf('14 Mar 2026');
  const booked = entries.reduce((sum, { amount }) => sum + amount, 0);
  expect(booked).toBeGreaterThan(0);
  expect(await earnedSoFar()).toBe(before + booked);
  expect(await dueAt('2026-03-14T21:05:00.000Z')).toBe(0);
  expect(entries).toHaveLength(1);
});

it('a process killed before its commit has recognised nothing, and the next turn does so once', async () => {
  setClocks('2026-03-15T21:05:00.000Z');
  const [before, due] = [await earnedSoFar(), await dueAt('2026-03-15T21:05:00.000Z')];
  const [, doomed, observer] = databases as [Database, Database, Database];
  const waits = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  let ended: Promise<unknown> = Promise.resolve();
  await observer.transaction(async (sql) => {
    // The entry's number is the last value that the job takes.
    await sql.query("SELECT 1 FROM counters WHERE key = 'JE' FOR UPDATE");
    ended = expect(recognizeRevenue((worlds[1] as World).deps)).rejects.toThrow();
    const pid = await until('the job to wait', async () => (await doomed.query(waits))[0]?.pid);
    await doomed.query('SELECT pg_terminate_backend($1)', [pid]);
  });
  await ended;
  expect(await earnedSoFar()).toBe(before);
  expect(await dueAt('2026-03-15T21:05:00.000Z')).toBe(due);
  await Promise.all(worlds.map(({ deps }) => recognizeRevenue(deps)));
  const entries = await entriesOf('15 Mar 2026');
  expect(await earnedSoFar()).toBe(before + entries.reduce((sum, { amount }) => sum + amount, 0));
  expect(await dueAt('2026-03-15T21:05:00.000Z')).toBe(0);
});
