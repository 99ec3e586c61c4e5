import { knownDevices } from '../../resources/catalogue/systemTables';
import { hashToken, newToken } from '../base/passwords';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import type { CameFrom } from './cameFrom';
import { userNamed } from './userNamed';

/** Browsers of one person that are known; a program that keeps no cookies is a new one at each sign-in. */
const MOST = 20;

const rowsOf = (store: Store, token: string, userId: string) =>
  store.find(knownDevices, {
    where: [
      { path: 'tokenHash', in: [hashToken(token)] },
      { path: 'userId', in: [userId] },
    ],
  });

/** Looked up if there is no such user, so that it takes the same time. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Whether the person whom a username names has signed in before in the browser with this token. */
export async function isKnownDevice(store: Store, token: string, username: string): Promise<boolean> {
  const user = await userNamed(store, username);
  return (await rowsOf(store, token, user?.id ?? NOBODY)).length > 0;
}

interface Remembered {
  /** What the browser is to keep: its own token, where that is one of ours. */
  token: string;
  /** Whether its user is to be told: it is not their first, and none like it came from there before. */
  isNew: boolean;
}

/** Knows a browser from now on as one of this user. */
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
  // A program that keeps no cookies is the same one as the last time.
  const isLike = known.some(({ device, address }) => device === from.device && address === from.address);
  const kept = token !== null && (await isOurs(tx, token)) ? token : newToken();
  await createRecord(tx, knownDevices, { tokenHash: hashToken(kept), userId, ...seen }, now);
  await removeOldest(tx, userId);
  return { token: kept, isNew: known.length > 0 && !isLike };
}

/** People may share a browser, but nobody brings a token along that we have not made. */
const isOurs = async (tx: Store, token: string) =>
  (await tx.count(knownDevices, { where: [{ path: 'tokenHash', in: [hashToken(token)] }] })) > 0;

async function removeOldest(tx: Store, userId: string): Promise<void> {
  const where = [{ path: 'userId', in: [userId] }] as const;
  const sort = { path: 'lastUsedAt', ascending: false } as const;
  for (const { id } of await tx.find(knownDevices, { where, sort, offset: MOST })) await tx.remove(knownDevices, id);
}

/** Forgets the browsers of a user who is going to be deleted. */
export async function forgetDevices(tx: Store, userId: string): Promise<void> {
  for (const { id } of await tx.find(knownDevices, { where: [{ path: 'userId', in: [userId] }] }))
    await tx.remove(knownDevices, id);
}
