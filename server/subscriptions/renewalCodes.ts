import { normalisePhone } from '../../contract/phone';
import { accounts } from '../../resources/accounts/accounts';
import { phoneCodes, sessions } from '../../resources/catalogue/systemTables';
import { type Deferred, defer } from '../access/defer';
import { endSessionsOfAccount } from '../access/endSessions';
import { noteSignIn } from '../access/noteSignIn';
import { CODE_MINUTES, issueCode, useCode } from '../access/phoneCodes';
import { isCustomers, RENEWAL_LIFETIME } from '../access/rules/phoneCode';
import { isOpen } from '../access/rules/sessions';
import { keyedHash } from '../base/keyedHash';
import { hashToken, newToken } from '../base/passwords';
import type { Deps } from '../deps';
import { enqueueSealed } from '../messages/enqueue';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { accountByNumber } from './accountByNumber';
import { renewalCodeMessage } from './messages';
import type { Account } from './Subscription';

/** A number is one, however it is written. */
const purposeOf = (number: string) => `renewal:${normalisePhone(number) ?? number.trim().toUpperCase()}`;

/**
 * Sends a new code to the phone number on the account that the number names, unless one was sent just now. One is made for nobody, too:
 * a wrong code is then refused alike, whether there is such an account or not.
 */
export async function sendCode(
  tx: Store,
  deps: Pick<Deps, 'config'>,
  { number, askedBy }: Deferred['RENEWAL_CODE'],
  now: Date,
): Promise<void> {
  const found = await accountByNumber(tx, number);
  // Those who ask at once take turns.
  const account = found && (await tx.get(accounts, found.id, { lock: true }));
  const owner = account && isCustomers(account) ? account : null;
  const issued = await issueCode(tx, deps, { purpose: purposeOf(number), askedBy }, owner?.id ?? null, now);
  if (!owner || !issued) return;
  const message = renewalCodeMessage(owner, { ...issued, minutes: CODE_MINUTES });
  await enqueueSealed(tx, deps.config.appSecret, message, now);
}

/** The right to renew, as its customer holds it: the session's token, its end (ISO 8601 UTC), and what it opens. */
interface Access {
  token: string;
  expiresAt: string;
  account: Account;
}

/**
 * Uses up the newest code that `askedBy` asked for, for a session that renews the account. Null for a wrong one; that it was
 * tried stays written. Typed again with the same `key`, a random text of the browser's own, it answers the same session: an
 * answer that was lost on the way locks nobody out.
 */
export async function exchangeCode(
  deps: Deps,
  number: string,
  { typed, askedBy, key }: { typed: string; askedBy: string; key: string | undefined },
): Promise<Access | null> {
  const now = deps.now();
  const opened = await deps.store.transaction(async (tx): Promise<Access | null> => {
    const code = await useCode(tx, deps, { purpose: purposeOf(number), askedBy }, typed, now);
    const account = code?.accountId ? await tx.get(accounts, code.accountId) : null;
    if (!code || !account || !isCustomers(account)) return null;
    const token = key ? keyedHash(deps.config.appSecret, `renewal-session:${code.id}:${key}`) : newToken();
    if (code.usedAt) return sessionOf(tx, token, account, now);
    const about = { resource: accounts, reason: 'Renewal code' };
    await noteSignIn(tx, 'SIGN_IN', account, now, about);
    const expiresAt = new Date(now.getTime() + RENEWAL_LIFETIME).toISOString();
    await createRecord(tx, sessions, { tokenHash: hashToken(token), accountId: account.id, expiresAt }, now);
    return { token, expiresAt, account };
  });
  if (!opened) await defer(deps, 'WRONG_RENEWAL_CODE', { number });
  return opened;
}

/** Notes a wrong code in the audit log, if the number names an account. */
export async function noteWrongCode(
  tx: Store,
  _deps: object,
  { number }: Deferred['WRONG_RENEWAL_CODE'],
  now: Date,
): Promise<void> {
  const account = await accountByNumber(tx, number);
  if (account) await noteSignIn(tx, 'SIGN_IN_FAILED', account, now, { resource: accounts, reason: 'Wrong code' });
}

/** Ends what was proved with a phone number that is no longer the account's: the codes, no matter who asked for them, and the sessions. */
export async function endRenewalAccess(tx: Store, accountId: string, now: Date): Promise<void> {
  const moment = now.toISOString();
  const open = [
    { path: 'accountId', in: [accountId] },
    { path: 'expiresAt', from: moment },
  ] as const;
  for (const { id } of await tx.find(phoneCodes, { where: open }))
    await updateRecord(tx, phoneCodes, id, { expiresAt: moment }, now);
  await endSessionsOfAccount(tx, accountId, now);
}

/** The session of this token, where it was opened and has not ended. */
async function sessionOf(tx: Store, token: string, account: Account, now: Date): Promise<Access | null> {
  const [session] = await tx.find(sessions, { where: [{ path: 'tokenHash', in: [hashToken(token)] }], limit: 1 });
  if (!session || !isOpen(session, now)) return null;
  return { token, expiresAt: session.expiresAt, account };
}
