import type { Call } from '../api/Call';
import type { ApiBase } from '../constants';

/** A call as the specification's section 7 names it. */
export interface SpecifiedCall {
  method: Call['method'];
  base: ApiBase;
  path: string;
  /** The field of the answer that is read. */
  reads: string;
  /** The parameters that the specification sends, as it sends them. */
  query?: string;
}

const LIST = 'offset=0&limit=10&sortBy=dateCreated&sortAsc=true';
const DATES = 'dateCreatedFrom=2026-01-01&dateCreatedTo=2026-12-31';
const row =
  (method: Call['method'], base: ApiBase) =>
  (path: string, reads: string, query?: string): SpecifiedCall => ({
    method,
    base,
    path,
    reads,
    ...(query === undefined ? {} : { query }),
  });
const [get, post, put, patch, remove] = [
  row('GET', 'v1'),
  row('POST', 'v1'),
  row('PUT', 'v1'),
  row('PATCH', 'v1'),
  row('DELETE', 'v1'),
];
const [getV2, postV2] = [row('GET', 'v2'), row('POST', 'v2')];
const [getPortal, postPortal] = [row('GET', 'portal'), row('POST', 'portal')];

/**
 * Every call of the specification's section 7, in its order. What is plain CRUD is mounted from the declarations in
 * resources/, the rest from resources/actions; a test walks this table to see that both together leave nothing out.
 */
