import { counters } from '../../resources/catalogue/systemTables';
import { createRecord } from './createRecord';
import type { Store } from './Store';

/** What only one transaction at a time may do, over all processes. */
const LOCKS = ['access', 'close', 'payouts', 'imports', 'settings'] as const;
export type LockName = (typeof LOCKS)[number];

const keyOf = (name: LockName) => `lock:${name}`;
const find = async (tx: Store, name: LockName) =>
  (await tx.find(counters, { where: [{ path: 'key', in: [keyOf(name)] }], limit: 1 }))[0];

/** Waits for the lock's holder, and holds it until the transaction ends; taken first, it cannot deadlock. */
export async function takeLock(tx: Store, name: LockName): Promise<void> {
  const row = await find(tx, name);
  if (!(row && (await tx.get(counters, row.id, { lock: true }))))
    throw new Error(`The lock "${name}" was not made at start-up.`);
}

/** Makes the rows that stand for the locks, where they are not there yet. Runs while no other process starts. */
export async function ensureLocks(tx: Store, now: Date): Promise<void> {
  for (const name of LOCKS) {
    if (await find(tx, name)) continue;
    await createRecord(tx, counters, { key: keyOf(name), last: 0, year: now.getUTCFullYear() }, now);
  }
}
