import { PAYMENT_STATUSES, PAYMENT_TYPES } from '../../contract/statuses';
import {
  boolean,
  type Held,
  id,
  listOf,
  moment,
  money,
  nullable,
  object,
  oneOf,
  reference,
  text,
} from '../language/shapes';

/** An attempt as the payer sees it: only what anyone with the link may know. */
export const paymentView = object({
  id,
  reference: text,
  /** The type of payment; RENEWAL is a subscription of an existing customer. */
  type: oneOf(...PAYMENT_TYPES, 'RENEWAL'),
  status: oneOf(...PAYMENT_STATUSES),
  amount: money,
  currency: text,
  carrier: nullable(text),
  paymentMethod: text,
  statusMessage: nullable(text),
  /** True while a person must review it before it counts. */
  held: boolean,
  subscriptionFormId: nullable(reference('subscription-forms')),
  /** Known once it is settled. */
  receiptNumber: nullable(text),
  /** The receipt's fiscal data from the tax authority; null until it is issued, or if EFRIS is off. */
  fiscal: nullable(object({ number: text, verificationCode: nullable(text), qr: nullable(text) })),
  accountNumber: nullable(text),
  /** The package that it pays for. */
  productName: nullable(text),
  /** The customer's first name and an initial, which anyone with the link may see. Like the moments, null until it is settled. */
  customerName: nullable(text),
  paidAt: nullable(moment),
  /** The end of the days that it bought; null if they begin when the connection is switched on. */
  paidUntil: nullable(moment),
  subscriptionId: nullable(reference('subscriptions')),
});
export type PaymentView = Held<typeof paymentView>;

export const openPaymentFields = {
  payment: paymentView,
  /** The id for status requests; null if the provider has given none. */
  orderTrackingId: nullable(text),
  /** The address where it can be paid; null if it cannot. */
  redirectUrl: nullable(text),
  startedAt: moment,
};
/** An open payment, as another payer of the same order sees it: they continue it instead of starting another one. */
export const openPayment = object(openPaymentFields);
export type OpenPayment = Held<typeof openPayment>;

/** Receipts that a customer can print, the newest first. */
export const ownReceipts = listOf(
  object({ paymentId: reference('payments'), receiptNumber: text, amount: money, currency: text, issuedAt: moment }),
);
export type OwnReceipts = Held<typeof ownReceipts>;
