import { accounts } from '../accounts/accounts';
import { clients } from '../accounts/clients';
import { claims } from '../claims/claims';
import { devices } from '../devices/devices';
import { fiscalDocuments } from '../fiscal/fiscalDocuments';
import type { AnyResource, Leaf } from '../language/defineResource';
import { oncePerResource } from '../language/memoizePerResource';
import { subscriptionForms } from '../orders/subscriptionForms';
import { paymentRefundTasks } from '../payments/paymentRefundTasks';
import { payments } from '../payments/payments';
import { receipts } from '../payments/receipts';
import { transactions } from '../payments/transactions';
import { unmatchedNotifications } from '../payments/unmatchedNotifications';
import { statementLines } from '../statements/statementLines';
import { subscriptions } from '../subscriptions/subscriptions';
import { tickets } from '../tickets/tickets';
import { workOrders } from '../workOrders/workOrders';

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
