import { Refusal } from '../../../contract/api/errors';
import { paymentForms } from '../../../resources/payments/paymentForms';
import { payments } from '../../../resources/payments/payments';
import { statusPageOf } from '../../config/ownAddresses';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { startAttempt } from '../attempts';
import { paymentView } from '../paymentView';
import { findAttempt, settleTracked } from '../settle';

type AttemptCalls = 'createPaymentForm' | 'checkPayment' | 'getPaymentStatus';

/** Starts a payer's attempt, and returns its status. */
export function attemptHandlers(deps: Deps): Pick<Handlers, AttemptCalls> {
  const { store, config } = deps;
  return {
    createPaymentForm: async ({ body }) => {
      const { subscriptionFormId, carrier, phoneNumber, orderTrackingId } = body;
      const callbackUrl = statusPageOf(config.publicUrl);
      const payment = orderTrackingId
        ? await findAttempt(deps, orderTrackingId)
        : await startAttempt(deps, { subscriptionFormId, carrier, phoneNumber, callbackUrl });
      const form = payment?.paymentFormId ? await store.get(paymentForms, payment.paymentFormId) : null;
      if (!payment || form?.subscriptionFormId !== subscriptionFormId) {
        const message = 'This payment belongs to another order. Please start paying again.';
        throw new Refusal('invalid', message, { orderTrackingId: message });
      }
      const { id, formNumber, productId, type, amount, status } = form;
      return {
        paymentForm: { id, formNumber, subscriptionFormId, productId, type, amount, carrier: form.carrier, status },
        payment: await paymentView(store, payment, deps.now()),
        redirectUrl: payment.redirectUrl,
      };
    },

    checkPayment: async ({ body }) => ({
      payment: await paymentView(store, await settleTracked(deps, body.orderTrackingId), deps.now()),
    }),

    getPaymentStatus: async ({ params }) => {
      const payment = await store.get(payments, params.id ?? '');
      if (!payment) throw new Refusal('notFound', 'There is no such payment.');
      return { status: payment.status, payment: await paymentView(store, payment, deps.now()) };
    },
  };
}
