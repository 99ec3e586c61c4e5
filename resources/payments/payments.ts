import { SEES_PAYMENTS } from '../../contract/access/permissions';
import { brand } from '../../contract/brand';
import { PAYMENT_CARRIERS } from '../../contract/payments/carriers';
import {
  INITIATOR_TYPES,
  MANUAL_METHODS,
  PAYMENT_REVIEWS,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
} from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, money, oneOf, phone, reference, sequence, text } from '../language/kinds';

/**
 * One attempt to pay, stored before it is sent to the provider; its id is the provider's merchant reference, so a new attempt has
 * a new one. It becomes SUCCESSFUL only after the server has fetched the status from the provider.
 */
export const payments = defineResource({
  name: 'payments',
  label: ['Payment', 'Payments'],
  icon: 'credit-card',
  representation: (payment) => payment.reference,
  headline: {
    value: 'amount',
    states: ['status', 'review'],
    whom: ['clientId', 'accountId'],
    about: ['carrier', 'paidAt'],
  },
  fields: {
    reference: sequence({ prefix: 'PAY' }),
    paymentFormId: reference('payment-forms', { label: 'Payment form' }),
    clientId: reference('clients', { label: 'Client', searchable: true }),
    accountId: reference('accounts', { label: 'Account' }),
    type: oneOf(PAYMENT_TYPES, { default: 'SUBSCRIPTION', usual: 'SUBSCRIPTION', filter: 'paymentTypes' }),
    initiatorType: oneOf(INITIATOR_TYPES, {
      label: 'Started by',
      technical: true,
      default: 'ONBOARDING_CLIENT',
      filter: 'initiatorTypes',
    }),
    amount: money({ required: true }),
    currency: text({ required: true, usual: brand.currency, maxLength: 3 }),
    /** Money that came outside the provider has a manual method instead; anything else is unknown (specification, section 3). */
    carrier: oneOf(PAYMENT_CARRIERS, {
      label: 'Method',
      filter: 'carriers',
      instead: { of: 'manualMethod', otherwise: 'UNKNOWN' },
    }),
    phoneNumber: phone({ searchable: true, indexed: true }),
    status: oneOf(PAYMENT_STATUSES, { default: 'NEW', filter: 'paymentStatuses' }),
    review: oneOf(PAYMENT_REVIEWS, { label: 'Held for review', state: true, filter: 'reviews' }),
    provider: text({ technical: true, maxLength: 30 }),
    trackingId: text({ label: 'Tracking number', technical: true, searchable: true, maxLength: 80, found: 'code' }),
    redirectUrl: text({ label: 'Payment page', technical: true, maxLength: 500 }),
    /** The method of a manual payment, and the number on its slip. */
    manualMethod: oneOf(MANUAL_METHODS, {
      label: 'Recorded as',
      technical: true,
      filter: 'manualMethods',
      readOnly: true,
    }),
    manualReference: text({ label: 'Slip number', searchable: true, readOnly: true, maxLength: 80, found: 'code' }),
    confirmationCode: text({ searchable: true, maxLength: 80, found: 'code' }),
    /** The code of the money itself (contract/payments/slipCode.ts): each code is credited once, for every way of payment. */
    slipCode: text({ technical: true, readOnly: true, unique: true, maxLength: 80 }),
    statusMessage: text({ maxLength: 300 }),
    /** Set when it is credited; a reversal keeps it. */
    paidAt: dateTime({ label: 'Paid', filter: 'paidAt' }),
    /** Set when staff undo the settlement by which it was credited: its money waits for its customer again. */
    undoneAt: dateTime({ label: 'Undone', technical: true, readOnly: true }),
    checks: integer({ label: 'Status checks', technical: true, default: 0 }),
    nextCheckAt: dateTime({ label: 'Next check', technical: true, indexed: true }),
    /** Since when the provider has given no answer about it; null while it answers. */
    unansweredSince: dateTime({ label: 'No answer since', technical: true, readOnly: true }),
  },
  unique: [
    ['provider', 'trackingId'],
    ['manualMethod', 'manualReference'],
  ],
  list: {
    columns: ['reference', 'clientId', 'amount', 'carrier', 'type', 'status', 'dateCreated'],
    pageSize: 20,
    sum: { field: 'amount', by: 'status', first: 'SUCCESSFUL' },
  },
  screens: [
    {
      list: 'all-payments',
      details: 'payment-details',
      label: 'All payments',
      menu: {
        group: 'Payments',
        label: 'All Payments',
        order: 10,
        permissions: SEES_PAYMENTS,
      },
    },
    {
      list: 'payments',
      details: 'payment-details',
      beside: 'all-payments',
      label: 'First payments',
      filter: { initiatorTypes: 'ONBOARDING_CLIENT' },
    },
    {
      list: 'renewal-payments',
      details: 'renewal-payment-details',
      label: 'Renewals',
      filter: { initiatorTypes: 'ACCOUNT_USER' },
      menu: {
        group: 'Payments',
        label: 'Renewals',
        order: 30,
        permissions: SEES_PAYMENTS,
      },
    },
  ],
  access: { list: SEES_PAYMENTS, whose: [{ through: 'clientId' }, { through: 'paymentFormId' }] },
});