export const SECTION_7: readonly SpecifiedCall[] = [
  // Sign-in and accounts
  post('accounts/auth/login', 'user'),
  get('accounts/{id}', 'account'),
  post('accounts', 'account'),
  put('accounts/{id}', 'account'),
  remove('accounts/{id}', 'account'),
  get('accounts', 'accounts', `searchTerm=a&statuses=ACTIVE,NEW&types=CUSTOMER&${LIST}`),
  get('accounts', 'accounts', 'searchTerm=a&statuses=&types=CUSTOMER&offset=0&limit=10'),
  get('accounts/account-types', 'accountTypes', LIST),
  getPortal('user/accounts/{id}', 'account'),
  get('accounts/total-records', 'totalRecords'),
  get('coverage-checks/total-records', 'totalRecords'),
  get('interest-forms/total-records', 'totalRecords'),
  get('work-orders/total-records', 'totalRecords'),
  get('accounts', 'accounts', 'types=CUSTOMER'),
  get('subscriptions', 'subscriptions', 'subscriptionStatuses=ACTIVE'),
  get('accounts', 'accounts', 'types=CUSTOMER&statuses=TERMINATED'),
  get('accounts', 'accounts', 'statuses=TRANSFERRED,INACTIVE,NEW,SUSPENDED'),
  ...['ACTIVE', 'NEW', 'EXPIRED'].map((status) =>
    get('subscriptions/count', 'totalRecords', `subscriptionStatuses=${status}&accountId={accountId}`),
  ),
  get('payments/count', 'totalRecords', 'paymentTypes=SUBSCRIPTION&initiatorTypes=ACCOUNT_USER'),
  get('payments/account/{id}', 'payments', 'offset=0&limit=100'),
  get('subscriptions', 'subscriptions', 'accountId={accountId}&offset=0&limit=100'),
  get('subscriptions/active-subscription/{id}', 'subscription'),
  get('subscriptions/account/{id}', 'subscriptions'),
  getPortal('device-management/onu-status-by-account', 'onuStatus', 'accountId={accountId}'),
  getPortal('device-management/onu-details-by-account', 'onuDetails', 'accountId={accountId}'),
  postPortal('device-management/reboot-onu-by-account/{accountId}', 'deviceTask'),
  postPortal('device-management/change-onu-ssid-and-password-by-account/{accountId}', 'deviceTask'),

  // Public and onboarding
  get('onboarding/products', 'products'),
  get('onboarding/building-types', 'buildingTypes'),
  post('onboarding/subscription', 'subscriptionForm'),
  post('subscriptions/check-subscription-status', 'subscriptionStatus'),
  post('tickets/portal', 'ticket'),
  post('onboarding/interest', 'interestForm'),
  post('coverage/check', 'coverageResponse'),
  post('referrals/self', 'referral'),
  post('onboarding/subscription/payment', 'paymentForm'),
  post('onboarding/subscription/check-payment', 'payment'),
  get('subscription-forms/{id}', 'subscriptionForm'),
  get('payments/payment-carriers', 'paymentCarriers'),
  get('payments/{id}/status', 'status'),

  // Authenticated onboarding and renewal
  postV2('subscription-forms', 'subscriptionForm'),
  post('subscription-forms/{id}', 'subscriptionForm'),
  post('clients', 'client'),
  getV2('subscription/activeOrMostRecentSubscription/{id}', 'subscription'),
  postV2('subscription/', 'accountSubscription'),
  postV2('subscription/{id}/pay', 'payment'),
  postV2('payments/{payment_id}/pay', 'data'),

  // Payment provider, on our server
  post('Auth/RequestToken', 'token'),
  post('URLSetup/RegisterIPN', 'ipn_id'),
  post('Transactions/SubmitOrderRequest', 'redirect_url'),
  get('Transactions/GetTransactionStatus', 'payment_status_description', 'orderTrackingId={orderTrackingId}'),

  // Admin lists, details and counts
  get('users', 'users', LIST),
  get('users', 'users', 'searchTerm=admin'),
  post('users', 'user'),
  put('users/{id}', 'user'),
  remove('users/{id}', 'user'),
  get('roles', 'roles', LIST),
  get('permissions', 'permissions'),
  get('logs', 'logs', LIST),
  get('tickets', 'tickets', `ticketStatuses=NEW,IN_PROGRESS,RESOLVED&ticketTypes=CUSTOMER_TICKET&searchTerm=a&${LIST}`),
  get('tickets', 'tickets', 'ticketTypes=LEAD_TICKET'),
  get('tickets/{id}', 'ticket'),
  get('tickets/{id}/status-changes', 'statusChanges'),
  get('tickets/{id}/comments', 'comments', 'limit=100'),
  post('tasks/{id}/change-status', 'ticket'),
  post('tickets/{id}/comments', 'comment'),
  post('tickets/{id}/change-status', 'ticket'),
  post('comments/{id}/reply', 'reply'),
  get('comments/{id}/replies', 'replies', 'limit=100'),
  get('task-permissions', 'taskPermissions', 'limit=100'),
  get('tasks/{id}/participants', 'participants'),
  post('tasks/{id}/participants', 'participant'),
  remove('tasks/{id}/participants', 'participant'),
  post('tasks/{id}/participants/change-role', 'participant'),
  get('task-roles', 'taskRoles', LIST),
  post('task-roles', 'taskRole'),
  put('task-roles/{id}', 'taskRole'),
  get('task-participants/{id}', 'taskParticipant'),
  get('coverage-checks', 'coverageChecks', 'offset=0&limit=100'),
  ...['PLANNED', 'IN_PROGRESS', 'ASBUILT', 'NO_PRESENCE'].map((code) =>
    get('coverage-checks/count', 'totalRecords', `coverageStatuses=${code}`),
  ),
  get('business-sales-agents', 'businessSalesAgents', LIST),
  post('business-sales-agents', 'businessSalesAgent'),
  get('business-sales-agents/{id}', 'businessSalesAgent'),
  get('business-sales-agents/types', 'businessSalesAgentTypes'),
  get('staff', 'staff', LIST),
  post('staff', 'staffMember'),
  get('staff/{id}', 'staffMember'),
  get('staff/types', 'staffTypes'),
  get('referrals', 'referrals', LIST),
  get('referrals/{id}', 'referral'),
  get('referrals/my-referrals/{id}', 'referrals'),
  get('work-orders', 'workOrders', `statuses=NEW&searchTerm=a&dateCreated=2026-03-01&${LIST}`),
  get('work-orders', 'workOrders', DATES),
  get('work-orders/{id}', 'workOrder'),
  get('work-orders/count', 'totalRecords', 'statuses=NEW'),
  get(
    'payments',
    'payments',
    `paymentStatuses=NEW&paymentTypes=SUBSCRIPTION&initiatorTypes=ACCOUNT_USER&searchTerm=a&${DATES}&limit=20`,
  ),
  get('payments/{id}', 'payment'),
  get('payments/count', 'totalRecords', DATES),
  get('payments/sum', 'sum', 'startDate=2026-01-01&endDate=2026-03-31&paymentStatuses=SUCCESSFUL'),
  get('payment-forms', 'paymentForms', 'paymentStatuses=NEW&limit=20'),
  get('payment-forms/count', 'totalRecords', 'paymentStatuses=NEW'),
  get('payment-refund-tasks', 'paymentRefundTasks', LIST),
  get('payment-refund-tasks/{id}', 'paymentRefundTask'),
  get('receipts', 'receipts', LIST),
  get('receipts', 'receipts', 'subscriptionId={subscriptionId}'),
  get('receipts/{id}', 'receipt'),
  post('receipts', 'receipt'),
  get('transactions', 'transactions', LIST),
  get('transactions/{id}', 'transaction'),
  get('clients', 'clients', `searchTerm=a&${DATES}&stages=INTERESTED,LEAD,PROSPECT,SUBSCRIBED`),
  get('clients/{id}', 'client'),
  put('clients/{id}', 'client'),
  get('subscription-forms', 'subscriptionForms', LIST),
  get('subscription-forms', 'subscriptionForms', 'clientId={clientId}&limit=200'),
  put('subscription-forms/{id}', 'subscriptionForm'),
  get('subscription-forms/{id}/payment', 'payment'),
  get('interest-forms', 'interestForms', LIST),
  get(
    'subscriptions',
    'subscriptions',
    `status=ACTIVE&isRenewal=true&paymentStatuses=SUCCESSFUL&duration=30&productId={productId}&${DATES}`,
  ),
  put('subscriptions/{id}', 'subscription'),
  get('subscriptions/total-records', 'totalRecords'),
  get('subscriptions/expiring', 'subscriptions', 'expiringInDays=7&searchTerm=a&offset=0&limit=10&sortBy=dateCreated'),
  get('subscriptions/expiring', 'subscriptions', 'expiredInDays=7'),
  get('subscriptions/expiring', 'subscriptions', 'expiryDate=2026-03-20'),
  get('subscription-transfers', 'subscriptionTransfers', LIST),
  post('subscription-transfers', 'subscriptionTransfer'),
  get('extensions', 'extensions', LIST),
  get('extension-settings', 'extensionSettings'),
  put('extension-settings', 'extensionSettings'),
  get('bonus-rules', 'bonusRules', LIST),
  get('bonus-rules/{id}', 'bonusRule'),
  post('bonus-rules', 'bonusRule'),
  patch('bonus-rules/{id}', 'bonusRule'),
  get('subscription-update-tasks', 'subscriptionUpdateTasks', LIST),
  get('subscription-update-tasks', 'subscriptionUpdateTasks', 'subscriptionId={subscriptionId}'),
  get('subscription-update-tasks/{id}', 'updateTask'),
  get('subscription-activation-logs', 'subscriptionActivationLogs', LIST),
  get('subscription-activation-logs', 'subscriptionActivationLogs', 'subscriptionId={subscriptionId}'),
  get('subscription-activation-logs/{id}', 'activationLog'),
  get('subscription/pending', 'subscriptionUpdateTasks', 'subscriptionId={subscriptionId}'),
  post('subscription/activate/{id}', 'subscription'),
];
