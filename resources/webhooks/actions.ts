import { WEBHOOK_EVENTS } from '../../contract/webhooks/webhooks';
import { defineActions, type Rule } from '../language/defineActions';
import { manyOf } from '../language/kinds';
import * as shape from '../language/shapes';
import { webhooks } from './webhooks';

const { name, address } = webhooks.fields;

const someEvent: Rule = ({ events }) =>
  Array.isArray(events) && events.length === 0 ? { events: 'takes at least 1 event' } : null;

/** Actions on webhooks in addition to changing and pausing them. */
export const webhookActions = defineActions(
  { name: 'Webhooks', description: 'Telling other systems what happens here; each call to them is signed.' },
  {
    createWebhook: {
      method: 'POST',
      base: 'v1',
      path: 'webhooks',
      access: 'Manage Webhooks',
      confirms: true,
      input: { name, address, events: manyOf(WEBHOOK_EVENTS, { required: true }) },
      rules: [someEvent],
      audit: { resource: 'webhooks', action: 'CREATE' },
      answer: shape.object({ webhook: shape.record('webhooks'), secret: shape.text }),
      reads: 'webhook',
      success: 201,
      summary: 'Create a webhook; the secret that signs its deliveries is answered this once',
      limits: [{ by: 'caller', most: 30, minutes: 60, what: 'new webhooks' }],
    },
    redeliver: {
      method: 'POST',
      base: 'v1',
      path: 'webhook-deliveries/{id}/resend',
      access: 'Manage Webhooks',
      audit: { resource: 'webhook-deliveries', action: 'ACTION', reason: 'Sent again' },
      answer: shape.object({ delivery: shape.record('webhook-deliveries') }),
      reads: 'delivery',
      summary: 'Send a delivery again, under the same id',
    },
  },
);
