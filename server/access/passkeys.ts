import type { PasskeyRequest } from '../../resources/access/passkeyShapes';
import { passkeyChallenges, passkeys } from '../../resources/access/systemTables';
import { newToken } from '../base/passwords';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { challengeEnd, siteOf } from './rules/passkeys';
import { isUsable } from './rules/validity';

/** The purpose of a signed-in user's challenge. The challenge of a sign-in is stored with its ticket. */
type Purpose = 'ADD' | 'CONFIRM';

const of = (userId: string) => ({ where: [{ path: 'userId', in: [userId] }] }) as const;

/** Returns a user's passkeys, oldest first. */
export const passkeysOf = (store: Store, userId: string) => store.find(passkeys, of(userId));

/** Returns what browsers need to find passkeys. */
export const shownKeys = (known: Awaited<ReturnType<typeof passkeysOf>>) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/** Requests any of a user's passkeys, with a new challenge that the caller stores. Null if the user has none. */
export async function createPasskeyRequest(
  tx: Store,
  userId: string,
  publicUrl: string,
): Promise<PasskeyRequest | null> {
  const known = await passkeysOf(tx, userId);
  if (known.length === 0) return null;
  return { challenge: newToken(), siteId: siteOf(publicUrl).id, credentials: shownKeys(known) };
}

/** Stores a user's challenge, replacing an earlier one for the same purpose. */
export async function keepChallenge(tx: Store, userId: string, purpose: Purpose, challenge: string, now: Date) {
  await takeChallenge(tx, userId, purpose, now);
  await createRecord(tx, passkeyChallenges, { userId, purpose, challenge, expiresAt: challengeEnd(now) }, now);
}

/** Takes (and invalidates) the user's open challenge; null if there is none. */
export async function takeChallenge(tx: Store, userId: string, purpose: Purpose, now: Date): Promise<string | null> {
  const where = [...of(userId).where, { path: 'purpose', in: [purpose] }] as const;
  const found = await tx.find(passkeyChallenges, { where });
  for (const { id } of found) await tx.remove(passkeyChallenges, id);
  return found.find((kept) => isUsable(kept, now))?.challenge ?? null;
}

/** Removes all of a user's passkeys. */
export async function forgetPasskeys(tx: Store, userId: string): Promise<void> {
  for (const { id } of await passkeysOf(tx, userId)) await tx.remove(passkeys, id);
  for (const { id } of await tx.find(passkeyChallenges, of(userId))) await tx.remove(passkeyChallenges, id);
}
