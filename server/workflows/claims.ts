import { Refusal } from '../../contract/api/errors';
import { claimActions } from '../../resources/actions/claims';
import { claims } from '../../resources/claims';
import { auditAction } from '../audit/auditAction';
import { candidatesFor } from '../claims/candidates';
import { declineClaim, matchClaim } from '../claims/decide';
import { lookFor } from '../claims/look';
import { makeClaim } from '../claims/makeClaim';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';

/** "I have paid": what payers say, at the site and at the desk, and what staff make of it. */
export function claimHandlers(deps: Deps): Pick<Handlers, keyof typeof claimActions> {
  const { store, now } = deps;
  const known = async (id = '') => {
    const claim = await store.get(claims, id);
    if (!claim) throw new Refusal('notFound', 'There is no such claim.');
    return claim;
  };
  return {
    claimPayment: async ({ body }) => {
      const { claimNumber, status, answerBy } = await lookFor(deps, await makeClaim(deps, body));
      return { claim: { claimNumber, settled: status === 'SETTLED', answerBy } };
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
