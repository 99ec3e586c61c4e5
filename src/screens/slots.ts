import { lazy } from 'react';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import type { Slots } from '../crud/slots';

const ClientActions = lazy(() => import('./clients/ClientActions').then((m) => ({ default: m.ClientActions })));

/** What is written by hand in generated screens, by the name of the resource. */
export const slots: Readonly<Record<string, Slots>> = {
  accounts: {
    details: lazy(() => import('./accounts/AccountDetails').then((m) => ({ default: m.AccountDetails }))),
  },
  subscriptions: {
    actions: lazy(() =>
      import('./subscriptions/SubscriptionActions').then((m) => ({ default: m.SubscriptionActions })),
    ),
    sections: lazy(() =>
      import('./subscriptions/SubscriptionSections').then((m) => ({ default: m.SubscriptionSections })),
    ),
    editPage: OFFICE_PAGES.updateSubscription.route,
  },
  'subscription-update-tasks': {
    actions: lazy(() => import('./subscriptions/RetryActivation').then((m) => ({ default: m.RetryActivation }))),
  },
  'subscription-activation-logs': {
    actions: lazy(() => import('./subscriptions/RetryActivation').then((m) => ({ default: m.RetryActivation }))),
  },
  extensions: {
    listActions: lazy(() => import('./extensionSettings/SettingsLink').then((m) => ({ default: m.SettingsLink }))),
  },
  'bonus-rules': { editPage: OFFICE_PAGES.updateBonusRule.route },
  payments: {
    actions: lazy(() => import('./payments/PaymentActions').then((m) => ({ default: m.PaymentActions }))),
    listActions: lazy(() => import('./payments/ExceptionsLink').then((m) => ({ default: m.ExceptionsLink }))),
  },
  'payment-refund-tasks': {
    sections: lazy(() => import('./payments/RefundSteps').then((m) => ({ default: m.RefundSteps }))),
  },
  'outbox-messages': {
    actions: lazy(() => import('./messages/ResendMessage').then((m) => ({ default: m.ResendMessage }))),
  },
  receipts: {
    actions: lazy(() => import('./payments/ReceiptActions').then((m) => ({ default: m.ReceiptActions }))),
  },
  tickets: { details: lazy(() => import('./tickets/TicketDesk').then((m) => ({ default: m.TicketDesk }))) },
  'task-permissions': { sections: lazy(() => import('./taskRoles/HeldBy').then((m) => ({ default: m.HeldBy }))) },
  clients: {
    actions: ClientActions,
    listActions: lazy(() => import('./clients/ClientListActions').then((m) => ({ default: m.ClientListActions }))),
    createPage: OFFICE_PAGES.newClient.route,
  },
  'coverage-checks': {
    actions: lazy(() => import('./clients/CheckActions').then((m) => ({ default: m.CheckActions }))),
  },
  'unknown-places': {
    actions: lazy(() => import('./coverage/UnknownPlaceActions').then((m) => ({ default: m.UnknownPlaceActions }))),
  },
  'interest-forms': { actions: ClientActions },
  'subscription-forms': {
    details: lazy(() => import('./subscriptionForms/FormDetails').then((m) => ({ default: m.FormDetails }))),
    listActions: lazy(() => import('./subscriptionForms/NewOrder').then((m) => ({ default: m.NewOrder }))),
  },
  'business-sales-agents': {
    sections: lazy(() => import('./salesAgents/AgencyLink').then((m) => ({ default: m.AgencyLink }))),
  },
  logs: { details: lazy(() => import('./logs/LogDetails').then((m) => ({ default: m.LogDetails }))) },
  roles: {
    createPage: OFFICE_PAGES.addRole.route,
    listActions: lazy(() => import('./roles/MatrixLink').then((m) => ({ default: m.MatrixLink }))),
    details: lazy(() => import('./roles/RolePermissions').then((m) => ({ default: m.RolePermissions }))),
  },
  users: { sections: lazy(() => import('./users/UserAccess').then((m) => ({ default: m.UserAccess }))) },
};
