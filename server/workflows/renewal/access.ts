import { Refusal } from '../../../contract/errors';
import { keyedHash } from '../../auth/keyedHash';
import { createThrottle } from '../../auth/throttle';
import type { Deps } from '../../deps';
import { accountByNumber, numberKey } from '../../subscriptions/accountByNumber';
import { CODE_MINUTES, exchangeCode, sendCode } from '../../subscriptions/renewalCodes';
import type { Handlers } from '../Handlers';

/** Codes asked for, and wrong ones typed, within a quarter of an hour that close one address; many people may share it. */
const MOST_FROM_ADDRESS = 30;

const WRONG_CODE = () => {
  const message = 'is not the one we sent, or no longer counts: ask for a new one';
  return new Refusal('invalid', `code ${message}`, { code: message });
};

/** How customers prove that an account is theirs. Nothing here tells a stranger whether there is such an account. */
export function accessHandlers(deps: Deps): Pick<Handlers, 'requestRenewalCode' | 'verifyRenewalCode'> {
  const { store, config } = deps;
  const byNumber = createThrottle(deps, 'codes');
  const byAddress = createThrottle(deps, 'tries from where you are', MOST_FROM_ADDRESS);
  // In capitals, which a username that fails to sign in never is.
  const addressKey = (address: string | null) => address && `RENEWAL-FROM:${keyedHash(config.appSecret, address)}`;

  return {
    async requestRenewalCode({ body: { number }, address }) {
      const [from, of] = [addressKey(address), `RENEWAL-CODE:${numberKey(number)}`];
      if (from) await byAddress.refuseWhenClosed(from);
      await byNumber.refuseWhenClosed(of);
      if (from) await byAddress.count(from);
      await byNumber.count(of);
      const account = await accountByNumber(store, number);
      if (account) await sendCode(deps, account.id);
      return { codeRequest: { expiresInMinutes: CODE_MINUTES } };
    },

    async verifyRenewalCode({ body: { number, code }, address, header }) {
      const from = addressKey(address);
      if (from) await byAddress.refuseWhenClosed(from);
      const account = await accountByNumber(store, number);
      const access = account && (await exchangeCode(deps, account.id, code, header('idempotency-key')));
      if (!access) {
        if (from) await byAddress.count(from);
        throw WRONG_CODE();
      }
      const { id: accountId, accountNumber, accountDetail } = account;
      return { renewalAccess: { ...access, accountId, accountNumber, firstName: accountDetail.firstName } };
    },
  };
}
