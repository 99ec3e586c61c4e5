import { defineResource } from './defineResource';
import { integer, longText, reference, sequence } from './kinds';

/** A subscription's move from one account to another, with its paid days; made by POST subscription-transfers, never changed. */
export const subscriptionTransfers = defineResource({
  name: 'subscription-transfers',
  label: ['Subscription transfer', 'Subscription transfers'],
  icon: 'arrow-right-left',
  representation: (transfer) => transfer.transferNumber,
  fields: {
    transferNumber: sequence({ prefix: 'TR' }),
    subscriptionId: reference('subscriptions', {
      label: 'Subscription',
      required: true,
      searchable: true,
      demo: ({ source }) => source.id as string,
    }),
    fromAccountId: reference('accounts', {
      label: 'From',
      required: true,
      searchable: true,
      demo: ({ rows, source, index }) => {
        const others = rows('accounts').filter(({ id, status }) => id !== source.accountId && status === 'TRANSFERRED');
        return (others[index % Math.max(1, others.length)]?.id ?? source.accountId) as string;
      },
    }),
    toAccountId: reference('accounts', {
      label: 'To',
      required: true,
      searchable: true,
      demo: ({ source }) => source.accountId as string,
    }),
    daysMoved: integer({ label: 'Days left', required: true, demo: ({ integer }) => integer(2, 28) }),
    reason: longText({
      required: true,
      maxLength: 300,
      demo: ({ pick }) =>
        pick([
          'The tenant moved out, the next one keeps the line.',
          'The shop has a new owner.',
          'From the private to the company account.',
        ]),
    }),
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
  demo: { from: 'subscriptions', where: ({ subscriptionNumber }) => /[48]$/.test(String(subscriptionNumber)) },
});
