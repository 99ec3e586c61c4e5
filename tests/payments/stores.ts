import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openLowdbStore } from '../../mock-server/store/openLowdbStore';
import { storedResources } from '../../resources';
import { logs } from '../../resources/audit/logs';
import { knownDevices, limitCounts, logLinks } from '../../resources/catalogue/systemTables';
import type { AnyResource } from '../../resources/language/defineResource';
import { ledgerTotals } from '../../resources/ledger/systemTables';
import { payments } from '../../resources/payments/payments';
import { bonusRules } from '../../resources/subscriptions/bonusRules';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { demoDatabase, openDemoDatabase } from '../databases';
import { ledgerInBalance } from '../ledgerInBalance';
import { START } from '../start';

interface OpenedStore {
  store: Store;
  close(): Promise<void>;
}

/** Deactivates the demo data's bonus rules, which would reward some payments depending on their day. */
async function withoutBonuses<S extends Store>(store: S): Promise<S> {
  for (const { id } of await store.find(bonusRules)) await store.update(bonusRules, id, { active: false });
  return store;
}

async function database(): Promise<OpenedStore> {
  const store = await withoutBonuses(await prepareStore(await openDemoDatabase(), true, START));
  return { store, close: () => store.close() };
}

async function file(): Promise<OpenedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'kitara-money-'));
  const { store } = await openLowdbStore(join(folder, 'mock.json'), true, START, { delay: null });
  await withoutBonuses(store);
  const close = async () => {
    await ledgerInBalance(store).finally(async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    });
  };
  return { store, close };
}

/** One database with one store per server process. */
interface OpenedProcesses {
  stores: readonly [Store, ...Store[]];
  close(): Promise<void>;
}

/** Opens PostgreSQL as two server processes share it, with ten connections each. */
export async function openTwoProcesses(): Promise<OpenedProcesses> {
  const database = await demoDatabase();
  const stores = [
    await withoutBonuses(await prepareStore(database.open(10), true, START)),
    await prepareStore(database.open(10), true, START),
  ] as const;
  const close = async () => {
    for (const store of stores) await store.close();
    await database.drop();
  };
  return { stores, close };
}

const alone = async ({ store, close }: OpenedStore): Promise<OpenedProcesses> => ({ stores: [store], close });
/** Opens the JSON file, which only one process can use. */
export const openOneFile = async () => alone(await file());

/**
 * Runs tests on a database with demo data. They share its records, so each places its own order. Rules do not depend on the
 * adapter of the Store port, so they are tested on the production adapter; `tests/conformance/store.test.ts` tests both adapters.
 */
export function onPostgres(title: string, tests: (store: () => Store) => void): void {
  describe(title, () => {
    let opened: OpenedStore;
    beforeAll(async () => {
      opened = await database();
    });
    afterEach(() => ledgerInBalance(opened.store));
    afterAll(() => opened?.close());
    tests(() => opened.store);
  });
}

type Census = Record<string, number>;

/** Records about callers that every call may write, and records written by database triggers. */
const NOT_COUNTED: readonly AnyResource[] = [limitCounts, knownDevices, ledgerTotals, logLinks];

/** Audit actions of refused attempts. */
const REFUSALS = ['REFUSED', 'CONFIRMATION_FAILED'];

/** Counts the records of each table without logged refusals, in a transaction, to bypass the store's cache of totals. */
export const census = (store: Store): Promise<Census> =>
  store.transaction(async (tx) => {
    const counts: Census = {};
    for (const resource of storedResources)
      if (!NOT_COUNTED.includes(resource)) counts[resource.name] = await tx.count(resource);
    const refusals = await tx.count(logs, { where: [{ path: 'action', in: REFUSALS }] });
    return { ...counts, [logs.name]: (counts[logs.name] ?? 0) - refusals };
  });

/** Returns the number of records added to each table since `before`, without unchanged tables. */
export async function added(store: Store, before: Census): Promise<Census> {
  const now = await census(store);
  const changes = Object.entries(now).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** Removes unpaid payments of earlier tests from the reconciler's list. */
export async function forgetDuePayments(store: Store): Promise<void> {
  const due = await store.find(payments, { where: [{ path: 'nextCheckAt', isNull: false }] });
  for (const { id } of due) await store.update(payments, id, { nextCheckAt: null });
}
