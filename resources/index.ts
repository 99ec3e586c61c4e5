import { accounts } from './accounts';
import { buildingTypes } from './buildingTypes';
import { businessSalesAgents } from './businessSalesAgents';
import { clients } from './clients';
import { coverageAreas } from './coverageAreas';
import { coverageChecks } from './coverageChecks';
import { coveragePlaces } from './coveragePlaces';
import type { AnyResource } from './defineResource';
import { interestForms } from './interestForms';
import { counters, idempotencyKeys, outboxMessages, sessions, signInFailures } from './internal';
import { logs } from './logs';
import { paymentForms } from './paymentForms';
import { paymentRefundTasks } from './paymentRefundTasks';
import { payments } from './payments';
import { permissions } from './permissions';
import { products } from './products';
import { receipts } from './receipts';
import { referrals } from './referrals';
import { roles } from './roles';
import { subscriptionForms } from './subscriptionForms';
import { subscriptions } from './subscriptions';
import { subscriptionUpdateTasks } from './subscriptionUpdateTasks';
import { transactions } from './transactions';
import { users } from './users';
import { workOrders } from './workOrders';

/** Every resource with endpoints and screens; what a record refers to stands before it. */
export const resources: readonly AnyResource[] = [
  products,
  buildingTypes,
  coverageAreas,
  coveragePlaces,
  coverageChecks,
  businessSalesAgents,
  clients,
  interestForms,
  subscriptionForms,
  referrals,
  accounts,
  paymentForms,
  payments,
  subscriptions,
  receipts,
  transactions,
  paymentRefundTasks,
  subscriptionUpdateTasks,
  workOrders,
  permissions,
  roles,
  users,
  logs,
];

/** Everything that is stored: the above, and what the server keeps for itself. */
export const storedResources: readonly AnyResource[] = [
  ...resources,
  sessions,
  signInFailures,
  counters,
  idempotencyKeys,
  outboxMessages,
];

/** The resource declared under a plural name. */
export function resourceNamed(name: string): AnyResource {
  const found = storedResources.find((resource) => resource.name === name);
  if (!found) throw new Error(`No resource is named "${name}".`);
  return found;
}
