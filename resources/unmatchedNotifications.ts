import { NOTIFICATION_STATUSES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { dateTime, integer, longText, money, oneOf, reference, text } from './kinds';

/**
 * What the payment provider, or someone in its name, has told us of a payment that we do not know. The provider is asked
 * about it once; what it knows and we do not waits for a person.
 */
export const unmatchedNotifications = defineResource({
  name: 'unmatched-notifications',
  label: ['Unmatched notification', 'Unmatched notifications'],
  icon: 'circle-alert',
  representation: ({ trackingId }) => `Notification ${trackingId.slice(0, 8)}`,
  fields: {
    status: oneOf(NOTIFICATION_STATUSES, {
      default: 'UNMATCHED',
      filter: 'statuses',
      demo: ({ index }) =>
        (index < 2 ? 'UNMATCHED' : (['UNKNOWN', 'MATCHED', 'DISMISSED'] as const)[index % 3]) ?? 'UNKNOWN',
    }),
    provider: text({ required: true, readOnly: true, maxLength: 30, demo: () => 'PESAPAL' }),
    trackingId: text({
      label: 'Tracking number',
      required: true,
      readOnly: true,
      searchable: true,
      maxLength: 80,
      demo: ({ integer }) => `${integer(10_000_000, 99_999_999)}-0000-4000-8000-000000000000`,
    }),
    merchantReference: text({
      label: 'Our reference, as notified',
      readOnly: true,
      searchable: true,
      maxLength: 50,
      demo: ({ integer }) => `ORDER-${integer(100, 999)}`,
    }),
    type: text({ label: 'Notification type', readOnly: true, maxLength: 30, demo: () => 'IPNCHANGE' }),
    address: text({
      label: 'Sent from',
      readOnly: true,
      maxLength: 60,
      demo: ({ integer }) => `203.0.113.${integer(1, 254)}`,
    }),
    times: integer({ label: 'Times notified', default: 1, readOnly: true }),
    lastSeenAt: dateTime({
      label: 'Last notified',
      readOnly: true,
      demo: ({ dateCreated }) => dateCreated.toISOString(),
    }),
    nextLookAt: dateTime({ label: 'Next check', readOnly: true, indexed: true, demo: () => null }),
    unansweredSince: dateTime({ label: 'No answer since', readOnly: true, demo: () => null }),
    /** What the provider said when it was asked. */
    outcome: text({
      label: 'Status at the provider',
      readOnly: true,
      maxLength: 30,
      demo: ({ record }) => (record.status === 'UNKNOWN' ? 'PENDING' : 'COMPLETED'),
    }),
    amount: money({
      readOnly: true,
      demo: ({ record, integer }) => (record.status === 'UNKNOWN' ? null : integer(50, 200) * 1_000),
    }),
    currency: text({
      readOnly: true,
      maxLength: 3,
      demo: ({ record }) => (record.status === 'UNKNOWN' ? null : 'UGX'),
    }),
    paymentId: reference('payments', {
      label: 'Payment',
      readOnly: true,
      demo: ({ record, pick, rows }) => (record.status === 'MATCHED' ? (pick(rows('payments')).id as string) : null),
    }),
    note: longText({
      maxLength: 300,
      demo: ({ record }) => (record.status === 'DISMISSED' ? 'Refunded by the provider.' : null),
    }),
  },
  unique: [['provider', 'trackingId']],
  list: { columns: ['dateCreated', 'trackingId', 'merchantReference', 'status', 'amount', 'times'] },
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
  demo: { count: 15 },
});
