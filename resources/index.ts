import { accounts } from './accounts';
import { accountTypes } from './accountTypes';
import { apiKeys } from './apiKeys';
import { backups } from './backups';
import { bonusApplications } from './bonusApplications';
import { bonusRules } from './bonusRules';
import { buildingTypes } from './buildingTypes';
import { businessSalesAgents } from './businessSalesAgents';
import { businessSalesAgentTypes } from './businessSalesAgentTypes';
import { claims } from './claims';
import { clients } from './clients';
import { closeDifferences } from './closeDifferences';
import { comments } from './comments';
import { coverageAreas } from './coverageAreas';
import { coverageChecks } from './coverageChecks';
import { coveragePlaces } from './coveragePlaces';
import { dataRequests } from './dataRequests';
import { dayCloses } from './dayCloses';
import type { AnyResource } from './defineResource';
import { devices } from './devices';
import { extensionSettings } from './extensionSettings';
import { extensions } from './extensions';
import { fiscalDocuments } from './fiscalDocuments';
import { importRows } from './importRows';
import { imports } from './imports';
import { interestForms } from './interestForms';
import {
  clockMarks,
  counters,
  deferredRequests,
  idempotencyKeys,
  knownDevices,
  limitCounts,
  logLinks,
  phoneCodes,
  preferences,
  sessions,
  settings,
  signInFailures,
} from './internal';
import { journalEntries } from './journalEntries';
import { journalLines } from './journalLines';
import { ledgerTotals, paymentBalances } from './ledgerInternal';
import { logs } from './logs';
import { findAmong, namedAmong } from './named';
import { notifications } from './notifications';
import { outboxMessages } from './outboxMessages';
import { paymentForms } from './paymentForms';
import { paymentRefundTasks } from './paymentRefundTasks';
import { payments } from './payments';
import { permissions } from './permissions';
import { products } from './products';
import { profiles } from './profiles';
import { receipts } from './receipts';
import { referrals } from './referrals';
import { replies } from './replies';
import { roles } from './roles';
import { savedReplies } from './savedReplies';
import {
  passkeyChallenges,
  passkeys,
  passwordLinks,
  recoveryCodes,
  secondFactors,
  signIns,
  signInTickets,
  signOnAttempts,
  signOnLinks,
} from './signInInternal';
import { staff } from './staff';
import { staffTypes } from './staffTypes';
import { statementLines } from './statementLines';
import { statementSources } from './statementSources';
import { statements } from './statements';
import { subscriptionActivationLogs } from './subscriptionActivationLogs';
import { subscriptionEvents } from './subscriptionEvents';
import { subscriptionForms } from './subscriptionForms';
import { subscriptions } from './subscriptions';
import { subscriptionTransfers } from './subscriptionTransfers';
import { subscriptionUpdateTasks } from './subscriptionUpdateTasks';
import { supportHours } from './supportHours';
import { taskParticipants } from './taskParticipants';
import { taskPermissions } from './taskPermissions';
import { taskRoles } from './taskRoles';
import { ticketStatusChanges } from './ticketStatusChanges';
import { tickets } from './tickets';
import { ticketTargets } from './ticketTargets';
import { transactions } from './transactions';
import { unknownPlaces } from './unknownPlaces';
import { unmatchedNotifications } from './unmatchedNotifications';
import { users } from './users';
import { webhookDeliveries } from './webhookDeliveries';
import { webhooks } from './webhooks';
import { workOrders } from './workOrders';
import { workOrderTicks } from './workOrderTicks';

/** Every resource with endpoints and screens; what a record refers to stands before it. */
export const resources: readonly AnyResource[] = [
  permissions,
  roles,
  users,
  apiKeys,
  webhooks,
  webhookDeliveries,
  products,
  buildingTypes,
  coverageAreas,
  coveragePlaces,
  businessSalesAgentTypes,
  businessSalesAgents,
  coverageChecks,
  clients,
  interestForms,
  subscriptionForms,
  referrals,
  accountTypes,
  accounts,
  dataRequests,
  devices,
  paymentForms,
  payments,
  bonusRules,
  subscriptions,
  subscriptionEvents,
  extensions,
  subscriptionTransfers,
  bonusApplications,
  receipts,
  transactions,
  journalEntries,
  journalLines,
  paymentRefundTasks,
  fiscalDocuments,
  subscriptionUpdateTasks,
  subscriptionActivationLogs,
  tickets,
  workOrders,
  comments,
  replies,
  ticketStatusChanges,
  taskPermissions,
  taskRoles,
  taskParticipants,
  savedReplies,
  ticketTargets,
  supportHours,
  staffTypes,
  staff,
  logs,
  outboxMessages,
  unmatchedNotifications,
  unknownPlaces,
  workOrderTicks,
  statementSources,
  statements,
  statementLines,
  claims,
  dayCloses,
  closeDifferences,
  backups,
  imports,
  importRows,
];

/** Everything that is stored: the above, and what the server keeps for itself. */
export const storedResources: readonly AnyResource[] = [
  ...resources,
  extensionSettings,
  notifications,
  profiles,
  sessions,
  preferences,
  knownDevices,
  secondFactors,
  recoveryCodes,
  passkeys,
  passkeyChallenges,
  signInTickets,
  signOnAttempts,
  signOnLinks,
  passwordLinks,
  signIns,
  deferredRequests,
  phoneCodes,
  limitCounts,
  signInFailures,
  counters,
  idempotencyKeys,
  clockMarks,
  settings,
  logLinks,
  paymentBalances,
  ledgerTotals,
];

/** The resource declared under a plural name. */
export const resourceNamed = namedAmong(storedResources);

/** The same, or undefined. */
export const findResource = findAmong(storedResources);
