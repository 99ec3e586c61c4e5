import { randomInt, timingSafeEqual } from 'node:crypto';
import { accounts } from '../../resources/accounts';
import { renewalCodes, sessions } from '../../resources/internal';
import { keyedHash } from '../auth/keyedHash';
import { hashToken, newToken } from '../auth/passwords';
import type { Deps } from '../deps';
import { enqueue } from '../messages/enqueue';
import { CODE_LIFETIME, counts, maySendAgain, RENEWAL_LIFETIME } from '../rules/renewalCode';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { renewalCodeMessage } from './messages';

/** How long a code counts, as people are told. */
export const CODE_MINUTES = CODE_LIFETIME / 60_000;

const hashOf = ({ config }: Deps, accountId: string, code: string) =>
  keyedHash(config.appSecret, `renewal:${accountId}:${code}`);

/** Sends a new code to the phone number on the account, unless one was sent just now. */
export function sendCode(deps: Deps, accountId: string): Promise<void> {
  const now = deps.now();
  return deps.store.transaction(async (tx) => {
    // Those who ask at once take turns.
    const account = await tx.get(accounts, accountId, { lock: true });
    if (!account || !maySendAgain(await newestCode(tx, accountId), now)) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME).toISOString();
    const kept = { accountId, codeHash: hashOf(deps, accountId, code), expiresAt };
    const { id } = await createRecord(tx, renewalCodes, kept, now);
    await enqueue(tx, renewalCodeMessage(account, { id, code, minutes: CODE_MINUTES, expiresAt }), now);
  });
}

/** The right to renew, as its customer holds it: the session's token, and its end (ISO 8601 UTC). */
interface Access {
  token: string;
  expiresAt: string;
}

/**
 * Uses the newest code up for a session that renews the account. Null for a wrong one; that it was tried stays written.
 * Typed again with the same `key`, a random text of the browser's own, it answers the same session: an answer that was
 * lost on the way locks nobody out.
 */
export function exchangeCode(deps: Deps, accountId: string, typed: string, key?: string): Promise<Access | null> {
  const now = deps.now();
  return deps.store.transaction(async (tx) => {
    const newest = await newestCode(tx, accountId);
    const code = newest && (await tx.get(renewalCodes, newest.id, { lock: true }));
    if (!code) return null;
    const right = timingSafeEqual(Buffer.from(code.codeHash), Buffer.from(hashOf(deps, accountId, typed)));
    const token = key ? keyedHash(deps.config.appSecret, `renewal-session:${code.id}:${key}`) : newToken();
    if (right && code.usedAt) return sessionOf(tx, token, now);
    if (!counts(code, now)) return null;
    if (!right) {
      await tx.update(renewalCodes, code.id, { wrongTries: code.wrongTries + 1 });
      return null;
    }
    await tx.update(renewalCodes, code.id, { usedAt: now.toISOString() });
    const expiresAt = new Date(now.getTime() + RENEWAL_LIFETIME).toISOString();
    await createRecord(tx, sessions, { tokenHash: hashToken(token), accountId, expiresAt }, now);
    return { token, expiresAt };
  });
}

/** The session of this token, where it was opened and has not ended. */
async function sessionOf(tx: Store, token: string, now: Date): Promise<Access | null> {
  const [session] = await tx.find(sessions, { where: [{ path: 'tokenHash', in: [hashToken(token)] }], limit: 1 });
  if (!session || session.revokedAt || Date.parse(session.expiresAt) <= now.getTime()) return null;
  return { token, expiresAt: session.expiresAt };
}

async function newestCode(store: Store, accountId: string) {
  const where = [{ path: 'accountId', in: [accountId] }];
  const sort = { path: 'dateCreated', ascending: false };
  return (await store.find(renewalCodes, { where, sort, limit: 1 }))[0] ?? null;
}
