import { API_KEY_PREFIX, KEY_PERMISSIONS } from '../../contract/access/apiKeys';
import { apiKeys } from '../../resources/access/apiKeys';
import type { RecordOf } from '../../resources/language/defineResource';
import type { HeldRole, NeededAccess } from '../base/identity';
import { hashToken, newToken } from '../base/passwords';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { isUseToNote, isValid } from './rules/apiKeys';

type ApiKey = RecordOf<typeof apiKeys>;

/** The number of characters of a key that are shown, so that people can tell their keys apart. */
const SHOWN = API_KEY_PREFIX.length + 6;

/** Returns a new key, and the fields of it that are stored. */
export function newApiKey(): { key: string; stored: Pick<ApiKey, 'prefix' | 'keyHash'> } {
  const key = `${API_KEY_PREFIX}${newToken()}`;
  return { key, stored: { prefix: key.slice(0, SHOWN), keyHash: hashToken(key) } };
}

/** Returns the record of a key, or null if it is unknown, expired or revoked. */
export async function keyBehind(store: Store, key: string, now: Date): Promise<ApiKey | null> {
  const [found] = await store.find(apiKeys, { where: [{ path: 'keyHash', in: [hashToken(key)] }], limit: 1 });
  return found && isValid(found, now) ? found : null;
}

/** Revokes all active API keys that a user has created. */
export async function revokeKeysOf(tx: Store, makerId: string, now: Date): Promise<void> {
  const where = [
    { path: 'makerId', in: [makerId] },
    { path: 'status', in: ['ACTIVE'] },
  ] as const;
  const revoked = { status: 'REVOKED', revokedAt: now.toISOString() } as const;
  for (const { id } of await tx.find(apiKeys, { where })) await updateRecord(tx, apiKeys, id, revoked, now);
}

/** Returns whether a key with the right permission opens an endpoint. */
export function opensToKeys({ access, sessionOnly }: { access: NeededAccess; sessionOnly?: boolean }): boolean {
  if (access === 'public' || sessionOnly) return false;
  return access === 'signed-in' || [access].flat().some((name) => KEY_PERMISSIONS.includes(name));
}

/** Returns the roles of a key's creator, limited to the key's permissions. */
export function withinKey(roles: readonly HeldRole[], { permissions }: Pick<ApiKey, 'permissions'>): HeldRole[] {
  const held = new Set<string>(permissions.filter((name) => KEY_PERMISSIONS.includes(name)));
  return roles.map((role) => ({ ...role, permissions: role.permissions.filter((name) => held.has(name)) }));
}

/** Records when a key was used, to the minute, so that a busy key is not written at every call. */
export async function noteUse(store: Store, { id, lastUsedAt }: ApiKey, now: Date): Promise<void> {
  if (isUseToNote(lastUsedAt, now)) await updateRecord(store, apiKeys, id, { lastUsedAt: now.toISOString() }, now);
}
