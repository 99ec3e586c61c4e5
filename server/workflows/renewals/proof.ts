import { Refusal } from '../../../contract/api/errors';
import { keyedHash } from '../../access/keyedHash';
import type { Deps } from '../../deps';
import { accountByNumber } from '../../subscriptions/accountByNumber';
import { CODE_MINUTES, exchangeCode, sendCode } from '../../subscriptions/renewalCodes';
import type { Handlers, Request } from '../Handlers';

const WRONG_CODE = () => {
  const message = 'Wrong or expired code. Ask for a new one.';
  return new Refusal('invalid', message, { code: message });
};

/** How customers prove that an account is theirs. Nothing here tells a stranger whether there is such an account. */
export function proofHandlers(deps: Deps): Pick<Handlers, 'requestRenewalCode' | 'verifyRenewalCode'> {
  const { store, config } = deps;
  const askerOf = ({ body: { browser }, address }: Pick<Request<'requestRenewalCode'>, 'body' | 'address'>) =>
    keyedHash(config.appSecret, browser ? `renewal-browser:${browser}` : `renewal-address:${address}`);

  return {
    async requestRenewalCode(request) {
      const account = await accountByNumber(store, request.body.number);
      if (account) await sendCode(deps, account.id, askerOf(request));
      return { codeRequest: { expiresInMinutes: CODE_MINUTES } };
    },

    async verifyRenewalCode(request) {
      const { body, header } = request;
      const account = await accountByNumber(store, body.number);
      const tried = { typed: body.code, askedBy: askerOf(request), key: header('idempotency-key') };
      const access = account && (await exchangeCode(deps, account.id, tried));
      if (!access) throw WRONG_CODE();
      const { id: accountId, accountNumber, accountDetail } = account;
      return { renewalAccess: { ...access, accountId, accountNumber, firstName: accountDetail.firstName } };
    },
  };
}
