import { apiKeys } from './access/apiKeys';
import { permissions } from './access/permissions';
import { profiles } from './access/profiles';
import { roles } from './access/roles';
import { staff } from './access/staff';
import { staffTypes } from './access/staffTypes';
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
} from './access/systemTables';
import { users } from './access/users';
import { accounts } from './accounts/accounts';
import { accountTypes } from './accounts/accountTypes';
import { clientMerges } from './accounts/clientMerges';
import { clients } from './accounts/clients';
import { businessSalesAgents } from './agents/businessSalesAgents';
import { businessSalesAgentTypes } from './agents/businessSalesAgentTypes';
import { commissionPayouts } from './agents/commissionPayouts';
import { commissions } from './agents/commissions';
import { referrals } from './agents/referrals';
import { attachments } from './attachments/attachments';
import { attachmentContents } from './attachments/systemTables';
import { logs } from './audit/logs';
import { backups } from './backup/backups';
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
} from './catalogue/systemTables';
import { claims } from './claims/claims';
import { closeDifferences } from './closing/closeDifferences';
import { dayCloses } from './closing/dayCloses';
import { coverageAreas } from './coverage/coverageAreas';
import { coverageChecks } from './coverage/coverageChecks';
import { coveragePlaces } from './coverage/coveragePlaces';
import { interestForms } from './coverage/interestForms';
import { unknownPlaces } from './coverage/unknownPlaces';
import { devices } from './devices/devices';
import { fiscalDocuments } from './fiscal/fiscalDocuments';
import { importRows } from './imports/importRows';
import { imports } from './imports/imports';
import type { AnyResource } from './language/defineResource';
import { createResourceLookup, findAmong } from './language/resourceLookup';
import { journalEntries } from './ledger/journalEntries';
import { journalLines } from './ledger/journalLines';
import { ledgerTotals, paymentBalances } from './ledger/systemTables';
import { listViews } from './listViews/listViews';
import { outboxMessages } from './messages/outboxMessages';
import { accessHolds } from './network/accessHolds';
import { accessLines } from './network/accessLines';
import { cutOffStops } from './network/cutOffStops';
import { nasSilences } from './network/nasSilences';
import { networkAccessServers } from './network/networkAccessServers';
import { networkDifferences } from './network/networkDifferences';
import { radiusSessions } from './network/radiusSessions';
import { sessionChanges } from './network/sessionChanges';
import { accountingReaders } from './network/systemTables';
import { usageDays } from './network/usageDays';
import { notes } from './notes/notes';
import { notifications } from './notifications/notifications';
import { buildingTypes } from './orders/buildingTypes';
import { subscriptionForms } from './orders/subscriptionForms';
import { paymentForms } from './payments/paymentForms';
import { paymentRefundTasks } from './payments/paymentRefundTasks';
import { payments } from './payments/payments';
import { receipts } from './payments/receipts';
import { transactions } from './payments/transactions';
import { unmatchedNotifications } from './payments/unmatchedNotifications';
import { dataRequests } from './privacy/dataRequests';
import { reportMails } from './reports/systemTables';
import { statementLines } from './statements/statementLines';
import { statementSources } from './statements/statementSources';
import { statements } from './statements/statements';
import { separatedPairs } from './statements/systemTables';
import { bonusApplications } from './subscriptions/bonusApplications';
import { bonusRules } from './subscriptions/bonusRules';
import { extensionSettings } from './subscriptions/extensionSettings';
import { extensions } from './subscriptions/extensions';
import { priceChanges } from './subscriptions/priceChanges';
import { products } from './subscriptions/products';
import { subscriptionActivationLogs } from './subscriptions/subscriptionActivationLogs';
import { subscriptionEvents } from './subscriptions/subscriptionEvents';
import { subscriptions } from './subscriptions/subscriptions';
import { subscriptionTransfers } from './subscriptions/subscriptionTransfers';
import { subscriptionUpdateTasks } from './subscriptions/subscriptionUpdateTasks';
import { comments } from './tickets/comments';
import { replies } from './tickets/replies';
import { savedReplies } from './tickets/savedReplies';
import { supportHours } from './tickets/supportHours';
import { assigneeChanges, inboundMessages, ticketPresences } from './tickets/systemTables';
import { taskParticipants } from './tickets/taskParticipants';
import { taskPermissions } from './tickets/taskPermissions';
import { taskRoles } from './tickets/taskRoles';
import { ticketStatusChanges } from './tickets/ticketStatusChanges';
import { tickets } from './tickets/tickets';
import { ticketTargets } from './tickets/ticketTargets';
import { webhookDeliveries } from './webhooks/webhookDeliveries';
import { webhooks } from './webhooks/webhooks';
import { personalTasks } from './worklists/personalTasks';
import { workOrders } from './workOrders/workOrders';
import { workOrderTicks } from './workOrders/workOrderTicks';

/** Every resource with endpoints and screens; each comes after the resources that it refers to. */
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
  clientMerges,
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
  priceChanges,
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
  commissionPayouts,
  commissions,
  fiscalDocuments,
  subscriptionUpdateTasks,
  subscriptionActivationLogs,
  networkAccessServers,
  accessLines,
  radiusSessions,
  usageDays,
  nasSilences,
  networkDifferences,
  sessionChanges,
  cutOffStops,
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
  notes,
  attachments,
  personalTasks,
  outboxMessages,
  unmatchedNotifications,
  unknownPlaces,
  workOrderTicks,
  statementSources,
  statements,
  statementLines,
  claims,
  accessHolds,
  dayCloses,
  closeDifferences,
  backups,
  imports,
  importRows,
];

/** Everything that is stored: the resources above, and the system tables; each comes after those that it refers to. */
export const storedResources: readonly AnyResource[] = [
  attachmentContents,
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
  separatedPairs,
  assigneeChanges,
  ticketPresences,
  inboundMessages,
  reportMails,
  listViews,
  accountingReaders,
];

/** Returns the resource with a plural name. */
export const resourceNamed = createResourceLookup(storedResources);

/** Returns the resource with a plural name, or undefined. */
export const findResource = findAmong(storedResources);
