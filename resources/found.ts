import { accounts } from './accounts';
import { claims } from './claims';
import { clients } from './clients';
import type { AnyResource, Leaf } from './defineResource';
import { devices } from './devices';
import { fiscalDocuments } from './fiscalDocuments';
import { oncePerResource } from './oncePerResource';
import { paymentRefundTasks } from './paymentRefundTasks';
import { payments } from './payments';
import { receipts } from './receipts';
import { statementLines } from './statementLines';
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
  fiscalDocuments,
  unmatchedNotifications,
  claims,
  statementLines,
];

/** The fields by which the command box finds a resource's records: its running number, and those that are `found`. */
export const foundLeaves = oncePerResource(({ leaves }): readonly Leaf[] =>
  leaves.filter(({ field }) => field.found || field.kind === 'sequence'),
);

/**
 * The paths by which records come that begin with a text at `path`, as the index is that serves it: people by their other names,
 * too, since many have the same first name.
 */
export function orderOf(resource: AnyResource, path: string): readonly string[] {
  const names = foundLeaves(resource).flatMap((leaf) => (leaf.field.found === 'name' ? [leaf.path] : []));
  return names.includes(path) ? [path, ...names.filter((each) => each !== path)] : [path];
}
