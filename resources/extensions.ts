import { defineResource } from './defineResource';
import { integer, longText, reference, sequence } from './kinds';

/** Days given to a subscription without payment, for an outage or as a courtesy; made by POST extensions, never changed. */
export const extensions = defineResource({
  name: 'extensions',
  label: ['Extension', 'Extensions'],
  icon: 'calendar-plus',
  representation: (extension) => extension.extensionNumber,
  fields: {
    extensionNumber: sequence({ prefix: 'EX' }),
    subscriptionId: reference('subscriptions', {
      label: 'Subscription',
      required: true,
      searchable: true,
      demo: ({ source }) => source.id as string,
    }),
    accountId: reference('accounts', {
      label: 'Account',
      required: true,
      searchable: true,
      demo: ({ source }) => source.accountId as string,
    }),
    days: integer({ required: true, min: 1, max: 366, demo: ({ source }) => source.addedDays as number }),
    reason: longText({
      required: true,
      maxLength: 300,
      demo: ({ pick }) =>
        pick([
          'Fibre cut on Jinja Road, two days without service.',
          'Power outage at the Ntinda cabinet.',
          'ONU replaced late.',
          'Moved house within the month.',
          'Goodwill after a wrong bill.',
        ]),
    }),
    grantedById: reference('users', { label: 'Granted by' }),
  },
  list: { columns: ['extensionNumber', 'subscriptionId', 'accountId', 'days', 'reason', 'grantedById', 'dateCreated'] },
  screens: [{ list: 'extensions', details: 'extension-details', beside: 'all-subscriptions' }],
  access: { list: 'View Extensions', whose: { through: 'subscriptionId' } },
  demo: { from: 'subscriptions', where: ({ subscriptionNumber }) => /[37]$/.test(String(subscriptionNumber)) },
});
