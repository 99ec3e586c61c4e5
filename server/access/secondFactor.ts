import { randomInt } from 'node:crypto';
import {
  bareCode,
  isAppCode,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  RECOVERY_LETTERS,
} from '../../contract/access/secondFactor';
import { recoveryCodes, secondFactors } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import { sessions } from '../../resources/catalogue/systemTables';
import type { RecordOf } from '../../resources/language/defineResource';
import { sessionOf } from '../base/identity';
import { keyedHash } from '../base/passwords';
import { seal, unseal } from '../base/sealed';
import type { Incoming } from '../Endpoint';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { endSessions } from './endSessions';
import { forgetPasskeys } from './passkeys';
import { isFreshStep } from './rules/secondFactor';
import { stepOfCode } from './totp';

// The caller locks the user's row, so that changes and codes of one user take turns. `secret` is the server's.

const of = (userId: string) => ({ where: [{ path: 'userId', in: [userId] }] }) as const;
const sealing = (secret: string, owner: string) => ({ secret, purpose: 'second-factor', owner });
const hashOf = (secret: string, userId: string, code: string) =>
  keyedHash(secret, `recovery-code:${userId}:${bareCode(code)}`);

/** Returns whether a user has set up an authenticator app. */
export async function hasApp(store: Store, userId: string): Promise<boolean> {
  const [factor] = await store.find(secondFactors, of(userId));
  return factor?.confirmedAt != null;
}

/** Stores the secret of an app that is being set up, replacing an earlier unfinished one. */
export async function keepSecret(tx: Store, secret: string, userId: string, shown: string, now: Date): Promise<void> {
  await forgetApp(tx, userId);
  await createRecord(tx, secondFactors, { userId, secret: seal(sealing(secret, userId), shown) }, now);
}

type Use = (tx: Store, secret: string, userId: string, typed: string, now: Date) => Promise<boolean>;

/** Uses up a code of a user's app, or one of their recovery codes. Returns whether it was right. */
export const consumeSecondFactorCode: Use = async (tx, secret, userId, typed, now) => {
  if (!isAppCode(typed)) return useRecoveryCode(tx, secret, userId, typed, now);
  return (await hasApp(tx, userId)) && useAppCode(tx, secret, userId, typed, now);
};

/** Uses up a code of an app that a user has set up or is setting up. Returns whether it was right. */
export const useAppCode: Use = async (tx, secret, userId, typed, now) => {
  const [factor] = await tx.find(secondFactors, of(userId));
  const shown = factor && unseal(sealing(secret, userId), factor.secret);
  const step = shown ? stepOfCode(shown, typed, now) : null;
  if (!factor || step === null || !isFreshStep(step, factor.lastStep)) return false;
  await updateRecord(tx, secondFactors, factor.id, { lastStep: step }, now);
  return true;
};

async function useRecoveryCode(tx: Store, secret: string, userId: string, typed: string, now: Date) {
  const where = [{ path: 'codeHash', in: [hashOf(secret, userId, typed)] }] as const;
  const [code] = await tx.find(recoveryCodes, { where });
  if (code?.userId !== userId || code.usedAt) return false;
  await updateRecord(tx, recoveryCodes, code.id, { usedAt: now.toISOString() }, now);
  return true;
}

/** Marks the user's app as set up. */
export async function confirmApp(tx: Store, userId: string, now: Date): Promise<void> {
  const confirmedAt = now.toISOString();
  for (const { id } of await tx.find(secondFactors, of(userId)))
    await updateRecord(tx, secondFactors, id, { confirmedAt }, now);
}

/**
 * Requires a second factor at sign-in from now on, if it was not required already. Revokes the sessions that were opened without
 * one, except the caller's, which the new factor confirms. Returns new recovery codes.
 */
export async function switchOn(
  tx: Store,
  secret: string,
  { id, secondFactorSince }: Pick<RecordOf<typeof users>, 'id' | 'secondFactorSince'>,
  identity: Incoming['identity'],
  now: Date,
): Promise<string[]> {
  if (!secondFactorSince) await updateRecord(tx, users, id, { secondFactorSince: now.toISOString() }, now);
  await endSessions(tx, id, now, sessionOf(identity));
  await confirmSession(tx, identity, now);
  return newRecoveryCodes(tx, secret, id, now);
}

/** Records that the caller has just given their second factor. Returns the time (ISO 8601 UTC). */
export async function confirmSession(tx: Store, identity: Incoming['identity'], now: Date): Promise<string> {
  const confirmedAt = now.toISOString();
  await updateRecord(tx, sessions, sessionOf(identity), { confirmedAt }, now);
  return confirmedAt;
}

/** Requires only the password at sign-in from now on. Returns the updated user. */
export async function switchOff(tx: Store, userId: string, now: Date) {
  await forgetApp(tx, userId);
  await forgetRecoveryCodes(tx, userId);
  await forgetPasskeys(tx, userId);
  return updateRecord(tx, users, userId, { secondFactorSince: null }, now);
}

async function forgetApp(tx: Store, userId: string): Promise<void> {
  for (const { id } of await tx.find(secondFactors, of(userId))) await tx.remove(secondFactors, id);
}

async function forgetRecoveryCodes(tx: Store, userId: string): Promise<void> {
  for (const { id } of await tx.find(recoveryCodes, of(userId))) await tx.remove(recoveryCodes, id);
}

/** Creates recovery codes that replace all earlier ones. They are shown only once. */
export async function newRecoveryCodes(tx: Store, secret: string, userId: string, now: Date): Promise<string[]> {
  await forgetRecoveryCodes(tx, userId);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  for (const code of codes)
    await createRecord(tx, recoveryCodes, { userId, codeHash: hashOf(secret, userId, code) }, now);
  return codes;
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]);
  const half = RECOVERY_LENGTH / 2;
  return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`;
}

/** Returns how many recovery codes a user has left. */
export const recoveryCodesLeft = (store: Store, userId: string): Promise<number> =>
  store.count(recoveryCodes, {
    where: [
      { path: 'userId', in: [userId] },
      { path: 'usedAt', isNull: true },
    ],
  });
