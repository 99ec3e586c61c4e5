import { counters } from '../../resources/catalogue/systemTables';
import { createRecord } from './createRecord';
import type { Store } from './Store';

/** Locks for work that only one transaction may do at a time, across all processes. */
const LOCKS = [
  'access',
  'close',
  'payouts',
  'imports',
  'settings',
  'views',
  'accounting',
  'disconnects',
  'networkAudit',
  'holds',
] as const;
export type LockName = (typeof LOCKS)[number];

const keyOf = (name: LockName) => `lock:${name}`;
const find = async (tx: Store, name: LockName) =>
  (await tx.find(counters, { where: [{ path: 'key', in: [keyOf(name)] }], limit: 1 }))[0];

/** Waits for the lock and holds it until the transaction ends. If it is taken first, it cannot deadlock. */
export async function takeLock(tx: Store, name: LockName): Promise<void> {
  const row = await find(tx, name);
  if (!(row && (await tx.get(counters, row.id, { lock: true }))))
    throw new Error(`The lock "${name}" was not made at start-up.`);
}

/** Creates missing rows that represent the locks. Runs while no other process starts. */
export async function ensureLocks(tx: Store, now: Date): Promise<void> {
  for (const name of LOCKS) {
    if (await find(tx, name)) continue;
    await createRecord(tx, counters, { key: keyOf(name), last: 0, year: now.getUTCFullYear() }, now);
  }
}
