import { createHash } from 'node:crypto';
import { apiKeys } from '../../resources/access/apiKeys';
import type { AnyResource } from '../../resources/language/defineResource';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { webhookDeliveries } from '../../resources/webhooks/webhookDeliveries';
import { webhooks } from '../../resources/webhooks/webhooks';
import { createRecord } from '../store/createRecord';
import { eventView } from '../webhooks/occasions';
import { DAY, HOUR } from './Chance';
import type { World } from './World';

/** Each is more than a page of the list. */
const DELIVERED = 9;
const LOST = 4;
const REFUSED = {
  status: 'FAILED',
  attempts: 7,
  answerStatus: 404,
  answerBody: 'No such hook',
  durationMs: 210,
  lastError: 'It answered with HTTP 404.',
} as const;

/** Creates API keys of programs, and webhooks about refunds and payments to other systems: one answers, one no longer exists. */
export async function connectSystems({ books, end, staff }: World): Promise<void> {
  const [admin] = staff('Administrator');
  if (!admin) return;
  const ago = (hours: number) => new Date(end.getTime() - hours * HOUR);
  const dayIn = (days: number) => new Date(end.getTime() + days * DAY).toISOString().slice(0, 10);
  const makerId = admin.userId;

  const keys = [
    { name: 'Bookkeeping', permissions: ['View Payments'], expiresOn: dayIn(200), lastUsedAt: ago(1).toISOString() },
    { name: 'Network map', permissions: ['View Devices'], expiresOn: dayIn(12), lastUsedAt: ago(6).toISOString() },
    { name: 'Chat bot', permissions: ['View Tickets'], expiresOn: dayIn(90), revokedAt: ago(50).toISOString() },
  ] as const;
  for (const key of keys) {
    const keyHash = createHash('sha256').update(`${key.name}, which nobody holds`).digest('hex');
    const status = 'revokedAt' in key ? 'REVOKED' : 'ACTIVE';
    const { permissions, ...values } = key;
    const prefix = `kfk_${keyHash.slice(0, 8)}`;
    await createRecord(
      books,
      apiKeys,
      { ...values, permissions: [...permissions], makerId, keyHash, prefix, status },
      ago(1_000),
    );
  }

  const hook = (values: { name: string; address: string }, event: 'refund.effected' | 'payment.succeeded', more = {}) =>
    createRecord(books, webhooks, { ...values, ...more, events: [event], makerId }, ago(900));
  const ledger = await hook({ name: 'Bookkeeping', address: 'https://books.example/hooks/refunds' }, 'refund.effected');
  const chat = await hook({ name: 'Chat bot', address: 'https://chat.example/hook' }, 'payment.succeeded', {
    ...{ status: 'PAUSED', failingSince: ago(150).toISOString() },
  });
  const tell = async (
    webhookId: string,
    resource: AnyResource,
    event: 'refund.effected' | 'payment.succeeded',
    count: number,
  ) => {
    const status = event === 'refund.effected' ? 'EFFECTED' : 'SUCCESSFUL';
    const sort = { path: 'dateCreated', ascending: false } as const;
    const told = await books.find(resource, { where: [{ path: 'status', in: [status] }], sort, limit: count });
    for (const [place, record] of told.reverse().entries()) {
      const moment = ago(40 - place * 3);
      const about = {
        webhookId,
        event,
        resource: resource.name,
        recordId: record.id,
        data: eventView(resource, record),
      };
      const isNext = event === 'refund.effected' && place === told.length - 1;
      const delivered = {
        status: 'DELIVERED',
        attempts: 1,
        answerStatus: 204,
        deliveredAt: moment.toISOString(),
      } as const;
      const waiting = {
        status: 'PENDING',
        attempts: 1,
        answerStatus: 503,
        lastError: 'It answered with HTTP 503.',
        nextAttemptAt: ago(-3).toISOString(),
      } as const;
      const outcome = event === 'payment.succeeded' ? REFUSED : isNext ? waiting : { ...delivered, durationMs: 96 };
      await createRecord(books, webhookDeliveries, { ...about, ...outcome }, moment);
    }
  };
  await tell(ledger.id, paymentRefundTasks, 'refund.effected', DELIVERED);
  await tell(chat.id, payments, 'payment.succeeded', LOST);
}
