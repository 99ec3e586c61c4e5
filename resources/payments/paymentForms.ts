import { SEES_PAYMENTS } from '../../contract/access/permissions';
import { PAYMENT_CARRIERS } from '../../contract/payments/carriers';
import { INITIATOR_TYPES, PAYMENT_STATUSES, PAYMENT_TYPES } from '../../contract/statuses';
import { defineResource, type RecordOf } from '../language/defineResource';
import { dateTime, money, oneOf, phone, reference, sequence } from '../language/kinds';

/** The amount due for one order, for any number of attempts (payments). */
export const paymentForms = defineResource({
  name: 'payment-forms',
  label: ['Payment form', 'Payment forms'],
  icon: 'file-text',
  representation: (form) => form.formNumber,
  headline: { value: 'amount', states: ['status'], whom: ['clientId', 'accountId'], about: ['productId', 'carrier'] },
  fields: {
    formNumber: sequence({ prefix: 'PF' }),
    subscriptionFormId: reference('subscription-forms', { label: 'Subscription form' }),
    clientId: reference('clients', { label: 'Client', searchable: true }),
    accountId: reference('accounts', { label: 'Account' }),
    productId: reference('products', { label: 'Package' }),
    type: oneOf(PAYMENT_TYPES, { default: 'SUBSCRIPTION', usual: 'SUBSCRIPTION', filter: 'paymentTypes' }),
    initiatorType: oneOf(INITIATOR_TYPES, {
      label: 'Started by',
      technical: true,
      default: 'ONBOARDING_CLIENT',
      filter: 'initiatorTypes',
    }),
    amount: money({ required: true }),
    carrier: oneOf(PAYMENT_CARRIERS, { label: 'Paid by', filter: 'carriers' }),
    phoneNumber: phone({ searchable: true }),
    status: oneOf(PAYMENT_STATUSES, { default: 'NEW', filter: 'paymentStatuses' }),
    /** When its subscription was cancelled, so that no payment is expected any more. */
    cancelledAt: dateTime({ label: 'Cancelled', readOnly: true }),
  },
  list: {
    columns: ['formNumber', 'clientId', 'productId', 'amount', 'carrier', 'status', 'dateCreated'],
    pageSize: 20,
    sum: { field: 'amount', by: 'status', first: 'SUCCESSFUL' },
  },
  screens: [
    {
      list: 'payment-forms',
      details: 'payment-form-details',
      label: 'New customers',
      filter: { initiatorTypes: 'ONBOARDING_CLIENT' },
      menu: {
        group: 'Payments',
        label: 'New Customers',
        order: 20,
        permissions: SEES_PAYMENTS,
      },
    },
  ],
  access: {
    list: SEES_PAYMENTS,
    whose: [{ through: 'clientId' }, { through: 'subscriptionFormId' }],
  },
});

export type PaymentForm = RecordOf<typeof paymentForms>;
