import { defer } from '../../access/defer';
import { askerOf, CODE_MINUTES } from '../../access/phoneCodes';
import { wrongPhoneCode } from '../../access/rules/phoneCode';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { exchangeCode } from '../../subscriptions/renewalCodes';

/** Lets customers prove that an account is theirs. Nothing here reveals whether there is such an account. */
export function proofHandlers(deps: Deps): Pick<Handlers, 'requestRenewalCode' | 'verifyRenewalCode'> {
  return {
    async requestRenewalCode(request) {
      await defer(deps, 'RENEWAL_CODE', { number: request.body.number, askedBy: askerOf(deps, request) });
      return { codeRequest: { expiresInMinutes: CODE_MINUTES } };
    },

    async verifyRenewalCode(request) {
      const { body, header } = request;
      const tried = { typed: body.code, askedBy: askerOf(deps, request), key: header('idempotency-key') };
      const access = await exchangeCode(deps, body.number, tried);
      if (!access) throw wrongPhoneCode('code');
      const { token, expiresAt, account } = access;
      const { id: accountId, accountNumber, accountDetail } = account;
      return { renewalAccess: { token, expiresAt, accountId, accountNumber, firstName: accountDetail.firstName } };
    },
  };
}
