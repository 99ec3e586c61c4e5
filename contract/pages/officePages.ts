import { PERMISSIONS, type Permission } from '../access/permissions';

/** A back-office page that is not generated from a declaration. */
export interface OfficePage {
  /** The route with its leading slash, as in the specification's section 2. */
  route: string;
  /** Each of these permissions opens the page. */
  permissions: readonly Permission[];
  /** The route of the declared page that this page shows for the same record. */
  opens?: string;
  /**
   * The route (without slash) of the list whose menu entry is marked for this page; without it, the page has its own entry or
   * none.
   */
  beside?: string;
  /** The label of its tab, and of its menu entry if that has none; without it, there is neither. */
  tab?: string;
  /** Its own entry in a group of the side menu, whose labels are in title case. */
  menu?: { group: string; order: number; label?: string };
}

/** Every back-office page without a declaration. */
export const OFFICE_PAGES = {
  /** Open to everyone with any permission, for their worklists; its totals need Manage System. */
  dashboard: { route: '/dashboard', permissions: PERMISSIONS },
  changelog: { route: '/changelog', permissions: PERMISSIONS },
  updateSubscription: {
    route: '/update-subscription-details',
    permissions: ['Update Subscription'],
    beside: 'all-subscriptions',
  },
  extensionSettings: { route: '/extension-settings', permissions: ['View Extensions'], beside: 'all-subscriptions' },
  updateBonusRule: { route: '/update-bonus-rule', permissions: ['Update Bonus Rules'], beside: 'bonus-rules' },
  paymentExceptions: {
    route: '/payment-exceptions',
    permissions: ['View Payments'],
    tab: 'Exceptions',
    menu: { group: 'Accounting', order: 15 },
  },
  ledgerFigures: {
    route: '/money',
    permissions: ['View Ledger'],
    tab: 'Money',
    menu: { group: 'Accounting', order: 50 },
  },
  reports: { route: '/reports', permissions: ['View Reports'] },
  importStatement: {
    route: '/import-statement',
    permissions: ['Import Statements'],
    beside: 'statements',
    tab: 'Import statement',
  },
  ticketComment: { route: '/ticket-comment', permissions: ['View Tickets'], opens: '/ticket-details' },
  replyComment: { route: '/reply-comment', permissions: ['View Tickets'], opens: '/ticket-details' },
  assignTicket: { route: '/assign-ticket', permissions: ['View Tickets'], opens: '/ticket-details' },
  changeRole: { route: '/change-role', permissions: ['View Tickets'], opens: '/ticket-details' },
  addTaskRole: { route: '/add-task-role', permissions: ['Update Task Roles'], opens: '/task-roles' },
  editTaskRole: { route: '/edit-task-role', permissions: ['Update Task Roles'], opens: '/task-roles-detail' },
  transactionDetails: {
    route: '/transaction-details',
    permissions: ['View Transactions'],
    opens: '/payment-transaction-details',
  },
  newClient: { route: '/new-client', permissions: ['Create Leads'], beside: 'clients' },
  newLead: { route: '/new-lead', permissions: ['Create Leads'], beside: 'clients' },
  mergeClients: { route: '/merge-clients', permissions: ['Merge Clients'], beside: 'clients' },
  subscribeClient: { route: '/subscribe-client', permissions: ['Create Subscription Form'], beside: 'subscription' },
  subscriptionFormDetails: {
    route: '/subscription-form-details',
    permissions: ['View Subscription Form'],
    beside: 'subscription',
  },
  updateAndPay: { route: '/update-and-pay', permissions: ['Update Subscription Form'], beside: 'subscription' },
  onboardClientPay: {
    route: '/onboard-client-pay',
    permissions: ['Create Subscription Form', 'Record Payments'],
    beside: 'subscription',
  },
  reinitiatePayment: {
    route: '/reinitiate-payment',
    permissions: ['Create Subscription Form', 'Renew Subscription'],
    beside: 'all-payments',
  },
  payInitiatedRenewal: {
    route: '/pay-initiated-renewal',
    permissions: ['Renew Subscription', 'Record Payments'],
    beside: 'renewal-subscriptions',
  },
  addRole: { route: '/add-role', permissions: ['Update Roles'], beside: 'roles' },
  editRole: { route: '/edit-role', permissions: ['Update Roles'], beside: 'roles' },
  kanban: { route: '/kanban', permissions: ['Use System'] },
  brand: {
    route: '/brand',
    permissions: ['View Application Settings'],
    tab: 'Brand',
    menu: { group: 'Settings', order: 32 },
  },
  connections: {
    route: '/connections',
    permissions: ['Update Application Settings'],
    tab: 'Connections',
    menu: { group: 'Settings', order: 33 },
  },
  /** The steps after the first administrator. */
  firstSetup: { route: '/first-setup', permissions: ['Update Application Settings'], beside: 'brand' },
  coverageMap: {
    route: '/coverage-map',
    permissions: ['View Coverage Checks'],
    beside: 'coverage',
    tab: 'Map',
  },
  uploadAreas: {
    route: '/upload-areas',
    permissions: ['Update Coverage Areas'],
    beside: 'coverage',
    tab: 'Upload areas',
  },
  dayVisits: { route: '/day-visits', permissions: ['View Work Orders'], beside: 'workorders', tab: 'Day list' },
  dayClose: {
    route: '/day-close',
    permissions: ['View Closes'],
    tab: 'Daily close',
    menu: { group: 'Accounting', order: 10, label: 'Daily Close' },
  },
  trialBalance: {
    route: '/trial-balance',
    permissions: ['View Ledger'],
    tab: 'Trial balance',
    menu: { group: 'Accounting', order: 40, label: 'Trial Balance' },
  },
  /** Open to everyone with any permission. */
  profile: { route: '/profile', permissions: PERMISSIONS },
  myReferrals: { route: '/my-referrals', permissions: ['Use System'], beside: 'referrals' },
} as const satisfies Record<string, OfficePage>;

export type OfficePageKey = keyof typeof OFFICE_PAGES;
