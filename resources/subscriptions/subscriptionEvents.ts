import { SUBSCRIPTION_EVENT_TYPES } from '../../contract/statuses';
import { inWords } from '../../contract/text';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, longText, oneOf, reference } from '../language/kinds';

/**
 * The events of a subscription and their effects on its end; append-only. `subscriptions/{id}/explain` returns them as sentences.
 */
export const subscriptionEvents = defineResource({
  name: 'subscription-events',
  label: ['Subscription event', 'Subscription events'],
  icon: 'history',
  representation: (event) => inWords(event.type),
  fields: {
    subscriptionId: reference('subscriptions', { label: 'Subscription', required: true }),
    /** The account that it belonged to after the event. */
    accountId: reference('accounts', { label: 'Account', required: true }),
    /** Its position among the subscription's events, from 0, since several may occur at one moment. */
    position: integer({ default: 0 }),
    type: oneOf(SUBSCRIPTION_EVENT_TYPES, { required: true, filter: 'types' }),
    /** The days added, negative if they were taken back; for a pause and its end, the days left. */
    days: integer({ default: 0, min: -100_000 }),
    endBefore: dateTime({ label: 'End before' }),
    endAfter: dateTime({ label: 'End after' }),
    paymentId: reference('payments', { label: 'Payment' }),
    userId: reference('users', { label: 'By' }),
    note: longText({ maxLength: 300 }),
  },
  list: { columns: ['subscriptionId', 'type', 'days', 'endBefore', 'endAfter', 'userId', 'dateCreated'] },
  access: { list: 'View Subscription', whose: { through: 'subscriptionId' } },
});
