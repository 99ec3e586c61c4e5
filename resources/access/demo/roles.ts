import { PERMISSIONS, type Permission } from '../../../contract/access/permissions';
import type { Scope } from '../../../contract/access/scope';
import type { WorkArea } from '../../../contract/worklists/workAreas';
import { declareDemo } from '../../language/demo/declareDemo';
import { areaOf, permissions } from '../permissions';
import { roles } from '../roles';

const starting = (...words: string[]): Permission[] =>
  PERMISSIONS.filter((name) => words.some((word) => name.startsWith(word)));

const FINANCE: Permission[] = [
  'Use System',
  'Manage System',
  'View Reports',
  'Write Notes',
  'Write Tasks',
  'Check Payments',
  'Record Payments',
  'Resolve Payments',
  'Request Refunds',
  'Approve Refunds',
  'Submit Refunds',
  'Issue Receipts',
  'Resend Fiscal Documents',
  'View Business Sales Agents',
  'View Commissions',
  'Prepare Commission Payouts',
  'Approve Commission Payouts',
  'Pay Commission Payouts',
  'View Claims',
  'Record Claims',
  'View Statements',
  'Import Statements',
  'View Closes',
  'Prepare Closes',
  'Close Days',
  'View Accounts',
  'View Leads',
  ...starting(
    'View Payment',
    'View Transactions',
    'View Ledger',
    'View Receipts',
    'View Subscription',
    'View Extensions',
    'View Bonus',
  ),
  'View Products',
  'View Sensitive Fields',
];

const SUPPORT: Permission[] = [
  'Use System',
  'Write Attachments',
  'Write Notes',
  'Write Tasks',
  'View Messages',
  'Resend Messages',
  'Manage System',
  'View Accounts',
  'Update Accounts',
  'View Coverage Checks',
  'View Leads',
  ...starting('View Subscription', 'View Interest', 'View Work', 'View Ticket', 'View Task', 'View Extensions'),
  'Create Work Orders',
  'Update Work Orders',
  'Create Tickets',
  'Update Tickets',
  'Renew Subscription',
  'Activate Subscription',
  'Create Extensions',
  'Request Refunds',
  'View Claims',
  'Record Claims',
  'Record Opt-Outs',
  'View Devices',
  'Reboot Devices',
  'Change Wi-Fi',
  'View Access Lines',
  'View NAS',
  'View Products',
];

const AGENT: Permission[] = [
  'Use System',
  'View Leads',
  'Create Leads',
  'Update Leads',
  'View Interest Forms',
  'View Subscription Form',
  'Create Subscription Form',
  'Update Subscription Form',
  'View Coverage Checks',
  'View Referrals',
  'View Commissions',
];

const only = (...permissions: Permission[]): Permission[] => ['Use System', ...permissions];

const FIELD = only(
  'Write Attachments',
  'Write Tasks',
  'View Work Orders',
  'Update Work Orders',
  'View Accounts',
  'View Tickets',
  'View Devices',
  'Reboot Devices',
  'Install Devices',
  'View Access Lines',
  'Update Access Lines',
);

const ROLES: [name: string, description: string, permissions: readonly Permission[], scope?: Scope][] = [
  ['Administrator', 'May do everything.', PERMISSIONS],
  ['Finance', 'Payments, receipts, refunds and subscriptions.', FINANCE],
  ['Support', 'Customers, their lines, their tickets and the visits to them.', SUPPORT],
  ['Sales agent', 'Brings clients and follows their forms.', AGENT, 'OWN'],
  [
    'Support lead',
    'Support, and what support cannot decide alone.',
    [
      ...SUPPORT,
      'View Reports',
      'Manage Tickets',
      'Merge Clients',
      'Assign Tasks',
      'Share Views',
      'Close Installations Without Device',
      'Create Subscription Transfers',
      'Update Subscription',
      'Update Task Roles',
      'View Sensitive Fields',
      'View Data Requests',
      'Export Personal Data',
      'Erase Personal Data',
    ],
  ],
  ['Field team', 'Visits, devices and the tickets about them.', FIELD],
  [
    'Network engineer',
    'Devices, activation and coverage.',
    only(
      'View Accounts',
      'View Subscription',
      'View Subscription Update Task',
      'View Subscription Activation Logs',
      'Activate Subscription',
      'View Devices',
      'Update Devices',
      'Reboot Devices',
      'View Access Lines',
      'Update Access Lines',
      'View NAS',
      'Update NAS',
      'View Coverage Checks',
      'Update Coverage Areas',
    ),
  ],
  [
    'Sales manager',
    'Agencies, referrals and all leads.',
    [
      ...AGENT,
      'View Reports',
      'Update Interest Forms',
      'Write Notes',
      'Write Tasks',
      'View Business Sales Agents',
      'Create Business Sales Agents',
      'Update Business Sales Agents',
      'View Products',
    ],
  ],
  [
    'Product manager',
    'Packages and bonuses.',
    only('View Products', 'Update Products', 'View Bonus Rules', 'Update Bonus Rules', 'View Subscription'),
  ],
  ['Personnel', 'Staff and who may sign in.', only('View Staffs', 'Create Staffs', 'Update Staffs', 'View Users')],
  [
    'Auditor',
    'Sees everything but what is masked, changes nothing.',
    only(...starting('View ').filter((name) => name !== 'View Sensitive Fields')),
  ],
  [
    'Front desk',
    'Takes cash, gives receipts, opens tickets.',
    only(
      'View Accounts',
      'View Payments',
      'View Receipts',
      'Record Payments',
      'Issue Receipts',
      'View Claims',
      'Record Claims',
      'View Tickets',
      'Create Tickets',
      'Renew Subscription',
      'View Subscription',
    ),
  ],
  [
    'Field lead',
    'The field team, its plan, and the visits that nobody has.',
    [...FIELD, 'Assign Tasks', 'Create Work Orders', 'Close Installations Without Device'],
  ],
];

const FOCUS: Readonly<Record<string, WorkArea>> = {
  Finance: 'MONEY',
  'Front desk': 'MONEY',
  Support: 'SUPPORT',
  'Support lead': 'SUPPORT',
  'Sales agent': 'SALES',
  'Sales manager': 'SALES',
  'Field team': 'VISITS',
  'Field lead': 'VISITS',
  'Network engineer': 'NETWORK',
};

/** The roles of the demo users, and more. */
export const DEMO_ROLES = ROLES.map(([name, description, permissions, scope = 'ALL']) => ({
  name,
  description,
  permissions,
  scope,
  focus: FOCUS[name] ?? null,
}));

export const rolesDemo = declareDemo(roles, { rows: DEMO_ROLES });

export const permissionsDemo = declareDemo(permissions, {
  rows: PERMISSIONS.map((name) => ({ name, area: areaOf(name) })),
});
