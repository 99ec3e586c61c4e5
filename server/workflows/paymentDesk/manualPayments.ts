import { Refusal } from '../../../contract/errors';
import { PUBLIC_ROUTES } from '../../../contract/routes';
import { paymentForms } from '../../../resources/paymentForms';
import { payments } from '../../../resources/payments';
import { subscriptionForms } from '../../../resources/subscriptionForms';
import { audit } from '../../crud/audit';
import type { Deps } from '../../deps';
import { startAttempt } from '../../payments/attempts';
import { attemptsAt, paymentFormsOf, wantedOf } from '../../payments/orders';
import { recordManual } from '../../payments/recordManual';
import { UniqueViolation } from '../../store/Store';
import type { Handlers } from '../Handlers';

/** Paying an order at the desk: with money in hand, or by a new attempt at the provider. */
export function manualPaymentHandlers(
  deps: Deps,
): Pick<Handlers, 'recordManualPayment' | 'payAgain' | 'getFormPayment'> {
  const { store, config, now } = deps;
  return {
    recordManualPayment: ({ body, identity }) =>
      store
        .transaction(async (tx) => {
          const payment = await recordManual(tx, body, now());
          const made = { resource: payments, record: payment, before: null, after: payment };
          const reason = body.note ? { reason: body.note } : {};
          await audit(tx, { identity, action: 'CREATE', ...made, ...reason }, now());
          return { payment };
        })
        .catch((error) => {
          if (!(error instanceof UniqueViolation && error.paths.includes('manualReference'))) throw error;
          const message = `${body.reference} is recorded already for ${body.method}`;
          throw new Refusal('conflict', `reference ${message}`, { reference: message });
        }),

    payAgain: async ({ params, body, identity }) => {
      const earlier = await store.get(payments, params.payment_id ?? '');
      if (!earlier) throw new Refusal('notFound', 'There is no such payment.');
      const form = earlier.paymentFormId ? await store.get(paymentForms, earlier.paymentFormId) : null;
      if (!form) throw new Refusal('conflict', 'This payment is for no order that could be paid.');
      const { id, trackingId, redirectUrl } = await startAttempt(deps, {
        ...wantedOf(form),
        startedBy: identity,
        carrier: body.carrier ?? earlier.carrier ?? undefined,
        phoneNumber: body.phoneNumber ?? earlier.phoneNumber ?? undefined,
        callbackUrl: `${config.publicUrl}${PUBLIC_ROUTES.paymentStatus}`,
      });
      return {
        data: { redirect_url: redirectUrl ?? '', order_tracking_id: trackingId ?? '', merchant_reference: id },
      };
    },

    getFormPayment: async ({ params }) => {
      const order = await store.get(subscriptionForms, params.id ?? '');
      if (!order) throw new Refusal('notFound', 'There is no such subscription form.');
      const [payment = null] = await attemptsAt(store, order.id);
      const forms = await paymentFormsOf(store, order.id);
      const paymentForm = forms.find(({ productId }) => productId === order.productId) ?? null;
      return { payment, paymentForm };
    },
  };
}
