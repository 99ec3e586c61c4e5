import type { NOTIFICATION_STATUSES } from '../../contract/statuses';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { createRecord } from '../store/createRecord';
import { updateRecord } from '../store/updateRecord';
import { HOUR, MINUTE } from './Chance';
import { recentlyPaid } from './exceptions';
import type { World } from './World';

type Status = (typeof NOTIFICATION_STATUSES)[number];

/** Simulates a notification about an unknown payment, from the provider or a forger, and its result. */
export async function notify(world: World, status: Status): Promise<void> {
  const { books, agenda, chance, provider } = world;
  const paid = status === 'MATCHED' ? await recentlyPaid(world, 40) : null;
  if (status === 'MATCHED' && !paid) return;
  const trackingId = paid?.trackingId ?? `${chance.integer(10_000_000, 99_999_999)}-0000-4000-8000-000000000000`;
  // There may have been no payment since the last notification.
  if (await books.count(unmatchedNotifications, { where: [{ path: 'trackingId', in: [trackingId] }] })) return;
  const values = {
    provider: provider.name,
    trackingId,
    merchantReference: paid?.id ?? `ORDER-${chance.integer(100, 999)}`,
    type: 'IPNCHANGE',
    address: `203.0.113.${chance.integer(1, 254)}`,
    lastSeenAt: agenda.now.toISOString(),
  };
  const { id } = await createRecord(books, unmatchedNotifications, values, agenda.now);
  const become = (changes: object) => updateRecord(books, unmatchedNotifications, id, changes, agenda.now);
  const amount = paid?.amount ?? chance.integer(50, 200) * 1_000;
  agenda.after(MINUTE, async () => {
    if (status === 'UNKNOWN') await become({ outcome: 'PENDING', status });
    else
      await become({ outcome: 'COMPLETED', amount, currency: 'UGX', ...(paid ? { status, paymentId: paid.id } : {}) });
  });
  if (status !== 'DISMISSED') return;
  const note = chance.pick(['Refunded by the provider.', 'Paid to another merchant.']);
  agenda.at(chance.working(new Date(agenda.now.getTime() + chance.between(6, 60) * HOUR)), () =>
    become({ status, note }),
  );
}
