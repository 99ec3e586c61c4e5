import { PAYMENT_STATUSES, PAYMENT_TYPES } from '../../contract/statuses';
import { boolean, type Held, id, moment, money, nullable, object, oneOf, reference, text } from '../language/shapes';

/** What a payer is told of an attempt: nothing that somebody with the link alone should not know. */
export const paymentView = object({
  id,
  reference: text,
  /** What is paid for; a renewal is a subscription that somebody has had before. */
  type: oneOf(...PAYMENT_TYPES, 'RENEWAL'),
  status: oneOf(...PAYMENT_STATUSES),
  amount: money,
  currency: text,
  carrier: nullable(text),
  paymentMethod: text,
  statusMessage: nullable(text),
  /** True while a person has to look at it before it counts. */
  held: boolean,
  subscriptionFormId: nullable(reference('subscription-forms')),
  /** Known once it is settled. */
  receiptNumber: nullable(text),
  /** What the tax authority has given the receipt; null while it has not, or where it is not asked. */
  fiscal: nullable(object({ number: text, verificationCode: nullable(text), qr: nullable(text) })),
  accountNumber: nullable(text),
  subscriptionId: nullable(reference('subscriptions')),
});
export type PaymentView = Held<typeof paymentView>;

export const openPaymentFields = {
  payment: paymentView,
  /** By which it can be asked about; null where the provider has given none. */
  orderTrackingId: nullable(text),
  /** Where it is paid; null where it cannot be. */
  redirectUrl: nullable(text),
  startedAt: moment,
};
/** A payment that is not over, as another payer of the same thing sees it: it is continued, and no other begun. */
export const openPayment = object(openPaymentFields);
export type OpenPayment = Held<typeof openPayment>;
