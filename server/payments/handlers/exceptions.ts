import { Refusal } from '../../../contract/api/errors';
import { EXCEPTION_KINDS, type ExceptionKind } from '../../../contract/statuses';
import { paymentActions } from '../../../resources/payments/actions';
import { payments } from '../../../resources/payments/payments';
import { auditAction } from '../../audit/auditAction';
import { toQuery } from '../../crud/listQuery';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { listExceptions } from '../exceptions';
import { resolve } from '../resolve';
import { settle } from '../settle';

/** Payments that wait for a person, and the person's decisions. */
export function exceptionHandlers(
  deps: Deps,
): Pick<Handlers, 'checkPaymentAsStaff' | 'listPaymentExceptions' | 'resolvePayment'> {
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

    listPaymentExceptions: async ({ query: { kinds, sortBy: _, ...page } }) => {
      const { offset = 0, limit = 0, sort } = toQuery(payments, page, 'list');
      const paging = { kinds: kindsIn(kinds), ascending: sort?.ascending !== false, offset, limit };
      return listExceptions(store, paging, now());
    },

    resolvePayment: async ({ params, body, identity }) => ({
      payment: await resolve(deps, params.id ?? '', body, identity),
    }),
  };
}

const kindsIn = (given: string | undefined): readonly ExceptionKind[] =>
  given ? EXCEPTION_KINDS.filter((kind) => given.split(',').includes(kind)) : EXCEPTION_KINDS;
