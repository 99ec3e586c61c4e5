import { EXCEPTION_KINDS } from '../../contract/statuses';
import { file, type Held, id, moment, nullable, object, oneOf, page, record, type Shape, text } from '../shapes';

const payment = record('payments');
const refund = object({ paymentRefundTask: record('payment-refund-tasks') });

/** One thing at the payments desk that waits for a person. */
const paymentException = object({
  kind: oneOf(...EXCEPTION_KINDS),
  /** Since when it waits. */
  since: moment,
  payment: nullable(payment),
  /** The record to act on: the payment itself, its subscription, its refund, or a notification that fits no payment. */
  about: object({
    resource: oneOf('payments', 'subscriptions', 'payment-refund-tasks', 'unmatched-notifications'),
    id,
    name: text,
  }),
  /** What to do, in a sentence. */
  todo: text,
});
export type PaymentException = Held<typeof paymentException>;

/** Answers of contract/calls/paymentDesk.ts. */
export const paymentDeskAnswers = {
  checkPaymentAsStaff: object({ payment }),
  recordManualPayment: object({ payment }),
  getFormPayment: object({ payment: nullable(payment), paymentForm: nullable(record('payment-forms')) }),
  listPaymentExceptions: page('exceptions', paymentException),
  resolvePayment: object({ payment }),
  requestRefund: refund,
  approveRefund: refund,
  rejectRefund: refund,
  submitRefund: refund,
  effectRefund: refund,
  listReceipts: page('receipts', record('receipts')),
  issueReceipt: object({ receipt: record('receipts') }),
  printReceipt: file('application/pdf'),
} satisfies Record<string, Shape>;
