import { SUBSCRIPTION_EVENT_TYPES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { dateTime, integer, longText, oneOf, reference } from './kinds';

/** What happened to a subscription and what it did to its end; only appended. `subscriptions/{id}/explain` tells it as a story. */
export const subscriptionEvents = defineResource({
  name: 'subscription-events',
  label: ['Subscription event', 'Subscription events'],
  icon: 'history',
  representation: (event) => event.type,
  fields: {
    subscriptionId: reference('subscriptions', {
      label: 'Subscription',
      required: true,
      demo: ({ source }) => source.id as string,
    }),
    /** The account it belonged to after the event. */
    accountId: reference('accounts', {
      label: 'Account',
      required: true,
      demo: ({ source }) => source.accountId as string,
    }),
    /** Its place in the subscription's story, from 0: several happen at one moment. */
    position: integer({ default: 0, demo: () => 0 }),
    type: oneOf(SUBSCRIPTION_EVENT_TYPES, {
      required: true,
      filter: 'types',
      demo: ({ source }) => (source.startDate ? 'ACTIVATED' : 'PAID'),
    }),
    /** Days added; negative where they were taken back. */
    days: integer({
      default: 0,
      min: -100_000,
      demo: ({ source }) => Number(source.durationDays) + Number(source.addedDays),
    }),
    endBefore: dateTime({ label: 'End before', demo: () => null }),
    endAfter: dateTime({ label: 'End after', demo: ({ source }) => source.endDate as string | null }),
    paymentId: reference('payments', { label: 'Payment', demo: ({ source }) => source.paymentId as string }),
    userId: reference('users', { label: 'By', demo: () => null }),
    note: longText({ maxLength: 300, demo: () => null }),
  },
  list: { columns: ['subscriptionId', 'type', 'days', 'endBefore', 'endAfter', 'userId', 'dateCreated'] },
  access: { list: 'View Subscription', whose: { through: 'subscriptionId' } },
  demo: { from: 'subscriptions' },
});
