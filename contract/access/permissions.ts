/**
 * All permissions, by subject. Those that open a menu entry come from the specification (section 2); the others follow the same
 * naming, one per action. A role holds a list of these names.
 */
export const PERMISSION_AREAS = {
  System: ['Manage System', 'Use System', 'View Application Settings', 'Update Application Settings', 'View Reports'],
  Onboarding: [
    'View Interest Forms',
    'Update Interest Forms',
    'View Subscription Form',
    'Create Subscription Form',
    'Update Subscription Form',
  ],
  Clients: ['View Leads', 'Create Leads', 'Update Leads', 'Merge Clients'],
  'Personal data': [
    'View Sensitive Fields',
    'View Data Requests',
    'Export Personal Data',
    'Erase Personal Data',
    'Record Opt-Outs',
  ],
  Payments: [
    'View Payment Forms',
    'View Payment Form',
    'View Payment',
    'View Payments',
    'Check Payments',
    'Record Payments',
    'Resolve Payments',
    'View Transactions',
    'View Claims',
    'Record Claims',
    'View Statements',
    'Import Statements',
    'View Ledger',
    'View Closes',
    'Prepare Closes',
    'Close Days',
  ],
  'Refunds and receipts': [
    'View Payment Refund Tasks',
    'Request Refunds',
    'Approve Refunds',
    'Submit Refunds',
    'View Receipts',
    'Issue Receipts',
    'Resend Fiscal Documents',
  ],
  Subscriptions: [
    'View Subscription',
    'Update Subscription',
    'Renew Subscription',
    'Activate Subscription',
    'View Expiring Subscriptions',
    'View Subscription Transfers',
    'View Subscription Transfer',
    'Create Subscription Transfers',
    'View Extensions',
    'Create Extensions',
    'Update Extension Settings',
    'View Bonus Rules',
    'Update Bonus Rules',
  ],
  Network: [
    'View Subscription Update Task',
    'View Subscription Activation Logs',
    'View Access Lines',
    'Update Access Lines',
    'View NAS',
    'Update NAS',
  ],
  'Work orders': [
    'View Work Orders',
    'Create Work Orders',
    'Update Work Orders',
    'Install Devices',
    'Close Installations Without Device',
  ],
  Tickets: [
    'View Tickets',
    'Create Tickets',
    'Update Tickets',
    'Manage Tickets',
    'View Task Roles',
    'Update Task Roles',
    'View Task Permissions',
  ],
  Accounts: ['View Accounts', 'Create Accounts', 'Update Accounts', 'Delete Accounts'],
  Devices: ['View Devices', 'Update Devices', 'Reboot Devices', 'Change Wi-Fi'],
  Staff: ['View Staffs', 'Create Staffs', 'Update Staffs'],
  Sales: [
    'View Referrals',
    'View Business Sales Agents',
    'Create Business Sales Agents',
    'Update Business Sales Agents',
  ],
  Commissions: [
    'View Commissions',
    'Prepare Commission Payouts',
    'Approve Commission Payouts',
    'Pay Commission Payouts',
  ],
  Coverage: ['View Coverage Checks', 'Update Coverage Areas'],
  Attachments: ['Write Attachments'],
  'Notes and tasks': ['Write Notes', 'Write Tasks', 'Assign Tasks', 'Share Views'],
  Messages: ['View Messages', 'Resend Messages'],
  Backups: ['View Backups'],
  Imports: ['Import Data'],
  Products: ['View Products', 'Update Products'],
  Integrations: ['Manage API Keys', 'Manage Webhooks'],
  'Users and roles': [
    'View Users',
    'Create Users',
    'Update Users',
    'Delete Users',
    'View Roles',
    'Update Roles',
    'View Permissions',
  ],
} as const;

export type PermissionArea = keyof typeof PERMISSION_AREAS;
export type Permission = (typeof PERMISSION_AREAS)[PermissionArea][number];

export const PERMISSIONS: readonly Permission[] = Object.values(PERMISSION_AREAS).flat();

/** Returns whether a user with the permissions `held` has at least one of those `needed`. */
export function isPermitted(held: Iterable<string>, needed: Permission | readonly Permission[]): boolean {
  const names = new Set(held);
  return [needed].flat().some((name) => names.has(name));
}

/** Each of these permissions shows payments and payment forms, as in the specification's menu. */
export const SEES_PAYMENTS = [
  'View Payment Forms',
  'View Payment Form',
  'View Payment',
  'View Payments',
] as const satisfies readonly Permission[];
