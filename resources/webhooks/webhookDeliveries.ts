import { DELIVERY_STATUSES, WEBHOOK_EVENTS } from '../../contract/webhooks/webhooks';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, json, longText, oneOf, reference, text } from '../language/kinds';

/**
 * A webhook call, written (by server/webhooks/withEvents.ts) in the transaction of its event, and sent afterwards
 * (server/webhooks/jobs/deliverEvents.ts). Its id stays the same for every attempt.
 */
export const webhookDeliveries = defineResource({
  name: 'webhook-deliveries',
  label: ['Delivery', 'Deliveries'],
  icon: 'send',
  representation: (delivery) => delivery.event,
  headline: { states: ['status'], whom: ['webhookId'], about: ['attempts', 'answerStatus'] },
  fields: {
    webhookId: reference('webhooks', { label: 'Webhook', required: true }),
    event: oneOf(WEBHOOK_EVENTS, { required: true, filter: 'events' }),
    resource: text({ label: 'What', required: true, maxLength: 60, namesResource: true }),
    recordId: text({ label: 'Record', required: true, maxLength: 36, idOf: 'resource' }),
    /** The record at the time of the event. */
    data: json(),
    status: oneOf(DELIVERY_STATUSES, { default: 'PENDING', filter: 'statuses' }),
    attempts: integer({ default: 0 }),
    nextAttemptAt: dateTime({ label: 'Next attempt', technical: true, indexed: true }),
    /** A sentence that says why the last attempt failed. */
    lastError: text({ label: 'Problem', maxLength: 200 }),
    /** The answer to the last attempt: its HTTP status, the first characters of the body, and the duration. */
    answerStatus: integer({ label: 'Answer' }),
    answerBody: longText({ label: 'Answer’s text', maxLength: 500 }),
    durationMs: integer({ label: 'Duration (ms)' }),
    deliveredAt: dateTime({ label: 'Delivered' }),
  },
  list: {
    columns: ['dateCreated', 'webhookId', 'event', 'recordId', 'status', 'attempts', 'answerStatus', 'lastError'],
    sort: { by: 'dateCreated', ascending: false },
  },
  screens: [
    { list: 'webhook-deliveries', details: 'webhook-delivery-details', label: 'Deliveries', beside: 'webhooks' },
  ],
  access: { list: 'Manage Webhooks' },
  retention: [{ days: 30, by: 'dateCreated', where: { status: ['DELIVERED', 'FAILED'] } }],
});
