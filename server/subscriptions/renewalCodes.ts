import { PHONE_CODE_PAUSE } from '../../contract/constants';
import { normalisePhone } from '../../contract/phone';
import { isRenewable } from '../../contract/subscriptions/renewing';
import { accounts } from '../../resources/accounts/accounts';
import { phoneCodes, sessions } from '../../resources/catalogue/systemTables';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { products } from '../../resources/subscriptions/products';
import { type Deferred, defer } from '../access/defer';
import { endSessionsOfAccount } from '../access/endSessions';
import { noteSignIn } from '../access/noteSignIn';
import { CODE_MINUTES, consumePhoneCode, issueCode } from '../access/phoneCodes';
import { isCustomers, RENEWAL_LIFETIME } from '../access/rules/phoneCode';
import { isSessionValid } from '../access/rules/validity';
import type { Customer } from '../base/identity';
import { hashToken, keyedHash, newToken } from '../base/passwords';
import type { Deps } from '../deps';
import { sendSms } from '../messages/send';
import { yearAt } from '../rules/days';
import { numbersMeant, sameNumber } from '../rules/runningNumber';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { latestPaid } from './current';
import { renewalCodeMessage } from './messages';
import { publicArea } from './rules/publicArea';
import type { StoredAccount } from './Subscription';

/** The longest time in milliseconds for which codes can be waiting: those of an hour, a minute apart. */
const QUEUED = 60 * 60_000;

/** A number has the same purpose in every notation. */
const purposeOf = (number: string) => `renewal:${normalisePhone(number) ?? sameNumber(number)}`;

/**
 * Sends a new code to the phone number of the account with this number, unless one was sent just now. A code is created even if
 * there is no such account, so that a wrong code is refused in the same way.
 */
export async function sendCode(
  tx: Store,
  deps: Pick<Deps, 'config'>,
  { number, askedBy }: Deferred['RENEWAL_CODE'],
  now: Date,
): Promise<void> {
  const found = await accountByNumber(tx, number, now);
  // Simultaneous requests take turns.
  const account = found && (await tx.get(accounts, found.id, { lock: true }));
  const owner = account && isCustomers(account) ? account : null;
  // The phone may just have got a code for another browser: this one follows after the pause.
  const due = owner ? await freeFrom(tx, owner.accountDetail.phoneNumber, now) : now;
  const issued = await issueCode(tx, deps, { purpose: purposeOf(number), askedBy }, owner?.id ?? null, { now, due });
  if (!owner || !issued) return;
  const isShared = normalisePhone(number) !== null && (await accountsWithPhoneOf(tx, owner)).length > 1;
  const message = renewalCodeMessage(owner, { ...issued, minutes: CODE_MINUTES, isShared }, deps.config.appSecret);
  await sendSms(tx, message, now, due);
}

/** Returns when a phone may get its next code: a minute after the last one, even if another person asked for it. */
async function freeFrom(tx: Store, phoneNumber: string, now: Date): Promise<Date> {
  const where = [
    { path: 'dateCreated', from: new Date(now.getTime() - QUEUED).toISOString() },
    { path: 'kind', in: ['RENEWAL_CODE'] },
    { path: 'recipient', in: [phoneNumber] },
  ] as const;
  const sent = await tx.find(outboxMessages, { where });
  const moments = sent.map((message) => Date.parse(message.nextAttemptAt ?? message.sentAt ?? message.dateCreated));
  return new Date(Math.max(now.getTime(), ...moments.map((moment) => moment + PHONE_CODE_PAUSE)));
}

/** A customer's right to renew: the session's token, its end (ISO 8601 UTC), and the account. */
export interface Access {
  token: string;
  expiresAt: string;
  account: StoredAccount;
}

/**
 * Exchanges the newest code requested by `askedBy` for a session that can renew the account. Returns null for a wrong code; the
 * attempt is recorded. If the code is sent again with the same `key` (a random text from the browser), the same session is
 * returned, so that a lost response locks no one out.
 */
export async function exchangeCode(
  deps: Deps,
  number: string,
  { typed, askedBy, key }: { typed: string; askedBy: string; key: string | undefined },
): Promise<Access | null> {
  const now = deps.now();
  const opened = await deps.store.transaction(async (tx): Promise<Access | null> => {
    const code = await consumePhoneCode(tx, deps, { purpose: purposeOf(number), askedBy }, typed, now);
    const account = code?.accountId ? await tx.get(accounts, code.accountId) : null;
    if (!code || !account || !isCustomers(account)) return null;
    const token = key ? keyedHash(deps.config.appSecret, `renewal-session:${code.id}:${key}`) : newToken();
    if (code.usedAt) return sessionOf(tx, token, account, now);
    const expiresAt = new Date(now.getTime() + RENEWAL_LIFETIME).toISOString();
    return openAccess(tx, { token, expiresAt, account }, 'Renewal code', now);
  });
  if (!opened) await defer(deps, 'WRONG_RENEWAL_CODE', { number });
  return opened;
}

