import { Refusal } from '../../contract/api/errors';
import { claimActions } from '../../resources/claims/actions';
import type { Claim } from '../../resources/claims/claims';
import { claims } from '../../resources/claims/claims';
import { askerOf, CODE_MINUTES } from '../access/phoneCodes';
import { auditAction } from '../audit/auditAction';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { candidatesFor } from './candidates';
import { declineClaim, matchClaim } from './decide';
import { lineCustomers, notificationCustomers } from './findCustomers';
import { lookFor } from './look';
import { makeClaim } from './makeClaim';
import { proveNumber, sendClaimCode } from './proveNumber';
import { settleLine } from './settleLine';
import { settleNotification } from './settleNotification';
import { undoSettlement } from './undoSettlement';

/** Returns the part of a claim that its payer, who may be anonymous, may see. */
const toPayer = ({ claimNumber, status, answerBy }: Claim) => ({
  claimNumber,
  settled: status === 'SETTLED',
  answerBy,
});

/** "I have paid": the claims of payers, on the site and at the desk, and the decisions of staff. */
export function claimHandlers(deps: Deps): Pick<Handlers, keyof typeof claimActions> {
  const { store, now } = deps;
  const known = async (id = '') => {
    const claim = await store.get(claims, id);
    if (!claim) throw new Refusal('notFound', 'There is no such claim.');
    return claim;
  };
  return {
    listLineCustomers: async ({ params }) => ({ customers: await lineCustomers(store, params.id ?? '', now()) }),
    listNotificationCustomers: async ({ params }) => ({
      customers: await notificationCustomers(store, params.id ?? '', now()),
    }),
    settleNotification: ({ params, body, identity }) => settleNotification(deps, params.id ?? '', body, identity),
    undoSettlement: async ({ params, body, identity }) => ({
      payment: await undoSettlement(deps, params.id ?? '', body.reason, identity),
    }),
    settleLine: ({ params, body, identity }) => settleLine(deps, params.id ?? '', body, identity),

    claimPayment: async ({ body }) => {
      return { claim: toPayer(await lookFor(deps, await makeClaim(deps, body))) };
    },

    requestClaimCode: async (request) => {
      await sendClaimCode(deps, request.body, askerOf(deps, request));
      return { codeRequest: { expiresInMinutes: CODE_MINUTES } };
    },

    verifyClaimCode: async (request) => {
      const claim = await proveNumber(deps, request.body, request.body.oneTimeCode, askerOf(deps, request));
      return { claim: toPayer(await lookFor(deps, claim)) };
    },

    recordClaim: async ({ body, identity }) => {
      const claim = await makeClaim(deps, body, identity?.userId ?? null, (tx, record) =>
        auditAction(tx, claimActions.recordClaim, { identity, record, after: record }, now()),
      );
      return { claim: await lookFor(deps, claim) };
    },

    lookForClaim: async ({ params, identity }) => {
      const before = await known(params.id);
      const after = await lookFor(deps, before);
      await store.transaction((tx) =>
        auditAction(tx, claimActions.lookForClaim, { identity, record: after, before, after }, now()),
      );
      return { claim: after };
    },

    listClaimLines: async ({ params }) => ({ candidates: await candidatesFor(store, await known(params.id)) }),
    matchClaim: ({ params, body, identity }) => matchClaim(deps, params.id ?? '', body, identity),
    declineClaim: async ({ params, body, identity }) => ({
      claim: await declineClaim(deps, params.id ?? '', body.note, identity),
    }),
  };
}
