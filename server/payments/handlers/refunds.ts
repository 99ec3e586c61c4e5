import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { effectRefund } from '../effectRefund';
import { decideRefund, requestRefund } from '../refunds';
import { submitRefund } from '../submitRefund';

type RefundCalls = 'requestRefund' | 'approveRefund' | 'rejectRefund' | 'submitRefund' | 'effectRefund';

/** Refunds: requested, decided by another user, sent, and confirmed once they are paid out. */
export function refundHandlers(deps: Deps): Pick<Handlers, RefundCalls> {
  return {
    requestRefund: async ({ body, identity }) => ({ paymentRefundTask: await requestRefund(deps, body, identity) }),
    approveRefund: async ({ params, body, identity }) => ({
      paymentRefundTask: await decideRefund(deps, params.id ?? '', 'approve', body.note ?? null, identity),
    }),
    rejectRefund: async ({ params, body, identity }) => ({
      paymentRefundTask: await decideRefund(deps, params.id ?? '', 'reject', body.note, identity),
    }),
    submitRefund: async ({ params, body, identity }) => ({
      paymentRefundTask: await submitRefund(deps, params.id ?? '', body.payoutReference ?? null, identity),
    }),
    effectRefund: async ({ params, body, identity }) => ({
      paymentRefundTask: await effectRefund(deps, params.id ?? '', body.payoutReference ?? null, identity),
    }),
  };
}
