import type { accounts } from './accounts';
import type { accountTypes } from './accountTypes';
import type { buildingTypes } from './buildingTypes';
import type { businessSalesAgents } from './businessSalesAgents';
import type { clients } from './clients';
import type { comments } from './comments';
import type { coverageChecks } from './coverageChecks';
import type { coveragePlaces } from './coveragePlaces';
import type { RecordOf } from './defineResource';
import type { devices } from './devices';
import type { extensionSettings } from './extensionSettings';
import type { extensions } from './extensions';
import type { interestForms } from './interestForms';
import type { notifications } from './notifications';
import type { outboxMessages } from './outboxMessages';
import type { paymentForms } from './paymentForms';
import type { paymentRefundTasks } from './paymentRefundTasks';
import type { payments } from './payments';
import type { products } from './products';
import type { receipts } from './receipts';
import type { referrals } from './referrals';
import type { replies } from './replies';
import type { subscriptionActivationLogs } from './subscriptionActivationLogs';
import type { subscriptionForms } from './subscriptionForms';
import type { subscriptions } from './subscriptions';
import type { subscriptionTransfers } from './subscriptionTransfers';
import type { subscriptionUpdateTasks } from './subscriptionUpdateTasks';
import type { taskParticipants } from './taskParticipants';
import type { ticketStatusChanges } from './ticketStatusChanges';
import type { tickets } from './tickets';
import type { unknownPlaces } from './unknownPlaces';
import type { users } from './users';
import type { workOrders } from './workOrders';
import type { workOrderTicks } from './workOrderTicks';

/**
 * The records that answers hold, by the names of their resources. Only types: a browser app that imports a shape
 * loads no declaration with it.
 */
export interface Records {
  accounts: RecordOf<typeof accounts>;
  'account-types': RecordOf<typeof accountTypes>;
  'building-types': RecordOf<typeof buildingTypes>;
  'business-sales-agents': RecordOf<typeof businessSalesAgents>;
  clients: RecordOf<typeof clients>;
  comments: RecordOf<typeof comments>;
  'coverage-checks': RecordOf<typeof coverageChecks>;
  'coverage-places': RecordOf<typeof coveragePlaces>;
  devices: RecordOf<typeof devices>;
  'extension-settings': RecordOf<typeof extensionSettings>;
  extensions: RecordOf<typeof extensions>;
  'interest-forms': RecordOf<typeof interestForms>;
  notifications: RecordOf<typeof notifications>;
  'outbox-messages': RecordOf<typeof outboxMessages>;
  'payment-forms': RecordOf<typeof paymentForms>;
  'payment-refund-tasks': RecordOf<typeof paymentRefundTasks>;
  payments: RecordOf<typeof payments>;
  products: RecordOf<typeof products>;
  receipts: RecordOf<typeof receipts>;
  referrals: RecordOf<typeof referrals>;
  replies: RecordOf<typeof replies>;
  'subscription-activation-logs': RecordOf<typeof subscriptionActivationLogs>;
  'subscription-forms': RecordOf<typeof subscriptionForms>;
  'subscription-transfers': RecordOf<typeof subscriptionTransfers>;
  'subscription-update-tasks': RecordOf<typeof subscriptionUpdateTasks>;
  subscriptions: RecordOf<typeof subscriptions>;
  'task-participants': RecordOf<typeof taskParticipants>;
  'ticket-status-changes': RecordOf<typeof ticketStatusChanges>;
  tickets: RecordOf<typeof tickets>;
  users: RecordOf<typeof users>;
  'unknown-places': RecordOf<typeof unknownPlaces>;
  'work-order-ticks': RecordOf<typeof workOrderTicks>;
  'work-orders': RecordOf<typeof workOrders>;
}
export type RecordName = keyof Records;
