import { createHash, randomBytes } from 'node:crypto';
import { addHours } from 'date-fns';
import { PERMISSIONS } from '../../contract/access/permissions';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { settings } from '../../resources/catalogue/systemTables';
import { createRecord } from '../store/createRecord';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

/**
 * The state of set-up in the database: when it was closed, or the keys that open it. Keys are random, so their SHA-256 is enough.
 */
interface SetupState {
  closedAt: string | null;
  keys: { hash: string; expiresAt: string }[];
}

const KEY = 'setup';
const BYTES = 32;
const HOURS = 24;
/** The maximum number of keys. Processes that start at the same time each announce their own; any of them opens set-up. */
const MOST_KEYS = 8;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
const rowOf = async (store: Store) =>
  (await store.find(settings, { where: [{ path: 'key', in: [KEY] }], limit: 1 }))[0];
const stateOf = (row: { value: unknown } | undefined) => (row?.value ?? { closedAt: null, keys: [] }) as SetupState;

async function write(tx: Store, value: SetupState, now: Date): Promise<void> {
  const row = await rowOf(tx);
  if (row) await updateRecord(tx, settings, row.id, { value }, now);
  else await createRecord(tx, settings, { key: KEY, value }, now);
}

/** Closes set-up for ever. */
const closeSetup = (tx: Store, now: Date) => write(tx, { closedAt: now.toISOString(), keys: [] }, now);

/** Creates a key that opens set-up for a day. Returns null if set-up is closed; it is also closed once there is a user. */
export function newSetupKey(store: Store, now: Date): Promise<string | null> {
  return store.transaction(async (tx) => {
    await takeLock(tx, 'access');
    const { closedAt, keys } = stateOf(await rowOf(tx));
    if (closedAt) return null;
    const [anybody] = await tx.find(users, { limit: 1 });
    if (anybody) {
      await closeSetup(tx, now);
      return null;
    }
    const key = randomBytes(BYTES).toString('base64url');
    const valid = keys.filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime()).slice(1 - MOST_KEYS);
    await write(
      tx,
      { closedAt, keys: [...valid, { hash: hashOf(key), expiresAt: addHours(now, HOURS).toISOString() }] },
      now,
    );
    return key;
  });
}

/** Returns whether a key opens set-up now. */
export async function isSetupKey(store: Store, key: string, now: Date): Promise<boolean> {
  const { closedAt, keys } = stateOf(await rowOf(store));
  const hash = hashOf(key);
  return !closedAt && keys.some((each) => each.hash === hash && Date.parse(each.expiresAt) > now.getTime());
}

/** Creates an administrator of a new installation, whose password is already hashed, and closes set-up. */
export async function createAdministrator(tx: Store, user: Record<string, unknown>, now: Date) {
  const [known] = await tx.find(roles, { where: [{ path: 'name', in: ['Administrator'] }], limit: 1 });
  const values = { name: 'Administrator', description: 'May do everything.', permissions: [...PERMISSIONS] };
  const role = known ?? (await createRecord(tx, roles, values, now));
  const created = await createRecord(tx, users, { ...user, accountType: 'Staff', roleIds: [role.id] }, now);
  await closeSetup(tx, now);
  return created;
}
