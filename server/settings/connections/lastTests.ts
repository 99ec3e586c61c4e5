import { settings } from '../../../resources/catalogue/systemTables';
import { CONNECTION_NAMES, type ConnectionName } from '../../../resources/settings/connections';
import { createRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';

/** The result of a test. */
export interface Tested {
  /** The time of the test (ISO 8601 UTC). */
  testedAt: string;
  isWorking: boolean;
  /** The result as a sentence, without secrets. */
  message: string;
}

const keyOf = (name: ConnectionName) => `tested.${name}`;
const rowOf = async (store: Store, name: ConnectionName) =>
  (await store.find(settings, { where: [{ path: 'key', in: [keyOf(name)] }], limit: 1 }))[0];

/** Returns the last test of each connection since its settings were changed. */
export async function lastTests(store: Store): Promise<Partial<Record<ConnectionName, Tested>>> {
  const rows = await store.find(settings, { where: [{ path: 'key', in: CONNECTION_NAMES.map(keyOf) }] });
  const named = CONNECTION_NAMES.map((name) => [name, rows.find(({ key }) => key === keyOf(name))?.value]);
  return Object.fromEntries(named.filter(([, value]) => value));
}

/** Stores the result of a test. Returns the row. */
export async function noteTest(tx: Store, name: ConnectionName, tested: Tested, now: Date) {
  const row = await rowOf(tx, name);
  const value = { ...tested };
  return row
    ? updateRecord(tx, settings, row.id, { value }, now)
    : createRecord(tx, settings, { key: keyOf(name), value }, now);
}

export async function forgetTest(tx: Store, name: ConnectionName): Promise<void> {
  const row = await rowOf(tx, name);
  if (row) await tx.remove(settings, row.id);
}
