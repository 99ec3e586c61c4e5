import { inWords } from '../../contract/inWords';
import { SUBSCRIPTION_EVENT_TYPES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, longText, oneOf, reference } from '../language/kinds';

/** What happened to a subscription and what it did to its end; only appended. `subscriptions/{id}/explain` tells it as a story. */
export const subscriptionEvents = defineResource({
  name: 'subscription-events',
  label: ['Subscription event', 'Subscription events'],
  icon: 'history',
  representation: (event) => inWords(event.type),
  fields: {
    subscriptionId: reference('subscriptions', { label: 'Subscription', required: true }),
    /** The account it belonged to after the event. */
    accountId: reference('accounts', { label: 'Account', required: true }),
    /** Its place in the subscription's story, from 0: several happen at one moment. */
    position: integer({ default: 0 }),
    type: oneOf(SUBSCRIPTION_EVENT_TYPES, { required: true, filter: 'types' }),
    /** Days added; negative where they were taken back; of a pause and of its end, the days that are left. */
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
