import type { PasskeyRequest } from '../../resources/access/passkeyShapes';
import { passkeyChallenges, passkeys } from '../../resources/access/systemTables';
import { newToken } from '../base/passwords';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { stillCounts } from './rules/oneUse';
import { challengeEnd, siteOf } from './rules/passkeys';

/** What a challenge of somebody signed in is for; that of a sign-in is kept with its ticket. */
type Purpose = 'ADD' | 'CONFIRM';

const of = (userId: string) => ({ where: [{ path: 'userId', in: [userId] }] }) as const;

/** Somebody's passkeys, the oldest first. */
export const passkeysOf = (store: Store, userId: string) => store.find(passkeys, of(userId));

/** What browsers are told of passkeys, to find them by. */
export const shownKeys = (known: Awaited<ReturnType<typeof passkeysOf>>) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/** Asks for any of somebody's passkeys, by a new challenge that the caller keeps; null where they have none. */
export async function passkeyRequest(tx: Store, userId: string, publicUrl: string): Promise<PasskeyRequest | null> {
  const known = await passkeysOf(tx, userId);
  if (known.length === 0) return null;
  return { challenge: newToken(), siteId: siteOf(publicUrl).id, credentials: shownKeys(known) };
}

/** Keeps a challenge of somebody's, in the place of an earlier one for the same. */
export async function keepChallenge(tx: Store, userId: string, purpose: Purpose, challenge: string, now: Date) {
  await takeChallenge(tx, userId, purpose, now);
  await createRecord(tx, passkeyChallenges, { userId, purpose, challenge, expiresAt: challengeEnd(now) }, now);
}

/** Somebody's challenge, which is used up by that whatever comes of it; null where none counts. */
export async function takeChallenge(tx: Store, userId: string, purpose: Purpose, now: Date): Promise<string | null> {
  const where = [...of(userId).where, { path: 'purpose', in: [purpose] }] as const;
  const found = await tx.find(passkeyChallenges, { where });
  for (const { id } of found) await tx.remove(passkeyChallenges, id);
  return found.find((kept) => stillCounts(kept, now))?.challenge ?? null;
}

/** Takes all passkeys from somebody. */
export async function forgetPasskeys(tx: Store, userId: string): Promise<void> {
  for (const { id } of await passkeysOf(tx, userId)) await tx.remove(passkeys, id);
  for (const { id } of await tx.find(passkeyChallenges, of(userId))) await tx.remove(passkeyChallenges, id);
}
