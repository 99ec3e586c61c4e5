import { randomInt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../../contract/errors';
import { accounts } from '../../../resources/accounts';
import { renewalCodes, sessions } from '../../../resources/internal';
import { keyedHash } from '../../auth/keyedHash';
import { hashToken, newToken } from '../../auth/passwords';
import { createThrottle } from '../../auth/throttle';
import type { Deps } from '../../deps';
import { enqueue } from '../../messages/enqueue';
import { CODE_LIFETIME, counts, maySendAgain, RENEWAL_LIFETIME } from '../../rules/renewalCode';
import { createRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { accountByNumber, numberKey } from '../../subscriptions/accountByNumber';
import { renewalCodeMessage } from '../../subscriptions/messages';
import type { Account } from '../../subscriptions/Subscription';
import type { Handlers } from '../Handlers';

/** Codes asked for, and wrong ones typed, within a quarter of an hour that close one address; many people may share it. */
const MOST_FROM_ADDRESS = 30;
const MINUTE = 60_000;

const WRONG_CODE = () => {
  const message = 'is not the one we sent, or no longer counts: ask for a new one';
  return new Refusal('invalid', `code ${message}`, { code: message });
};

/** How customers prove that an account is theirs. Nothing here tells a stranger whether there is such an account. */
export function accessHandlers({
  store,
  config,
  now,
}: Deps): Pick<Handlers, 'requestRenewalCode' | 'verifyRenewalCode'> {
  const byNumber = createThrottle({ store, now }, 'codes');
  const byAddress = createThrottle({ store, now }, 'tries from where you are', MOST_FROM_ADDRESS);
  // In capitals, which a username that fails to sign in never is.
  const addressKey = (address: string | null) => address && `RENEWAL-FROM:${keyedHash(config.appSecret, address)}`;
  const hashOf = (accountId: string, code: string) => keyedHash(config.appSecret, `renewal:${accountId}:${code}`);

  const send = (found: Account) =>
    store.transaction(async (tx) => {
      // Those who ask at once take turns.
      const account = await tx.get(accounts, found.id, { lock: true });
      if (!account || !maySendAgain(await newestCode(tx, account.id), now())) return;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = new Date(now().getTime() + CODE_LIFETIME).toISOString();
      const kept = { accountId: account.id, codeHash: hashOf(account.id, code), expiresAt };
      const { id } = await createRecord(tx, renewalCodes, kept, now());
      await enqueue(tx, renewalCodeMessage(account, { id, code, minutes: CODE_LIFETIME / MINUTE }), now());
    });

  /** Null for a wrong code; that it was tried must stay written, so nothing is thrown here. */
  const use = (accountId: string, typed: string) =>
    store.transaction(async (tx) => {
      const newest = await newestCode(tx, accountId);
      const code = newest && (await tx.get(renewalCodes, newest.id, { lock: true }));
      if (!code || !counts(code, now())) return null;
      if (!timingSafeEqual(Buffer.from(code.codeHash), Buffer.from(hashOf(accountId, typed)))) {
        await tx.update(renewalCodes, code.id, { wrongTries: code.wrongTries + 1 });
        return null;
      }
      await tx.update(renewalCodes, code.id, { usedAt: now().toISOString() });
      const token = newToken();
      const expiresAt = new Date(now().getTime() + RENEWAL_LIFETIME).toISOString();
      await createRecord(tx, sessions, { tokenHash: hashToken(token), accountId, expiresAt }, now());
      return { token, expiresAt };
    });

  return {
    async requestRenewalCode({ body: { number }, address }) {
      const [from, of] = [addressKey(address), `RENEWAL-CODE:${numberKey(number)}`];
      if (from) await byAddress.refuseWhenClosed(from);
      await byNumber.refuseWhenClosed(of);
      if (from) await byAddress.count(from);
      await byNumber.count(of);
      const account = await accountByNumber(store, number);
      if (account) await send(account);
      return { codeRequest: { expiresInMinutes: CODE_LIFETIME / MINUTE } };
    },

    async verifyRenewalCode({ body: { number, code }, address }) {
      const from = addressKey(address);
      if (from) await byAddress.refuseWhenClosed(from);
      const account = await accountByNumber(store, number);
      const access = account && (await use(account.id, code));
      if (!access) {
        if (from) await byAddress.count(from);
        throw WRONG_CODE();
      }
      const { id: accountId, accountNumber, accountDetail } = account;
      return { renewalAccess: { ...access, accountId, accountNumber, firstName: accountDetail.firstName } };
    },
  };
}

async function newestCode(store: Store, accountId: string) {
  const where = [{ path: 'accountId', in: [accountId] }];
  const sort = { path: 'dateCreated', ascending: false };
  return (await store.find(renewalCodes, { where, sort, limit: 1 }))[0] ?? null;
}
