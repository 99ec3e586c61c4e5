import { deferredRequests } from '../../resources/catalogue/systemTables';
import { claims } from '../../resources/claims/claims';
import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import { imports } from '../../resources/imports/imports';
import type { Fields } from '../../resources/language/kinds';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { sessionChanges } from '../../resources/network/sessionChanges';
import { payments } from '../../resources/payments/payments';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { reportMails } from '../../resources/reports/systemTables';
import { priceChanges } from '../../resources/subscriptions/priceChanges';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { webhookDeliveries } from '../../resources/webhooks/webhookDeliveries';
import type { Queue } from './Queue';

const queue = <F extends Fields>(
  declared: Pick<Queue<F>, 'name' | 'resource' | 'due' | 'since'> & Partial<Queue<F>>,
): Queue<F> => ({ where: [], waitsOnceDue: false, failed: null, ...declared });

/** Every queue that a job processes, for jobs and metrics. */
export const QUEUES = {
  payments: queue({
    name: 'payments',
    resource: payments,
    due: 'nextCheckAt',
    since: ['nextCheckAt', 'unansweredSince'],
    failed: [{ path: 'review', in: ['UNRESOLVED'] }],
  }),
  deferred: queue({ name: 'deferred_requests', resource: deferredRequests, due: 'dueAt', since: ['dateCreated'] }),
  messages: queue({
    name: 'messages',
    resource: outboxMessages,
    due: 'nextAttemptAt',
    since: ['dateCreated'],
    failed: [{ path: 'status', in: ['FAILED', 'EXPIRED'] }],
  }),
  deviceTasks: queue({
    name: 'device_tasks',
    resource: subscriptionUpdateTasks,
    due: 'nextAttemptAt',
    since: ['nextAttemptAt', 'unansweredSince'],
    failed: [{ path: 'status', in: ['FAILED'] }],
  }),
  expiries: queue({
    name: 'expiries',
    resource: subscriptions,
    due: 'endDate',
    where: [{ path: 'status', in: ['ACTIVE'] }],
    waitsOnceDue: true,
    since: ['endDate'],
  }),
  reminders: queue({
    name: 'reminders',
    resource: subscriptions,
    due: 'remindAt',
    waitsOnceDue: true,
    since: ['remindAt'],
  }),
  priceChanges: queue({
    name: 'price_changes',
    resource: priceChanges,
    due: 'applyAt',
    waitsOnceDue: true,
    since: ['applyAt'],
  }),
  priceNotices: queue({
    name: 'price_notices',
    resource: priceChanges,
    due: 'noticeAt',
    waitsOnceDue: true,
    since: ['noticeAt'],
  }),
  unmatched: queue({
    name: 'unmatched',
    resource: unmatchedNotifications,
    due: 'nextLookAt',
    since: ['nextLookAt', 'unansweredSince'],
    failed: [
      { path: 'status', in: ['UNMATCHED'] },
      { path: 'nextLookAt', isNull: true },
    ],
  }),
  fiscalDocuments: queue({
    name: 'fiscal_documents',
    resource: fiscalDocuments,
    due: 'nextAttemptAt',
    since: ['nextAttemptAt', 'unansweredSince'],
    failed: [{ path: 'status', in: ['REFUSED'] }],
  }),
  webhookDeliveries: queue({
    name: 'webhook_deliveries',
    resource: webhookDeliveries,
    due: 'nextAttemptAt',
    since: ['nextAttemptAt'],
    failed: [{ path: 'status', in: ['FAILED'] }],
  }),
  claims: queue({
    name: 'claims',
    resource: claims,
    due: 'nextLookAt',
    waitsOnceDue: true,
    since: ['nextLookAt'],
    failed: [{ path: 'status', in: ['WAITING'] }],
  }),
  imports: queue({
    name: 'imports',
    resource: imports,
    due: 'nextTurnAt',
    since: ['nextTurnAt'],
    failed: [{ path: 'status', in: ['FAILED'] }],
  }),
  sessionChanges: queue({
    name: 'session_changes',
    resource: sessionChanges,
    due: 'nextAttemptAt',
    where: [{ path: 'status', in: ['REQUESTED', 'ACKNOWLEDGED'] }],
    since: ['nextAttemptAt'],
    failed: [{ path: 'status', in: ['REFUSED', 'UNCONFIRMED'] }],
  }),
  reportMails: queue({
    name: 'report_mails',
    resource: reportMails,
    due: 'nextMailAt',
    waitsOnceDue: true,
    since: ['nextMailAt'],
  }),
} as const;
