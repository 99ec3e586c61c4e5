import { WEBHOOK_EVENTS, WEBHOOK_STATUSES } from '../../contract/webhooks/webhooks';
import { defineResource } from '../language/defineResource';
import { dateTime, manyOf, oneOf, reference, text } from '../language/kinds';

/**
 * Addresses of other systems that receive our events. The secret that signs the calls is derived from the server's own secret and
 * the webhook's id (server/webhooks/signing.ts), so none is stored.
 */
export const webhooks = defineResource({
  name: 'webhooks',
  label: ['Webhook', 'Webhooks'],
  icon: 'share-2',
  representation: (webhook) => webhook.name,
  headline: { states: ['status'], about: ['address', 'failingSince'] },
  fields: {
    name: text({ required: true, searchable: true, maxLength: 80, help: 'The system that is told.' }),
    address: text({
      required: true,
      searchable: true,
      createOnly: true,
      maxLength: 500,
      help: 'An https address on the internet.',
    }),
    events: manyOf(WEBHOOK_EVENTS),
    status: oneOf(WEBHOOK_STATUSES, { default: 'ACTIVE', filter: 'statuses' }),
    makerId: reference('users', { label: 'Created by', required: true, readOnly: true }),
    /** Since when no delivery has succeeded; null while deliveries succeed. */
    failingSince: dateTime({ label: 'Failing since', readOnly: true }),
  },
  list: {
    columns: ['name', 'address', 'events', 'status', 'failingSince', 'makerId'],
    sort: { by: 'dateCreated', ascending: false },
  },
  screens: [
    {
      list: 'webhooks',
      details: 'webhook-details',
      menu: { group: 'Settings', order: 52, permissions: ['Manage Webhooks'] },
    },
  ],
  access: { list: 'Manage Webhooks', update: 'Manage Webhooks', confirms: ['update'] },
});
