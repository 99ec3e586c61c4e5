import { unmatchedNotifications } from '../unmatchedNotifications';
import { declareDemo } from './declareDemo';

export const unmatchedNotificationsDemo = declareDemo(unmatchedNotifications, {
  count: 15,
  fields: {
    status: ({ index }) =>
      (index < 2 ? 'UNMATCHED' : (['UNKNOWN', 'MATCHED', 'DISMISSED'] as const)[index % 3]) ?? 'UNKNOWN',
    provider: () => 'PESAPAL',
    trackingId: ({ integer }) => `${integer(10_000_000, 99_999_999)}-0000-4000-8000-000000000000`,
    merchantReference: ({ integer }) => `ORDER-${integer(100, 999)}`,
    type: () => 'IPNCHANGE',
    address: ({ integer }) => `203.0.113.${integer(1, 254)}`,
    lastSeenAt: ({ dateCreated }) => dateCreated.toISOString(),
    nextLookAt: () => null,
    unansweredSince: () => null,
    outcome: ({ record }) => (record.status === 'UNKNOWN' ? 'PENDING' : 'COMPLETED'),
    amount: ({ record, integer }) => (record.status === 'UNKNOWN' ? null : integer(50, 200) * 1_000),
    currency: ({ record }) => (record.status === 'UNKNOWN' ? null : 'UGX'),
    paymentId: ({ record, pick, rows }) => (record.status === 'MATCHED' ? (pick(rows('payments')).id as string) : null),
    note: ({ record }) => (record.status === 'DISMISSED' ? 'Refunded by the provider.' : null),
  },
});
