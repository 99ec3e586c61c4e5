import { knownDevices } from '../../resources/catalogue/systemTables';
import { hashToken, newToken } from '../base/passwords';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import type { CameFrom } from './cameFrom';
import { findUserByLogin } from './users';

/** The maximum number of known browsers of one user. A program that keeps no cookies is a new one at each sign-in. */
const MOST = 20;

const rowsOf = (store: Store, token: string, userId: string) =>
  store.find(knownDevices, {
    where: [
      { path: 'tokenHash', in: [hashToken(token)] },
      { path: 'userId', in: [userId] },
    ],
  });

/** The id to look up if there is no such user, so that it takes the same time. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Returns whether the user with this username has signed in before in the browser with this token. */
export async function isKnownDevice(store: Store, token: string, username: string): Promise<boolean> {
  const user = await findUserByLogin(store, username);
  return (await rowsOf(store, token, user?.id ?? NOBODY)).length > 0;
}

interface Remembered {
  /** The token that the browser is to keep: its own, if we issued it. */
  token: string;
  /** True if the user should be informed: it is not their first browser, and none like it came from this address before. */
  isNew: boolean;
}

/** Remembers a browser as one of this user's. */
export async function rememberDevice(
  tx: Store,
  userId: string,
  token: string | null,
  from: CameFrom,
  now: Date,
): Promise<Remembered> {
  const seen = { ...from, lastUsedAt: now.toISOString() };
  const [row] = token === null ? [] : await rowsOf(tx, token, userId);
  if (token !== null && row) {
    await updateRecord(tx, knownDevices, row.id, seen, now);
    return { token, isNew: false };
  }
  const known = await tx.find(knownDevices, { where: [{ path: 'userId', in: [userId] }] });
  // A program that keeps no cookies counts as the same as last time.
  const isLike = known.some(({ device, address }) => device === from.device && address === from.address);
  const kept = token !== null && (await isOurs(tx, token)) ? token : newToken();
  await createRecord(tx, knownDevices, { tokenHash: hashToken(kept), userId, ...seen }, now);
  await removeOldest(tx, userId);
  return { token: kept, isNew: known.length > 0 && !isLike };
}

/** Returns whether we issued the token. People may share a browser, but may not bring a token of their own. */
const isOurs = async (tx: Store, token: string) =>
  (await tx.count(knownDevices, { where: [{ path: 'tokenHash', in: [hashToken(token)] }] })) > 0;

async function removeOldest(tx: Store, userId: string): Promise<void> {
  const where = [{ path: 'userId', in: [userId] }] as const;
  const sort = { path: 'lastUsedAt', ascending: false } as const;
  for (const { id } of await tx.find(knownDevices, { where, sort, offset: MOST })) await tx.remove(knownDevices, id);
}

/** Forgets the browsers of a user who is about to be deleted. */
export async function forgetDevices(tx: Store, userId: string): Promise<void> {
  for (const { id } of await tx.find(knownDevices, { where: [{ path: 'userId', in: [userId] }] }))
    await tx.remove(knownDevices, id);
}
