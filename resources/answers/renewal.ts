import { type Held, id, integer, moment, nullable, object, record, type Shape, text } from '../shapes';
import { openPaymentFields, paymentView } from './payment';

/** What a customer has, and what renewing it goes on from. */
const latestSubscription = object({
  subscription: record('subscriptions'),
  product: record('products'),
  /** The end of all that is paid for, where a renewal would begin; null where it begins once the line is on. */
  paidUntil: nullable(moment),
  /** A renewal, by its subscription, whose payment is under way. */
  pendingRenewal: nullable(object({ ...openPaymentFields, subscriptionId: id })),
});
export type LatestSubscription = Held<typeof latestSubscription>;

/** Answers of contract/calls/renewal.ts. */
export const renewalAnswers = {
  /** Nothing that tells whether there is such an account. */
  requestRenewalCode: object({ codeRequest: object({ expiresInMinutes: integer }) }),
  verifyRenewalCode: object({
    renewalAccess: object({ token: text, expiresAt: moment, accountId: id, accountNumber: text, firstName: text }),
  }),
  getLatestSubscription: object({ subscription: latestSubscription }),
  renewSubscription: object({ accountSubscription: record('subscriptions') }),
  payRenewal: object({ payment: paymentView, redirectUrl: nullable(text) }),
  payAgain: object({
    data: object({ redirect_url: text, order_tracking_id: text, merchant_reference: text }),
  }),
} satisfies Record<string, Shape>;
