import { accountsDemo } from './accounts';
import { accountTypesDemo } from './accountTypes';
import { bonusApplicationsDemo } from './bonusApplications';
import { bonusRulesDemo } from './bonusRules';
import { buildingTypesDemo } from './buildingTypes';
import { businessSalesAgentsDemo } from './businessSalesAgents';
import { businessSalesAgentTypesDemo } from './businessSalesAgentTypes';
import { clientsDemo } from './clients';
import { commentsDemo } from './comments';
import { coverageAreasDemo } from './coverageAreas';
import { coverageChecksDemo } from './coverageChecks';
import { coveragePlacesDemo } from './coveragePlaces';
import type { DeclaredDemo } from './declareDemo';
import { devicesDemo } from './devices';
import { extensionsDemo } from './extensions';
import { interestFormsDemo } from './interestForms';
import { logsDemo } from './logs';
import { outboxMessagesDemo } from './outboxMessages';
import { paymentFormsDemo } from './paymentForms';
import { paymentRefundTasksDemo } from './paymentRefundTasks';
import { paymentsDemo } from './payments';
import { permissionsDemo } from './permissions';
import { productsDemo } from './products';
import { receiptsDemo } from './receipts';
import { referralsDemo } from './referrals';
import { repliesDemo } from './replies';
import { rolesDemo } from './roles';
import { staffDemo } from './staff';
import { staffTypesDemo } from './staffTypes';
import { subscriptionActivationLogsDemo } from './subscriptionActivationLogs';
import { subscriptionEventsDemo } from './subscriptionEvents';
import { subscriptionFormsDemo } from './subscriptionForms';
import { subscriptionsDemo } from './subscriptions';
import { subscriptionTransfersDemo } from './subscriptionTransfers';
import { subscriptionUpdateTasksDemo } from './subscriptionUpdateTasks';
import { taskParticipantsDemo } from './taskParticipants';
import { taskPermissionsDemo } from './taskPermissions';
import { taskRolesDemo } from './taskRoles';
import { ticketStatusChangesDemo } from './ticketStatusChanges';
import { ticketsDemo } from './tickets';
import { transactionsDemo } from './transactions';
import { unknownPlacesDemo } from './unknownPlaces';
import { unmatchedNotificationsDemo } from './unmatchedNotifications';
import { usersDemo } from './users';
import { workOrdersDemo } from './workOrders';

/** The demo data of every resource that has any. Read by the server's seeding alone, never by a browser. */
export const DEMO_DATA: readonly DeclaredDemo[] = [
  accountTypesDemo,
  accountsDemo,
  bonusApplicationsDemo,
  bonusRulesDemo,
  buildingTypesDemo,
  businessSalesAgentTypesDemo,
  businessSalesAgentsDemo,
  clientsDemo,
  commentsDemo,
  coverageAreasDemo,
  coverageChecksDemo,
  coveragePlacesDemo,
  devicesDemo,
  extensionsDemo,
  interestFormsDemo,
  logsDemo,
  outboxMessagesDemo,
  paymentFormsDemo,
  paymentRefundTasksDemo,
  paymentsDemo,
  permissionsDemo,
  productsDemo,
  receiptsDemo,
  referralsDemo,
  repliesDemo,
  rolesDemo,
  staffDemo,
  staffTypesDemo,
  subscriptionActivationLogsDemo,
  subscriptionEventsDemo,
  subscriptionFormsDemo,
  subscriptionTransfersDemo,
  subscriptionUpdateTasksDemo,
  subscriptionsDemo,
  taskParticipantsDemo,
  taskPermissionsDemo,
  taskRolesDemo,
  ticketStatusChangesDemo,
  ticketsDemo,
  transactionsDemo,
  unknownPlacesDemo,
  unmatchedNotificationsDemo,
  usersDemo,
  workOrdersDemo,
];
