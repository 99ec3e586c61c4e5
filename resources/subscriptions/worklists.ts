import { defineQueue } from '../worklists/Worklist';
import { subscriptions } from './subscriptions';
import { subscriptionUpdateTasks } from './subscriptionUpdateTasks';

const failedTasks = defineQueue(subscriptionUpdateTasks, {
  name: 'failedTasks',
  label: 'Failed network tasks',
  hint: 'Activations, renewals and deactivations that failed and are not retried.',
  access: 'Activate Subscription',
  list: 'update-tasks',
  where: () => [{ path: 'status', in: ['FAILED'] }],
  since: 'dateUpdated',
  hours: 1,
  who: ['accountId'],
  about: 'lastError',
  actsOn: 'subscriptionId',
  actions: [{ action: 'activateSubscription', label: 'Try again', done: 'done' }],
  exception: true,
});

/**
 * A paid subscription without a start: the network has not switched its line on, so its customer has paid for service and has
 * none. One with a start, future or past, needs no person: it follows a running one, the line stays switched on between them, and
 * it runs from that very moment, however late the expiry job comes (server/subscriptions/rules/subscriptionLine.ts).
 */
const paidNotActive = defineQueue(subscriptions, {
  name: 'paidNotActive',
  label: 'Paid, not activated',
  hint: 'Paid subscriptions that have not started although their account has a device.',
  access: 'Activate Subscription',
  list: 'all-subscriptions',
  where: () => [
    { path: 'status', in: ['CREATED'] },
    { path: 'paymentStatus', in: ['SUCCESSFUL'] },
    { path: 'paymentId', isNull: false },
    { path: 'startDate', isNull: true },
    // These wait for their installation (awaitedDevices).
    { path: 'waitingFor', isNot: 'NO_DEVICE' },
  ],
  paymentException: 'PAID_NOT_ACTIVE',
  since: 'dateCreated',
  hours: 2,
  who: ['accountId'],
  about: 'productId',
  amount: 'amount',
  actions: [{ action: 'activateSubscription', label: 'Activate', done: 'active' }],
  exception: true,
});

const awaitedDevices = defineQueue(subscriptionUpdateTasks, {
  name: 'awaitedDevices',
  label: 'Waiting for installation',
  hint: 'Paid subscriptions of accounts without a device: they start once a visit has installed one.',
  access: 'Activate Subscription',
  list: 'update-tasks',
  where: () => [
    { path: 'status', in: ['PENDING'] },
    { path: 'waitingFor', in: ['NO_DEVICE'] },
  ],
  since: 'dateCreated',
  hours: 7 * 24,
  who: ['accountId'],
  about: 'subscriptionId',
  actsOn: 'accountId',
  actions: [{ action: 'installDevice', label: 'Install device', asks: true, done: 'installed' }],
});

const waitingTasks = defineQueue(subscriptionUpdateTasks, {
  name: 'waitingTasks',
  label: 'Waiting for a device',
  hint: 'Network tasks of customers whose device is not linked to the device manager or has not been seen for a day: correct its serial number, or plan a visit.',
  access: 'Activate Subscription',
  list: 'update-tasks',
  where: () => [
    { path: 'status', in: ['PENDING'] },
    { path: 'waitingFor', in: ['NOT_LINKED', 'NOT_SEEN'] },
  ],
  since: 'dateCreated',
  hours: 48,
  who: ['accountId'],
  about: 'lastError',
  actsOn: 'subscriptionId',
  actions: [{ action: 'activateSubscription', label: 'Try again', done: 'done' }],
});

/** The worklists of the network, the most urgent first. */
export const networkQueues = [failedTasks, paidNotActive, waitingTasks, awaitedDevices] as const;
