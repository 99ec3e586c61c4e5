import { defineResource } from '../language/defineResource';
import { integer, longText, reference, sequence } from '../language/kinds';

/** Days given to a subscription without payment, for an outage or as a courtesy; created by POST extensions, never changed. */
export const extensions = defineResource({
  name: 'extensions',
  label: ['Extension', 'Extensions'],
  icon: 'calendar-plus',
  representation: (extension) => extension.extensionNumber,
  headline: { value: 'days', whom: ['accountId'], about: ['subscriptionId', 'grantedById'] },
  fields: {
    extensionNumber: sequence({ prefix: 'EX' }),
    subscriptionId: reference('subscriptions', { label: 'Subscription', required: true, searchable: true }),
    accountId: reference('accounts', { label: 'Account', required: true, searchable: true }),
    days: integer({ required: true, min: 1, max: 366 }),
    reason: longText({ required: true, maxLength: 300 }),
    grantedById: reference('users', { label: 'Granted by' }),
  },
  list: { columns: ['extensionNumber', 'subscriptionId', 'accountId', 'days', 'reason', 'grantedById', 'dateCreated'] },
  screens: [{ list: 'extensions', details: 'extension-details', beside: 'all-subscriptions' }],
  access: { list: 'View Extensions', whose: { through: 'subscriptionId' } },
});
