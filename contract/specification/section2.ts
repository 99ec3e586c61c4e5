import type { Permission } from '../access/permissions';

/** Every back-office route of the specification's section 2, without its leading slash, in the specification's order. */
export const SPECIFIED_ROUTES = [
  ...['dashboard', 'coverage', 'check-details'],
  ...['clients', 'client-details', 'new-client', 'new-lead'],
  ...['subscription-form-details', 'update-and-pay', 'subscribe-client'],
  ...['changelog'],
  ...['interest', 'interest-details'],
  ...['subscription', 'subscription-details'],
  ...['payment-forms', 'payment-form-details', 'transaction-details'],
  ...['payment-refunds', 'payment-refund-details'],
  ...['transactions', 'payment-transaction-details'],
  ...['payment-receipts', 'payment-receipt-details'],
  ...['renewal-payments', 'renewal-payment-details'],
  ...['payments', 'all-payments', 'payment-details'],
  ...['customers', 'customer-details'],
  ...['workorders', 'work-order-details'],
  ...['bonus-rules', 'bonus-rule-details', 'update-bonus-rule'],
  ...['extensions', 'extension-settings'],
  ...['activation-logs', 'activation-log-details'],
  ...['update-tasks', 'update-task-details'],
  ...['all-subscriptions', 'all-subscription-paid-details'],
  ...['subscriptions', 'subscription-paid-details', 'update-subscription-details'],
  ...['subscription-transfers', 'subscription-transfer-details'],
  ...['renewal-subscriptions', 'renewal-subscription-details'],
  ...['expiring-subscriptions', 'expiring-subscription-details'],
  ...['accounts', 'account-details'],
  ...['pay-initiated-renewal', 'reinitiate-payment', 'onboard-client-pay'],
  ...['staff', 'staff-details'],
  ...['business-sales-agencies', 'sales-agency-details'],
  ...['customer-tickets', 'ticket-details', 'lead-tickets', 'closed-tickets'],
  ...['kanban', 'ticket-comment', 'reply-comment', 'assign-ticket', 'change-role'],
  ...['task-permissions', 'task-permissions-detail'],
  ...['task-roles', 'task-roles-detail', 'add-task-role', 'edit-task-role'],
  ...['referrals', 'referral-details'],
  ...['users', 'user-details'],
  ...['roles', 'add-role', 'edit-role', 'role-permissions'],
  ...['permissions', 'logs'],
] as const;

/** Each of these permissions shows the three lists of payments. */
export const PAYMENT_PERMISSIONS = [
  'View Payment Forms',
  'View Payment Form',
  'View Payment',
  'View Payments',
] as const satisfies readonly Permission[];

type MenuLink = readonly [group: string | null, route: string, permissions: readonly Permission[], label?: string];

/**
 * The side menu of the specification (section 2): group, route, permissions (one is enough), and the label if the specification
 * gives one.
 */
export const SPECIFIED_MENU: readonly MenuLink[] = [
  [null, 'dashboard', ['Manage System']],
  ['Onboarding', 'interest', ['View Interest Forms']],
  ['Onboarding', 'subscription', ['View Subscription Form']],
  [null, 'clients', ['View Leads']],
  ['Payments', 'all-payments', PAYMENT_PERMISSIONS],
  ['Payments', 'payment-forms', PAYMENT_PERMISSIONS, 'New Customers'],
  ['Payments', 'renewal-payments', PAYMENT_PERMISSIONS, 'Renewals'],
  ['Payments', 'transactions', ['View Transactions']],
  ['Payments', 'payment-refunds', ['View Payment Refund Tasks']],
  ['Payments', 'payment-receipts', ['View Receipts']],
  ['Subscriptions', 'all-subscriptions', ['View Subscription']],
  ['Subscriptions', 'subscriptions', ['View Subscription'], 'New Customers'],
  ['Subscriptions', 'renewal-subscriptions', ['View Subscription']],
  ['Subscriptions', 'expiring-subscriptions', ['View Expiring Subscriptions', 'View Subscription']],
  ['Subscriptions', 'subscription-transfers', ['View Subscription Transfers', 'View Subscription Transfer']],
  ['Subscriptions', 'update-tasks', ['View Subscription Update Task']],
  ['Subscriptions', 'activation-logs', ['View Subscription Activation Logs']],
  [null, 'workorders', ['View Work Orders']],
  ['Accounts', 'accounts', ['View Accounts'], 'Customers'],
  ['Accounts', 'staff', ['View Staffs']],
  [null, 'referrals', ['View Referrals']],
  ['Sales Agents', 'business-sales-agencies', ['View Business Sales Agents']],
  [null, 'coverage', ['View Coverage Checks']],
  ['Settings', 'users', ['View Users']],
  ['Settings', 'roles', ['View Roles']],
  ['Settings', 'permissions', ['View Permissions']],
  ['Settings', 'logs', ['View Subscription Activation Logs']],
  [null, 'changelog', ['Use System']],
];
