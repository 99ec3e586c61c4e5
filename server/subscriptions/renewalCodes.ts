import { randomInt, timingSafeEqual } from 'node:crypto';
import { accounts } from '../../resources/accounts';
import { renewalCodes, sessions } from '../../resources/internal';
import { endSessionsOfAccount } from '../access/endSessions';
import { keyedHash } from '../access/keyedHash';
import { noteSignIn } from '../access/noteSignIn';
import { hashToken, newToken } from '../access/passwords';
import type { Deps } from '../deps';
import { enqueue } from '../messages/enqueue';
import { CODE_LIFETIME, counts, isCustomers, maySendAgain, RENEWAL_LIFETIME } from '../rules/renewalCode';
import { isOpen } from '../rules/sessions';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { renewalCodeMessage } from './messages';

/** How long a code counts, as people are told. */
export const CODE_MINUTES = CODE_LIFETIME / 60_000;

const hashOf = ({ config }: Deps, accountId: string, code: string) =>
  keyedHash(config.appSecret, `renewal:${accountId}:${code}`);

/**
 * Sends a new code to the phone number on the account, unless one was sent just now. It is theirs alone: no
 * stranger can guess at it, nor end it by guessing or by asking for another.
 */
export function sendCode(deps: Deps, accountId: string, askedBy: string): Promise<void> {
  const now = deps.now();
  return deps.store.transaction(async (tx) => {
    // Those who ask at once take turns.
    const account = await tx.get(accounts, accountId, { lock: true });
    if (!account || !isCustomers(account) || !maySendAgain(await newestCode(tx, accountId, askedBy), now)) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME).toISOString();
    const kept = { accountId, askedBy, codeHash: hashOf(deps, accountId, code), expiresAt };
    const { id, dateCreated } = await createRecord(tx, renewalCodes, kept, now);
    await enqueue(tx, renewalCodeMessage(account, { id, dateCreated, code, minutes: CODE_MINUTES, expiresAt }), now);
  });
}

/** The right to renew, as its customer holds it: the session's token, and its end (ISO 8601 UTC). */
interface Access {
  token: string;
  expiresAt: string;
}

/**
 * Uses up the newest code that `askedBy` asked for, for a session that renews the account. Null for a wrong one; that it was
 * tried stays written. Typed again with the same `key`, a random text of the browser's own, it answers the same session: an
 * answer that was lost on the way locks nobody out.
 */
export function exchangeCode(
  deps: Deps,
  accountId: string,
  { typed, askedBy, key }: { typed: string; askedBy: string; key: string | undefined },
): Promise<Access | null> {
  const now = deps.now();
  return deps.store.transaction(async (tx) => {
    const account = await tx.get(accounts, accountId);
    const newest = account && isCustomers(account) ? await newestCode(tx, accountId, askedBy) : null;
    const code = newest && (await tx.get(renewalCodes, newest.id, { lock: true }));
    if (!code) return null;
    const right = timingSafeEqual(Buffer.from(code.codeHash), Buffer.from(hashOf(deps, accountId, typed)));
    const token = key ? keyedHash(deps.config.appSecret, `renewal-session:${code.id}:${key}`) : newToken();
    if (right && code.usedAt) return sessionOf(tx, token, now);
    if (!counts(code, now)) return null;
    const about = { resource: accounts, reason: right ? 'Renewal code' : 'Wrong code' };
    await noteSignIn(tx, right ? 'SIGN_IN' : 'SIGN_IN_FAILED', { id: accountId }, now, about);
    if (!right) {
      await updateRecord(tx, renewalCodes, code.id, { wrongTries: code.wrongTries + 1 }, now);
      return null;
    }
    await updateRecord(tx, renewalCodes, code.id, { usedAt: now.toISOString() }, now);
    const expiresAt = new Date(now.getTime() + RENEWAL_LIFETIME).toISOString();
    await createRecord(tx, sessions, { tokenHash: hashToken(token), accountId, expiresAt }, now);
    return { token, expiresAt };
  });
}

/** Ends what was proved with a phone number that is no longer the account's: the codes, no matter who asked for them, and the sessions. */
export async function endRenewalAccess(tx: Store, accountId: string, now: Date): Promise<void> {
  const moment = now.toISOString();
  const open = [
    { path: 'accountId', in: [accountId] },
    { path: 'expiresAt', from: moment },
  ] as const;
  for (const { id } of await tx.find(renewalCodes, { where: open }))
    await updateRecord(tx, renewalCodes, id, { expiresAt: moment }, now);
  await endSessionsOfAccount(tx, accountId, now);
}

/** The session of this token, where it was opened and has not ended. */
async function sessionOf(tx: Store, token: string, now: Date): Promise<Access | null> {
  const [session] = await tx.find(sessions, { where: [{ path: 'tokenHash', in: [hashToken(token)] }], limit: 1 });
  if (!session || !isOpen(session, now)) return null;
  return { token, expiresAt: session.expiresAt };
}

async function newestCode(store: Store, accountId: string, askedBy: string) {
  const where = [
    { path: 'accountId', in: [accountId] },
    { path: 'askedBy', in: [askedBy] },
  ] as const;
  const sort = { path: 'dateCreated', ascending: false } as const;
  return (await store.find(renewalCodes, { where, sort, limit: 1 }))[0] ?? null;
}
