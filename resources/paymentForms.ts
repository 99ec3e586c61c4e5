import { PAYMENT_CARRIERS } from '../contract/carriers';
import { INITIATOR_TYPES, PAYMENT_STATUSES, PAYMENT_TYPES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { money, oneOf, phone, reference, sequence } from './kinds';
import { demoPhone } from './person';

/** What is to be paid for one order, however many attempts (payments) it takes. */
export const paymentForms = defineResource({
  name: 'payment-forms',
  label: ['Payment form', 'Payment forms'],
  icon: 'file-text',
  representation: (form) => form.formNumber,
  fields: {
    formNumber: sequence({ prefix: 'PF' }),
    subscriptionFormId: reference('subscription-forms', {
      label: 'Subscription form',
      demo: ({ source }) => source.id as string,
    }),
    clientId: reference('clients', {
      label: 'Client',
      searchable: true,
      demo: ({ source }) => source.clientId as string,
    }),
    accountId: reference('accounts', {
      label: 'Account',
      demo: ({ source, rows }) =>
        (rows('accounts').find((account) => account.clientId === source.clientId)?.id as string) ?? null,
    }),
    productId: reference('products', { label: 'Package', demo: ({ source }) => source.productId as string }),
    type: oneOf(PAYMENT_TYPES, {
      default: 'SUBSCRIPTION',
      filter: 'paymentTypes',
      demo: ({ record, index }) => (record.accountId && index % 3 === 1 ? 'RENEWAL' : 'SUBSCRIPTION'),
    }),
    initiatorType: oneOf(INITIATOR_TYPES, {
      default: 'ONBOARDING_CLIENT',
      filter: 'initiatorTypes',
      demo: ({ record }) => (record.type === 'RENEWAL' ? 'ACCOUNT_USER' : 'ONBOARDING_CLIENT'),
    }),
    amount: money({ required: true, demo: ({ ref }) => ref('productId').price as number }),
    carrier: oneOf(PAYMENT_CARRIERS, { label: 'Paid by', filter: 'carriers' }),
    phoneNumber: phone({ searchable: true, demo: demoPhone }),
    status: oneOf(PAYMENT_STATUSES, {
      default: 'NEW',
      filter: 'paymentStatuses',
      demo: ({ source, weighted }) =>
        source.status === 'PAID'
          ? 'SUCCESSFUL'
          : weighted([
              ['NEW', 3],
              ['PENDING', 4],
              ['FAILED', 3],
            ] as const),
    }),
  },
  list: {
    columns: ['formNumber', 'clientId', 'productId', 'amount', 'carrier', 'status', 'dateCreated'],
    pageSize: 20,
    sum: 'amount',
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
        permissions: ['View Payment Forms', 'View Payment Form', 'View Payment', 'View Payments'],
      },
    },
  ],
  access: {
    list: ['View Payment Forms', 'View Payment Form', 'View Payment', 'View Payments'],
    whose: [{ through: 'clientId' }, { through: 'subscriptionFormId' }],
  },
  demo: { from: 'subscription-forms', where: (form) => form.status === 'PAID' || form.status === 'PAYMENT_PENDING' },
});
