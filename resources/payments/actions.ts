import { PAYMENT_CARRIERS } from '../../contract/payments/carriers';
import { EXCEPTION_KINDS, MANUAL_METHODS, PAYMENT_STATUSES, RESOLUTIONS } from '../../contract/statuses';
import { byVisitor, defineActions } from '../language/defineActions';
import { eitherOf } from '../language/inputRules';
import { dateTime, longText, manyOf, money, oneOf, phone, reference, text } from '../language/kinds';
import { PAGE_PARAMETERS } from '../language/parameters';
import * as shape from '../language/shapes';
import { waitingItem } from '../worklists/actions';
import { paymentView } from './paymentView';

const payment = shape.record('payments');

/** A payment that waits for a person. */
const paymentException = shape.object({
  kind: shape.oneOf(...EXCEPTION_KINDS),
  /** Since when it waits. */
  since: shape.moment,
  payment: shape.nullable(payment),
  /**
   * The record to act on: the payment itself, its subscription, its refund, a claim, or a notification that matches no payment.
   */
  about: shape.object({
    resource: shape.oneOf('payments', 'subscriptions', 'payment-refund-tasks', 'unmatched-notifications', 'claims'),
    id: shape.id,
    name: shape.text,
  }),
  /** A sentence that says what to do. */
  todo: shape.text,
  /** The record as a row of its work list. */
  waiting: waitingItem,
});
export type PaymentException = shape.Held<typeof paymentException>;

const PUBLIC = { base: 'v1', access: 'public' } as const;
const READERS = ['View Payment', 'View Payments'] as const;
const orderTrackingId = text({ maxLength: 80 });

/** Paying for an order, and what staff do with payments besides reading them. */
export const paymentActions = defineActions(
  { name: 'Payments', description: 'Paying an order; manual payments and reviews.' },
  {
    createPaymentForm: {
      ...PUBLIC,
      method: 'POST',
      path: 'onboarding/subscription/payment',
      input: {
        subscriptionFormId: reference('subscription-forms', { required: true }),
        carrier: oneOf(PAYMENT_CARRIERS),
        phoneNumber: phone(),
        /** The provider's answer to the submitted order; without it, the server submits one itself. */
        orderTrackingId,
      },
      answer: shape.object({
        paymentForm: shape.record('payment-forms', {
          only: ['id', 'formNumber', 'subscriptionFormId', 'productId', 'type', 'amount', 'carrier', 'status'],
        }),
        payment: paymentView,
        redirectUrl: shape.nullable(shape.text),
      }),
      reads: 'paymentForm',
      summary: 'Start paying an order, or tie a submitted provider order to it',
    },
    checkPayment: {
      ...PUBLIC,
      method: 'POST',
      path: 'onboarding/subscription/check-payment',
      input: { orderTrackingId: text({ required: true, maxLength: 80 }) },
      answer: shape.object({ payment: paymentView }),
      reads: 'payment',
      summary: 'Ask the provider how an attempt stands, and settle it if it is paid',
      limits: byVisitor(600),
    },
    getPaymentStatus: {
      ...PUBLIC,
      method: 'GET',
      path: 'payments/{id}/status',
      answer: shape.object({ status: shape.oneOf(...PAYMENT_STATUSES), payment: paymentView }),
      reads: 'status',
      summary: 'How an attempt stands, from our own books',
    },
    listPaymentCarriers: {
      ...PUBLIC,
      method: 'GET',
      path: 'payments/payment-carriers',
      answer: shape.object({
        paymentCarriers: shape.listOf(shape.object({ name: shape.text, paymentMethod: shape.text })),
      }),
      reads: 'paymentCarriers',
      summary: 'Payment method',
    },
    checkPaymentAsStaff: {
      method: 'POST',
      base: 'v1',
      path: 'payments/{id}/check',
      access: 'Check Payments',
      audit: { resource: 'payments', action: 'ACTION', reason: 'Checked with the provider' },
      answer: shape.object({ payment }),
      reads: 'payment',
      summary: 'Staff: ask the provider again and settle',
    },
    recordManualPayment: {
      method: 'POST',
      base: 'v1',
      path: 'payments/manual',
      access: 'Record Payments',
      input: {
        subscriptionFormId: reference('subscription-forms'),
        paymentFormId: reference('payment-forms'),
        method: oneOf(MANUAL_METHODS, { required: true, label: 'Received as' }),
        /** Slip numbers are compared without case and blanks. */
        reference: text({ required: true, label: 'Slip number', help: 'Must be unique per method.', maxLength: 80 }),
        amount: money({ required: true, min: 1 }),
        paidAt: dateTime({ label: 'Received', help: 'Leave blank for now.' }),
        note: text({ maxLength: 300 }),
      },
      rules: [eitherOf(['subscriptionFormId', 'paymentFormId'], 'Choose one order or one payment form.')],
      audit: { resource: 'payments', action: 'CREATE' },
      answer: shape.object({ payment }),
      reads: 'payment',
      summary: 'Staff: money that came outside the provider settles an order',
      success: 201,
    },
    getFormPayment: {
      method: 'GET',
      base: 'v1',
      path: 'subscription-forms/{id}/payment',
      access: READERS,
      answer: shape.object({
        payment: shape.nullable(payment),
        paymentForm: shape.nullable(shape.record('payment-forms')),
      }),
      reads: 'payment',
      summary: 'The latest attempt to pay an order, and the payment form of its package; null before anybody began',
    },
    listAccountPayments: {
      method: 'GET',
      base: 'v1',
      path: 'payments/account/{id}',
      access: READERS,
      query: PAGE_PARAMETERS,
      answer: shape.page('payments', payment),
      reads: 'payments',
      summary: 'Payments of an account (limit 100 where none is given)',
    },
    listPaymentExceptions: {
      method: 'GET',
      base: 'v1',
      path: 'payments/exceptions',
      access: 'View Payments',
      query: { kinds: manyOf(EXCEPTION_KINDS), ...PAGE_PARAMETERS, sortBy: oneOf(['since']) },
      answer: shape.object({
        exceptions: shape.listOf(paymentException),
        totalRecords: shape.integer,
        /** The number of exceptions of each kind, whichever kinds were asked for. */
        counts: shape.byId(shape.integer),
      }),
      reads: 'exceptions',
      summary: 'Exceptions: paid but not activated, held, unmatched and unresolved payments, claims and refunds',
    },
    resolvePayment: {
      method: 'POST',
      base: 'v1',
      path: 'payments/{id}/resolve',
      access: 'Resolve Payments',
      input: {
        decision: oneOf(RESOLUTIONS, { required: true }),
        note: longText({ required: true, maxLength: 300 }),
      },
      audit: { resource: 'payments', action: 'ACTION' },
      answer: shape.object({ payment }),
      reads: 'payment',
      summary: 'Decide about a payment that is held for review',
    },
  },
);
