import { Refusal } from '../../../contract/api/errors';
import { defer } from '../../access/defer';
import { askerOf, CODE_MINUTES } from '../../access/phoneCodes';
import { wrongPhoneCode } from '../../access/rules/phoneCode';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { findOwnAccount } from '../../network/findOwnAccount';
import {
  type Access,
  accountsToRenew,
  chooseAccount,
  exchangeCode,
  openAccessThroughLine,
} from '../../subscriptions/renewalCodes';

type Name = 'requestRenewalCode' | 'verifyRenewalCode' | 'findOwnLine' | 'openOwnLine' | 'chooseRenewalAccount';

/** Lets customers prove that an account is theirs. Nothing here reveals whether there is such an account. */
export function proofHandlers(deps: Deps): Pick<Handlers, Name> {
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
      return {
        renewalAccess: shownAccess(access),
        accounts: await accountsToRenew(deps.store, body.number, access.account),
      };
    },

    async findOwnLine({ address }) {
      const own = await findOwnAccount(deps, address);
      return { ownLine: own && { accountNumber: own.account.accountNumber, waitsForPayment: own.waitsForPayment } };
    },

    async openOwnLine({ address }) {
      const own = await findOwnAccount(deps, address);
      if (!own) throw new Refusal('notFound', 'Your line was not recognised. Ask for a code instead.');
      return { renewalAccess: shownAccess(await openAccessThroughLine(deps, own.account)) };
    },

    async chooseRenewalAccount({ customer, body: { accountId } }) {
      const access = customer && (await chooseAccount(deps, customer, accountId));
      if (!access) throw new Refusal('notFound', 'There is no such account.');
      return { renewalAccess: shownAccess(access) };
    },
  };
}

const shownAccess = ({ token, expiresAt, account }: Access) => {
  const { id: accountId, accountNumber, accountDetail } = account;
  return { token, expiresAt, accountId, accountNumber, firstName: accountDetail.firstName };
};
