import { accounts } from './accounts';
import { clients } from './clients';
import type { AnyResource, Leaf } from './defineResource';
import { devices } from './devices';
import { oncePerResource } from './oncePerResource';
import { paymentRefundTasks } from './paymentRefundTasks';
import { payments } from './payments';
import { receipts } from './receipts';
import { subscriptionForms } from './subscriptionForms';
import { subscriptions } from './subscriptions';
import { tickets } from './tickets';
import { transactions } from './transactions';
import { unmatchedNotifications } from './unmatchedNotifications';
import { workOrders } from './workOrders';

/** What the command box looks through, the likeliest first; by which fields, each of them says (`foundLeaves`). */
export const FOUND_RESOURCES: readonly AnyResource[] = [
  accounts,
  clients,
  subscriptionForms,
  payments,
  receipts,
  tickets,
  subscriptions,
  workOrders,
  devices,
  paymentRefundTasks,
  transactions,
  unmatchedNotifications,
];

/** The fields by which the command box finds a resource's records: its running number, and those that are `found`. */
export const foundLeaves = oncePerResource(({ leaves }): readonly Leaf[] =>
  leaves.filter(({ field }) => field.found || field.kind === 'sequence'),
);
