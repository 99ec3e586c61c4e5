import { defineResource } from '../language/defineResource';
import { integer, longText, reference, sequence } from '../language/kinds';

/**
 * The transfer of a subscription with its paid days from one account to another; created by POST subscription-transfers, never
 * changed.
 */
export const subscriptionTransfers = defineResource({
  name: 'subscription-transfers',
  label: ['Subscription transfer', 'Subscription transfers'],
  icon: 'arrow-right-left',
  representation: (transfer) => transfer.transferNumber,
  headline: { value: 'daysMoved', whom: ['toAccountId'], about: ['subscriptionId', 'transferredById'] },
  fields: {
    transferNumber: sequence({ prefix: 'TR' }),
    subscriptionId: reference('subscriptions', { label: 'Subscription', required: true, searchable: true }),
    fromAccountId: reference('accounts', { label: 'Old account', required: true, searchable: true }),
    toAccountId: reference('accounts', { label: 'New account', required: true, searchable: true }),
    daysMoved: integer({ label: 'Days left', required: true }),
    reason: longText({ required: true, maxLength: 300 }),
    transferredById: reference('users', { label: 'By' }),
  },
  list: { columns: ['transferNumber', 'subscriptionId', 'fromAccountId', 'toAccountId', 'daysMoved', 'dateCreated'] },
  screens: [
    {
      list: 'subscription-transfers',
      details: 'subscription-transfer-details',
      menu: {
        group: 'Subscriptions',
        label: 'Transfers',
        order: 50,
        permissions: ['View Subscription Transfers', 'View Subscription Transfer'],
      },
    },
  ],
  access: { list: ['View Subscription Transfers', 'View Subscription Transfer'], whose: { through: 'subscriptionId' } },
});
