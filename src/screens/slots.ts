import { lazy } from 'react';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { OPEN_CLIENT_STAGES } from '../../contract/statuses';
import type { Answers } from '../../resources/catalogue/actions';
import { lateOf } from '../browser/lateOf';
import type { Slots, WorklistPart } from '../crud/slots';

const ClientActions = lateOf(() => import('./accounts/clients/ClientActions').then((m) => m.ClientActions));

/** Says what the network answered. */
const activateSubscription: WorklistPart = {
  outcome: async (answer, wording) =>
    (await import('./subscriptions/useActivation')).activationOutcome(
      answer as Answers['activateSubscription'],
      wording,
    ),
};

/** The custom parts of generated screens, by the name of the resource. */
export const slots: Readonly<Record<string, Slots>> = {
  'api-keys': {
    listActions: lateOf(() => import('./access/apiKeys/NewApiKey').then((m) => m.NewApiKey)),
    actions: lateOf(() => import('./access/apiKeys/RevokeKey').then((m) => m.RevokeKey)),
  },
  webhooks: { listActions: lateOf(() => import('./webhooks/NewWebhook').then((m) => m.NewWebhook)) },
  'access-lines': {
    listActions: lateOf(() => import('./network/NewAccessLine').then((m) => m.NewAccessLine)),
    actions: lateOf(() => import('./network/AccessLineActions').then((m) => m.AccessLineActions)),
    mayEdit: ({ status }) => status !== 'TERMINATED',
  },
  'network-differences': {
    actions: lateOf(() => import('./network/DifferenceActions').then((m) => m.DifferenceActions)),
    rowActions: lateOf(() => import('./network/DifferenceActions').then((m) => m.DifferenceRow)),
  },
  'access-holds': { actions: lateOf(() => import('./network/HoldActions').then((m) => m.EndHold)) },
  'cut-off-stops': { actions: lateOf(() => import('./network/HoldActions').then((m) => m.ConfirmCutOffs)) },
  'network-access-servers': {
    listActions: lateOf(() => import('./network/NewNas').then((m) => m.NewNas)),
    actions: lateOf(() => import('./network/NasActions').then((m) => m.NasActions)),
    sections: lateOf(() => import('./network/NasSections').then((m) => m.NasSections)),
  },
  'radius-sessions': {
    actions: lateOf(() => import('./network/SessionActions').then((m) => m.SessionActions)),
  },
  'session-changes': {
    actions: lateOf(() => import('./network/SessionChangeActions').then((m) => m.SessionChangeActions)),
  },
  'webhook-deliveries': {
    actions: lateOf(() => import('./webhooks/Redeliver').then((m) => m.Redeliver)),
    rowActions: lateOf(() => import('./webhooks/Redeliver').then((m) => m.RedeliverRow)),
  },
  'coverage-areas': {
    inputs: { polygon: lateOf(() => import('./coverage/AreaInput').then((m) => m.AreaInput)) },
  },
  accounts: {
    details: lazy(() => import('./accounts/AccountDetails').then((m) => ({ default: m.AccountDetails }))),
    bulkActions: lateOf(() => import('./subscriptions/RemindSelected').then((m) => m.RemindAccounts)),
    bulkAction: 'sendRenewalReminders',
  },
  subscriptions: {
    actions: lateOf(() => import('./subscriptions/SubscriptionActions').then((m) => m.SubscriptionActions)),
    sections: lateOf(() => import('./subscriptions/SubscriptionSections').then((m) => m.SubscriptionSections)),
    editPage: OFFICE_PAGES.updateSubscription.route,
    bulkActions: lateOf(() => import('./subscriptions/RemindSelected').then((m) => m.RemindSubscriptions)),
    bulkAction: 'sendRenewalReminders',
    worklists: { activateSubscription },
  },
  'subscription-update-tasks': {
    actions: lateOf(() => import('./subscriptions/RetryActivation').then((m) => m.RetryActivation)),
    worklists: {
      activateSubscription,
      installDevice: { form: lateOf(() => import('./devices/WaitingInstall').then((m) => m.WaitingInstall)) },
    },
  },
  'subscription-activation-logs': {
    actions: lateOf(() => import('./subscriptions/RetryActivation').then((m) => m.RetryActivation)),
  },
  extensions: {
    listActions: lateOf(() => import('./subscriptions/extensionSettings/SettingsLink').then((m) => m.SettingsLink)),
  },
  products: {
    actions: lateOf(() => import('./subscriptions/prices/PackagePrice').then((m) => m.PackagePrice)),
  },
  'price-changes': {
    actions: lateOf(() => import('./subscriptions/prices/PriceChangeActions').then((m) => m.PriceChangeActions)),
  },
  'bonus-rules': {
    editPage: OFFICE_PAGES.updateBonusRule.route,
    cells: { active: lateOf(() => import('./subscriptions/bonusRules/ActiveCell').then((m) => m.ActiveCell)) },
  },
  payments: {
    actions: lateOf(() => import('./payments/PaymentActions').then((m) => m.PaymentActions)),
  },
  claims: {
    actions: lateOf(() => import('./claims/ClaimActions').then((m) => m.ClaimActions)),
    sections: lateOf(() => import('./claims/CandidateLines').then((m) => m.CandidateLines)),
    worklists: {
      matchClaim: { form: lateOf(() => import('./claims/MatchDrawer').then((m) => m.MatchDrawer)) },
    },
  },
  statements: { actions: lateOf(() => import('./statements/StatementActions').then((m) => m.StatementActions)) },
  'statement-lines': {
    actions: lateOf(() => import('./statements/LineActions').then((m) => m.LineActions)),
    sections: lateOf(() => import('./statements/LineSections').then((m) => m.LineSections)),
  },
  'unmatched-notifications': {
    actions: lateOf(() => import('./claims/UndoSettlement').then((m) => m.UndoSettlement)),
    sections: lateOf(() => import('./claims/MoneyCustomers').then((m) => m.NotificationCustomers)),
    worklists: {
      settleNotification: {
        form: lateOf(() => import('./claims/MoneyCustomers').then((m) => m.SettleNotificationForm)),
      },
    },
  },
  'payment-forms': {
    actions: lateOf(() => import('./claims/RecordClaim').then((m) => m.RecordClaimOfForm)),
  },
  'payment-refund-tasks': {
    sections: lateOf(() => import('./payments/RefundSteps').then((m) => m.RefundSteps)),
    worklists: {
      submitRefund: { form: lateOf(() => import('./payments/RefundForm').then((m) => m.SubmitRefundForm)) },
      effectRefund: { form: lateOf(() => import('./payments/RefundForm').then((m) => m.EffectRefundForm)) },
    },
  },
  'outbox-messages': {
    actions: lateOf(() => import('./messages/ResendMessage').then((m) => m.ResendMessage)),
  },
  receipts: {
    actions: lateOf(() => import('./payments/ReceiptActions').then((m) => m.ReceiptActions)),
    sections: lateOf(() => import('./payments/FiscalQr').then((m) => m.FiscalQr)),
  },
  'fiscal-documents': {
    actions: lateOf(() => import('./payments/ResendDocument').then((m) => m.ResendDocument)),
    sections: lateOf(() => import('./payments/FiscalQr').then((m) => m.FiscalQr)),
  },
  'journal-entries': { sections: lateOf(() => import('./ledger/EntryLines').then((m) => m.EntryLines)) },
  tickets: {
    details: lazy(() => import('./tickets/TicketDesk').then((m) => ({ default: m.TicketDesk }))),
    rowActions: lateOf(() => import('./tickets/AssignRow').then((m) => m.AssignRow)),
    bulkActions: lateOf(() => import('./tickets/AssignSelected').then((m) => m.AssignSelected)),
  },
  'task-permissions': { sections: lateOf(() => import('./tickets/taskRoles/HeldBy').then((m) => m.HeldBy)) },
  clients: {
    actions: ClientActions,
    sections: lateOf(() => import('./accounts/clients/MergeNotice').then((m) => m.MergeNotice)),
    listActions: lateOf(() => import('./accounts/clients/ClientListActions').then((m) => m.ClientListActions)),
    createPage: OFFICE_PAGES.newClient.route,
    // An agent may correct their own leads until the first payment.
    mayEdit: ({ stage, mergedIntoId }, can) =>
      !mergedIntoId && (can(['Update Leads'], 'ALL') || OPEN_CLIENT_STAGES.includes(stage)),
  },
  notes: { related: lateOf(() => import('./notes/NotesPanel').then((m) => m.NotesPanel)) },
  'client-merges': {
    actions: lateOf(() => import('./accounts/clients/UndoMerge').then((m) => m.UndoMergeAction)),
  },
  'data-requests': {
    actions: lateOf(() => import('./privacy/ErasureActions').then((m) => m.ErasureActions)),
  },
  'coverage-checks': {
    actions: lateOf(() => import('./accounts/clients/CheckActions').then((m) => m.CheckActions)),
    cells: {
      'coverageResponse.code': lateOf(() => import('./coverage/CheckStatusCell').then((m) => m.CheckStatusCell)),
    },
  },
  'unknown-places': {
    actions: lateOf(() => import('./coverage/UnknownPlaceActions').then((m) => m.UnknownPlaceActions)),
  },
  'interest-forms': { actions: ClientActions },
  'subscription-forms': {
    details: lazy(() => import('./orders/FormDetails').then((m) => ({ default: m.FormDetails }))),
    listActions: lateOf(() => import('./orders/NewOrder').then((m) => m.NewOrder)),
  },
  'business-sales-agents': {
    sections: lateOf(() => import('./agents/AgencySections').then((m) => m.AgencySections)),
  },
  'commission-payouts': {
    sections: lateOf(() => import('./agents/PayoutSteps').then((m) => m.PayoutSteps)),
  },
  logs: { details: lazy(() => import('./audit/LogDetails').then((m) => ({ default: m.LogDetails }))) },
  imports: {
    details: lazy(() => import('./imports/ImportDetails').then((m) => ({ default: m.ImportDetails }))),
    listActions: lateOf(() => import('./imports/UploadImport').then((m) => m.UploadImport)),
  },
  roles: {
    createPage: OFFICE_PAGES.addRole.route,
    listActions: lateOf(() => import('./access/roles/MatrixLink').then((m) => m.MatrixLink)),
    details: lazy(() => import('./access/roles/RoleDetails').then((m) => ({ default: m.RolePermissions }))),
  },
  'work-orders': {
    createForm: lateOf(() => import('./workOrders/NewWorkOrderDrawer').then((m) => m.NewWorkOrderDrawer)),
    details: lazy(() => import('./workOrders/VisitDetails').then((m) => ({ default: m.VisitDetails }))),
    cells: {
      assigneeId: lateOf(() => import('./workOrders/AssigneeCell').then((m) => m.AssigneeCell)),
    },
    bulkActions: lateOf(() => import('./workOrders/AssignMenu').then((m) => m.BulkAssign)),
    worklists: {
      assignWorkOrders: { button: lateOf(() => import('./workOrders/AssignMenu').then((m) => m.AssignWaiting)) },
      installDeviceOnVisit: { form: lateOf(() => import('./workOrders/InstallDrawer').then((m) => m.WaitingVisit)) },
    },
  },
  users: {
    inputs: { roleIds: lateOf(() => import('./access/users/RolesInput').then((m) => m.RolesInput)) },
    listActions: lateOf(() => import('./access/users/InviteUser').then((m) => m.InviteUser)),
    actions: lateOf(() => import('./access/users/SignInActions').then((m) => m.SignInActions)),
    sections: lateOf(() => import('./access/users/UserAccess').then((m) => m.UserAccess)),
  },
};
