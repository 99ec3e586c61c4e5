import { accounts } from '../accounts/accounts';
import { clients } from '../accounts/clients';
import { businessSalesAgents } from '../agents/businessSalesAgents';
import { referrals } from '../agents/referrals';
import { claims } from '../claims/claims';
import { devices } from '../devices/devices';
import { fiscalDocuments } from '../fiscal/fiscalDocuments';
import type { AnyResource, FlatField } from '../language/defineResource';
import { memoizePerResource } from '../language/memoizePerResource';
import { radiusSessions } from '../network/radiusSessions';
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

/** The resources that the command box searches, the likeliest first; their fields come from `searchFields`. */
export const SEARCHABLE_RESOURCES: readonly AnyResource[] = [
  accounts,
  clients,
  subscriptionForms,
  payments,
  receipts,
  tickets,
  subscriptions,
  workOrders,
  devices,
  radiusSessions,
  paymentRefundTasks,
  transactions,
  fiscalDocuments,
  unmatchedNotifications,
  claims,
  statementLines,
  businessSalesAgents,
  referrals,
];

/** Returns the fields by which the command box finds a resource's records: its sequence number, and those with `found`. */
export const searchFields = memoizePerResource(({ leaves }): readonly FlatField[] =>
  leaves.filter(({ field }) => field.found || field.kind === 'sequence'),
);

/**
 * Returns the sort order of records that start with a text at `path`, matching the index: people are also sorted by their other
 * names, since many have the same first name.
 */
export function searchOrder(resource: AnyResource, path: string): readonly string[] {
  const names = searchFields(resource).flatMap((leaf) => (leaf.field.found === 'name' ? [leaf.path] : []));
  return names.includes(path) ? [path, ...names.filter((each) => each !== path)] : [path];
}
