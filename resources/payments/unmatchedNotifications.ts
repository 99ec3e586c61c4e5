import { brand } from '../../contract/brand';
import { NOTIFICATION_STATUSES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, longText, money, oneOf, reference, text } from '../language/kinds';

/**
 * A notification of an unknown payment, from the payment provider or someone in its name. We ask the provider about it once; a
 * payment that the provider knows and we do not waits for a person.
 */
export const unmatchedNotifications = defineResource({
  name: 'unmatched-notifications',
  label: ['Unmatched notification', 'Unmatched notifications'],
  icon: 'circle-alert',
  representation: ({ confirmationCode, trackingId }) => `Notification ${confirmationCode ?? trackingId.slice(0, 8)}`,
  headline: { value: 'amount', states: ['status'], about: ['paymentId', 'merchantReference', 'lastSeenAt'] },
  fields: {
    status: oneOf(NOTIFICATION_STATUSES, { default: 'UNMATCHED', filter: 'statuses' }),
    provider: text({ technical: true, required: true, readOnly: true, maxLength: 30 }),
    trackingId: text({
      label: 'Tracking number',
      required: true,
      readOnly: true,
      searchable: true,
      maxLength: 80,
      found: 'code',
    }),
    merchantReference: text({
      label: 'Our reference, as notified',
      readOnly: true,
      searchable: true,
      maxLength: 50,
      mayName: 'payments',
    }),
    type: text({ label: 'Notification type', technical: true, readOnly: true, maxLength: 30 }),
    address: text({ label: 'Sent from', technical: true, readOnly: true, maxLength: 60 }),
    times: integer({ label: 'Times notified', default: 1, readOnly: true }),
    lastSeenAt: dateTime({ label: 'Last notified', readOnly: true }),
    nextLookAt: dateTime({ label: 'Next check', technical: true, readOnly: true, indexed: true }),
    unansweredSince: dateTime({ label: 'No answer since', technical: true, readOnly: true }),
    /** The provider's answer when it was asked. */
    outcome: text({ label: 'Status at the provider', readOnly: true, maxLength: 30 }),
    amount: money({ readOnly: true }),
    currency: text({ usual: brand.currency, readOnly: true, maxLength: 3 }),
    confirmationCode: text({ readOnly: true, maxLength: 80, found: 'code' }),
    paymentId: reference('payments', { label: 'Payment', readOnly: true }),
    /** The staff member who found its customer; null if its payment is known from elsewhere. */
    settledById: reference('users', { label: 'Settled by', readOnly: true }),
    note: longText({ maxLength: 300 }),
  },
  unique: [['provider', 'trackingId']],
  list: { columns: ['dateCreated', 'amount', 'status', 'confirmationCode', 'merchantReference', 'times'] },
  screens: [
    {
      list: 'unmatched-notifications',
      details: 'unmatched-notification-details',
      label: 'Unmatched notifications',
      beside: 'all-payments',
    },
  ],
  access: { list: 'View Payments', update: 'Resolve Payments' },
  retention: [
    { days: 7, by: 'dateCreated', where: { status: ['UNKNOWN'] } },
    { days: 180, by: 'dateCreated' },
  ],
});