/** Opens a session that can renew the account from whose line the caller calls, as `findOwnAccount` found it. */
export function openAccessThroughLine({ store, now }: Deps, account: StoredAccount): Promise<Access> {
  const expiresAt = new Date(now().getTime() + RENEWAL_LIFETIME).toISOString();
  return store.transaction((tx) =>
    openAccess(tx, { token: newToken(), expiresAt, account }, 'Address of the line', now()),
  );
}

/** What proves that an account is the customer's. */
type Proof = 'Renewal code' | 'Address of the line';

/** Stores the session of an access and records it in the audit log. */
async function openAccess(tx: Store, access: Access, reason: Proof, now: Date): Promise<Access> {
  const { token, expiresAt, account } = access;
  await noteSignIn(tx, 'SIGN_IN', account, now, { resource: accounts, reason });
  const throughLine = reason === 'Address of the line';
  await createRecord(tx, sessions, { tokenHash: hashToken(token), accountId: account.id, expiresAt, throughLine }, now);
  return access;
}

/** Adds a wrong code to the audit log, if an account has this number. */
export async function noteWrongCode(
  tx: Store,
  _deps: object,
  { number }: Deferred['WRONG_RENEWAL_CODE'],
  now: Date,
): Promise<void> {
  const account = await accountByNumber(tx, number, now);
  if (account) await noteSignIn(tx, 'SIGN_IN_FAILED', account, now, { resource: accounts, reason: 'Wrong code' });
}

/** Ends renewal access that was proved with the account's previous phone number: the codes of all requesters, and sessions. */
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

/** An account of a phone number, with as much as its customer needs to recognise it. */
interface SharedAccount {
  accountId: string;
  accountNumber: string;
  accountStatus: StoredAccount['status'];
  /** The package of its newest subscription, or null. */
  productName: string | null;
  area: string | null;
}

/**
 * Returns the customers' accounts between which the owner of a proved number can choose: those of the phone number or, for an
 * account number, only that account. Accounts that can be renewed come first.
 */
export async function accountsToRenew(store: Store, number: string, account: StoredAccount): Promise<SharedAccount[]> {
  const all = normalisePhone(number) ? await accountsWithPhoneOf(store, account) : [account];
  return Promise.all(
    all.map(async ({ id, accountNumber, status, accountDetail }) => {
      const latest = await latestPaid(store, id);
      const product = latest && (await store.get(products, latest.productId));
      return {
        ...{ accountId: id, accountNumber, accountStatus: status },
        ...{ productName: product?.name ?? null, area: publicArea(accountDetail.placeOfResidence) },
      };
    }),
  );
}

/**
 * Opens a session for another account of the phone number that the customer has proved. It ends with their present one, so that
 * no choice extends the proof. Returns null if the phone number is not that account's, or was not proved.
 */
export async function chooseAccount(
  { store, now }: Deps,
  customer: Customer,
  accountId: string,
): Promise<Access | null> {
  if (customer.throughLine) return null;
  return store.transaction(async (tx) => {
    const proved = await tx.get(accounts, customer.accountId);
    const account = proved && (await accountsWithPhoneOf(tx, proved)).find(({ id }) => id === accountId);
    if (!account) return null;
    const { expiresAt } = customer;
    return openAccess(tx, { token: newToken(), expiresAt, account }, 'Renewal code', now());
  });
}

/** The largest number of accounts that are considered for one phone number. */
const MOST_ACCOUNTS = 50;

/** Returns the customers' accounts with the phone number of an account, the newest first, but those that can be renewed first. */
async function accountsWithPhoneOf(store: Store, { accountDetail }: StoredAccount): Promise<StoredAccount[]> {
  const where = [{ path: 'accountDetail.phoneNumber', in: [accountDetail.phoneNumber] }] as const;
  const sort = { path: 'dateCreated', ascending: false } as const;
  const found = (await store.find(accounts, { where, sort, limit: MOST_ACCOUNTS })).filter(isCustomers);
  const [renewable, others] = [true, false].map((is) => found.filter(({ status }) => isRenewable(status) === is));
  return [...(renewable ?? []), ...(others ?? [])];
}

/** Returns the session with this token if it is open, or null. */
async function sessionOf(tx: Store, token: string, account: StoredAccount, now: Date): Promise<Access | null> {
  const [session] = await tx.find(sessions, { where: [{ path: 'tokenHash', in: [hashToken(token)] }], limit: 1 });
  if (!session || !isSessionValid(session, now)) return null;
  return { token, expiresAt: session.expiresAt, account };
}

/**
 * Returns the account with this number, in any notation, or the newest with this phone number; accounts that can be renewed come
 * first.
 */
async function accountByNumber(store: Store, typed: string, now: Date): Promise<StoredAccount | null> {
  const phone = normalisePhone(typed);
  const where = phone
    ? ([{ path: 'accountDetail.phoneNumber', in: [phone] }] as const)
    : ([{ path: 'accountNumber', in: numbersMeant(accounts.fields.accountNumber, typed, yearAt(now)) }] as const);
  const sort = { path: 'dateCreated', ascending: false } as const;
  const found = await store.find(accounts, { where, sort, limit: 50 });
  return found.find((account) => isCustomers(account) && isRenewable(account.status)) ?? found[0] ?? null;
}
