import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { paymentActions } from '../../../resources/payments/actions';
import { auditAction } from '../../audit/auditAction';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { UniqueViolation } from '../../store/Store';
import { attemptsAt, paymentFormsOf } from '../orders';
import { recordManual } from '../recordManual';

/** Normalises a slip number, so that other letter cases or blanks do not make it a different one. */
const slipNumberOf = (typed: string) => typed.replace(/\s+/g, ' ').toUpperCase();

/** Manual payments of an order at the desk. */
export function manualPaymentHandlers({
  store,
  now,
  config,
}: Deps): Pick<Handlers, 'recordManualPayment' | 'getFormPayment'> {
  return {
    recordManualPayment({ body: given, identity }) {
      const body = { ...given, reference: slipNumberOf(given.reference) };
      return store
        .transaction(async (tx) => {
          const payment = await recordManual(tx, body, now(), config);
          const made = { record: payment, after: payment, reason: body.note };
          await auditAction(tx, paymentActions.recordManualPayment, { identity, ...made }, now());
          return { payment };
        })
        .catch((error) => {
          if (!(error instanceof UniqueViolation)) throw error;
          const isKnown = error.paths.includes('manualReference');
          if (!isKnown && !error.paths.includes('slipCode')) throw error;
          const message = isKnown
            ? phrase('{reference} is recorded already for {method}', { reference: body.reference, method: body.method })
            : phrase('{reference} was credited already with another payment', { reference: body.reference });
          throw fieldRefusal('reference', message, 'conflict');
        });
    },

    getFormPayment: async ({ params }) => {
      const order = await store.get(subscriptionForms, params.id ?? '');
      if (!order) throw new Refusal('notFound', 'We could not find this order.');
      const [payment = null] = await attemptsAt(store, order.id);
      const forms = await paymentFormsOf(store, order.id);
      const paymentForm = forms.find(({ productId }) => productId === order.productId) ?? null;
      return { payment, paymentForm };
    },
  };
}
