import { Refusal } from '../../../contract/api/errors';
import { paymentActions } from '../../../resources/payments/actions';
import { payments } from '../../../resources/payments/payments';
import { auditAction } from '../../audit/auditAction';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { resolve } from '../resolve';
import { settle } from '../settle';

/** Decisions of staff about payments that wait for a person. */
export function exceptionHandlers(deps: Deps): Pick<Handlers, 'checkPaymentAsStaff' | 'resolvePayment'> {
  const { store, now } = deps;
  return {
    checkPaymentAsStaff: async ({ params, identity }) => {
      const known = await store.get(payments, params.id ?? '');
      if (!known) throw new Refusal('notFound', 'There is no such payment.');
      if (known.manualMethod)
        throw new Refusal('conflict', 'This payment was recorded by hand: the provider does not know it.');
      const payment = await settle(deps, known, known.trackingId, (tx, before, after) =>
        auditAction(tx, paymentActions.checkPaymentAsStaff, { identity, record: after, before, after }, now()),
      );
      return { payment };
    },

    resolvePayment: async ({ params, body, identity }) => ({
      payment: await resolve(deps, params.id ?? '', body, identity),
    }),
  };
}
