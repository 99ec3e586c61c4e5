import type { paths } from 'generated-api';
import type { Client } from 'openapi-fetch';

export type Api = Client<paths>;

/** The records that the calls refer to. */
export interface Known {
  accountId: string;
  clientId: string;
  messageId: string;
  participantId: string;
  productId: string;
  sourceId: string;
  ticketId: string;
  tickId: string;
}

const NOBODYS_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const limit = 2;
const query = { limit };

/** Calls for each tag of the document. A colon separates the tag from the name of a further call. */
export const CALLS: Record<string, (api: Api, known: Known) => Promise<{ response: Response; error?: unknown }>> = {
  'API keys': (api) => api.GET('/api/v1/api-keys', { params: { query } }),
  'Cut-off stops': (api) => api.GET('/api/v1/cut-off-stops', { params: { query } }),
  'NAS list': (api) => api.GET('/api/v1/network-access-servers', { params: { query } }),
  'Access holds': (api) => api.GET('/api/v1/access-holds', { params: { query } }),
  'Access lines': (api) => api.GET('/api/v1/access-lines', { params: { query } }),
  'Account types': (api) => api.GET('/api/v1/account-types', { params: { query } }),
  Accounts: (api) =>
    api.GET('/api/v1/accounts', { params: { query: { limit, sortBy: 'dateCreated', sortAsc: false } } }),
  'Activation logs': (api) => api.GET('/api/v1/subscription-activation-logs', { params: { query } }),
  'Bonus rules': (api) =>
    api.POST('/api/v1/bonus-rules', {
      body: { name: 'A typed day', occasion: 'RENEWAL', bonusDays: 1, validFrom: '2026-03-01' },
    }),
  'Bonuses given': (api) => api.GET('/api/v1/bonus-applications', { params: { query } }),
  Brand: (api) => api.GET('/api/v1/settings/brand'),
  'Building types': (api) => api.GET('/api/v1/building-types', { params: { query } }),
  'Business sales agencies': (api) => api.GET('/api/v1/business-sales-agents', { params: { query } }),
  'Client merges': (api) => api.GET('/api/v1/client-merges', { params: { query } }),
  Clients: (api, { clientId }) =>
    api.POST('/api/v1/clients/{id}/unmask', { params: { path: { id: clientId } }, body: { field: 'nationalId' } }),
  'Personal data': (api, { clientId }) =>
    api.POST('/api/v1/clients/{id}/opt-out', {
      params: { path: { id: clientId } },
      body: { askedBy: 'PHONE', reason: 'They called' },
    }),
  'Payment claims': (api) => api.GET('/api/v1/claims', { params: { query } }),
  Statements: (api) => api.GET('/api/v1/statements', { params: { query } }),
  'Statement lines': (api) => api.GET('/api/v1/statement-lines', { params: { query } }),
  'Statement sources': (api) => api.GET('/api/v1/statement-sources', { params: { query } }),
  'Statement files': (api, { sourceId }) =>
    api.POST('/api/v1/statements/preview', {
      body: { sourceId, fileName: 'typed.csv', content: 'RGF0ZSxBbW91bnQ=' },
    }),
  Imports: (api) => api.GET('/api/v1/imports', { params: { query } }),
  Retention: (api) => api.GET('/api/v1/accounts/not-renewed', { params: { query } }),
  'Import lines': (api) => api.GET('/api/v1/import-rows', { params: { query } }),
  Backups: (api) => api.GET('/api/v1/backups/state'),
  Comments: (api) => api.GET('/api/v1/comments', { params: { query } }),
  'Coverage areas': (api) => api.GET('/api/v1/coverage-areas', { params: { query } }),
  'Coverage checks': (api) => api.GET('/api/v1/coverage-checks', { params: { query } }),
  'Data requests': (api) => api.GET('/api/v1/data-requests', { params: { query } }),
  Deliveries: (api) => api.GET('/api/v1/webhook-deliveries', { params: { query } }),
  Devices: (api) => api.GET('/api/v1/devices', { params: { query } }),
  'Checklist ticks': (api, { tickId }) =>
    api.GET('/api/v1/work-order-ticks/{id}', { params: { path: { id: tickId } } }),
  'Price changes': (api) => api.GET('/api/v1/price-changes', { params: { query } }),
  Prices: (api, { productId }) =>
    api.GET('/api/v1/products/{id}/price-preview', { params: { path: { id: productId }, query: {} } }),
  Extensions: (api) => api.GET('/api/v1/extensions', { params: { query } }),
  'Journal entries': (api) => api.GET('/api/v1/journal-entries', { params: { query } }),
  'Journal lines': (api) => api.GET('/api/v1/journal-lines', { params: { query } }),
  'Daily close': (api) => api.GET('/api/v1/day-closes/day', { params: { query: { day: '2026-03-13' } } }),
  'Day closes': (api) => api.GET('/api/v1/day-closes', { params: { query } }),
  Differences: (api) => api.GET('/api/v1/close-differences', { params: { query } }),
  Ledger: (api) => api.GET('/api/v1/ledger/trial-balance', { params: { query: { at: '2026-03-14T09:00:00.000Z' } } }),
  Figures: (api) => api.GET('/api/v1/figures', { params: { query: { names: 'newLeads' } } }),
  'Interest forms': (api) => api.GET('/api/v1/interest-forms', { params: { query } }),
  'Fiscal documents': (api) => api.GET('/api/v1/fiscal-documents', { params: { query } }),
  Logs: (api) => api.GET('/api/v1/logs', { params: { query } }),
  'Messages: sent again': (api, { messageId }) =>
    api.POST('/api/v1/outbox-messages/{id}/resend', { params: { path: { id: messageId } } }),
  Messages: (api) => api.GET('/api/v1/outbox-messages', { params: { query } }),
  'Devices: an ONU': (api, { accountId }) =>
    api.GET('/api/portal/device-management/onu-status-by-account', { params: { query: { accountId } } }),
  Attachments: (api) => api.GET('/api/v1/attachments', { params: { query } }),
  'Shared views': (api) => api.GET('/api/v1/list-views', { params: { query: { list: 'open-tickets' } } }),
  Notes: (api) => api.GET('/api/v1/notes', { params: { query } }),
  Notifications: (api) => api.GET('/api/v1/notifications/unread'),
  'Payment forms': (api) => api.GET('/api/v1/payment-forms', { params: { query } }),
  'Payment provider': (api) =>
    api.POST('/api/v1/payments/ipn', {
      body: { OrderTrackingId: NOBODYS_ID, OrderMerchantReference: 'KF-0', OrderNotificationType: 'IPNCHANGE' },
    }),
  'Commission payouts': (api) => api.GET('/api/v1/commission-payouts', { params: { query } }),
  Commissions: (api) => api.GET('/api/v1/commissions', { params: { query } }),
  'Payment refunds': (api) => api.GET('/api/v1/payment-refund-tasks', { params: { query } }),
  'Personal tasks': (api) => api.GET('/api/v1/personal-tasks', { params: { query } }),
  Reports: (api) => api.GET('/api/v1/reports/{name}', { params: { path: { name: 'mrr-movements' } } }),
  Payments: (api) => api.GET('/api/v1/payments/sum'),
  'Payments: exceptions': (api) => api.GET('/api/v1/payments/exceptions', { params: { query } }),
  Orders: (api) => api.GET('/api/v1/onboarding/products'),
  Permissions: (api) => api.GET('/api/v1/permissions', { params: { query } }),
  Places: (api) => api.GET('/api/v1/coverage-places', { params: { query } }),
  Profile: (api) => api.GET('/api/v1/accounts/auth/profile'),
  Queues: (api) => api.GET('/api/v1/queues', { params: { query: { most: 1 } } }),
  'Response targets': (api) => api.GET('/api/v1/ticket-targets', { params: { query } }),
  'Saved replies': (api) => api.GET('/api/v1/saved-replies', { params: { query } }),
  Search: (api) => api.GET('/api/v1/search', { params: { query: { searchTerm: 'KF-1' } } }),
  Passkeys: (api) => api.GET('/api/v1/accounts/auth/passkeys'),
  'Second factor': (api) => api.GET('/api/v1/accounts/auth/second-factor'),
  'Set-up': (api) => api.GET('/api/v1/setup/steps'),
  Sessions: (api) => api.GET('/api/v1/radius-sessions', { params: { query } }),
  'Network differences': (api) => api.GET('/api/v1/network-differences', { params: { query } }),
  'Silent NAS': (api) => api.GET('/api/v1/nas-silences', { params: { query } }),
  'Session changes': (api) => api.GET('/api/v1/session-changes', { params: { query } }),
  Usage: (api) => api.GET('/api/v1/usage-days', { params: { query } }),
  Settings: (api) => api.GET('/api/v1/settings/connections'),
  'Sign-in': (api) =>
    api.POST('/api/v1/accounts/auth/forgotten-password', { body: { username: 'nobody@kitara.example' } }),
  'Support hours': (api) => api.GET('/api/v1/support-hours', { params: { query } }),
  Packages: (api) => api.GET('/api/v1/products/count'),
  'Unknown places': (api) => api.GET('/api/v1/unknown-places', { params: { query } }),
  Coverage: (api) => api.POST('/api/v1/coverage/check', { body: { location: { commonName: 'Kololo' } } }),
  Receipts: (api) => api.GET('/api/v1/receipts/total-records'),
  Referrals: (api) => api.GET('/api/v1/referrals', { params: { query } }),
  Renewals: (api) => api.POST('/api/v1/onboarding/renewal/request-code', { body: { number: '0771234567' } }),
  Replies: (api) => api.GET('/api/v1/replies', { params: { query } }),
  Roles: (api) => api.GET('/api/v1/roles', { params: { query } }),
  'Sales agency types': (api) => api.GET('/api/v1/business-sales-agent-types', { params: { query } }),
  'Payments: of an account': (api, { accountId }) =>
    api.GET('/api/v1/payments/account/{id}', { params: { path: { id: accountId }, query } }),
  Access: (api) => api.GET('/api/v1/accounts/auth/sessions'),
  Staff: (api) => api.GET('/api/v1/staff', { params: { query } }),
  'Staff types': (api) => api.GET('/api/v1/staff-types', { params: { query } }),
  'Status changes': (api) => api.GET('/api/v1/ticket-status-changes', { params: { query } }),
  'Subscriptions: settings': (api) => api.PUT('/api/v1/extension-settings', { body: { maxDays: 10 } }),
  'Subscription events': (api) => api.GET('/api/v1/subscription-events', { params: { query } }),
  'Subscription forms': (api) => api.GET('/api/v1/subscription-forms', { params: { query } }),
  'Subscription transfers': (api) => api.GET('/api/v1/subscription-transfers', { params: { query } }),
  Subscriptions: (api) => api.GET('/api/v1/subscriptions', { params: { query } }),
  'Task participants': (api, { participantId }) =>
    api.GET('/api/v1/task-participants/{id}', { params: { path: { id: participantId } } }),
  'Task permissions': (api) => api.GET('/api/v1/task-permissions', { params: { query } }),
  'Task roles': (api) => api.GET('/api/v1/task-roles', { params: { query } }),
  'Tickets: a comment': (api, { ticketId }) =>
    api.POST('/api/v1/tickets/{id}/comments', {
      params: { path: { id: ticketId }, header: { 'Idempotency-Key': 'typed' } },
      body: { body: 'We are on it.' },
    }),
  Tickets: (api, { ticketId }) => api.GET('/api/v1/tickets/{id}', { params: { path: { id: ticketId } } }),
  Transactions: (api) => api.GET('/api/v1/transactions', { params: { query } }),
  'Unmatched notifications': (api) => api.GET('/api/v1/unmatched-notifications', { params: { query } }),
  'Update tasks': (api) => api.GET('/api/v1/subscription-update-tasks', { params: { query } }),
  Users: (api) => api.GET('/api/v1/users', { params: { query } }),
  Visits: (api) => api.GET('/api/v1/work-orders/assignees', { params: { query } }),
  Webhooks: (api) => api.GET('/api/v1/webhooks', { params: { query } }),
  'Work orders': (api) => api.GET('/api/v1/work-orders', { params: { query } }),
};
