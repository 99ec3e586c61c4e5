import type { Permission } from '../contract/permissions';
import { PERMISSIONS } from '../contract/permissions';
import { defineResource } from './defineResource';
import { longText, manyOf, text } from './kinds';

const starting = (...words: string[]): Permission[] =>
  PERMISSIONS.filter((name) => words.some((word) => name.startsWith(word)));

const FINANCE: Permission[] = [
  'Use System',
  'Manage System',
  'Check Payments',
  'View Accounts',
  'View Leads',
  ...starting('View Payment', 'View Transactions', 'View Receipts', 'View Subscription'),
  'View Products',
];
const SUPPORT: Permission[] = [
  'Use System',
  'Manage System',
  'View Accounts',
  'Update Accounts',
  'View Coverage Checks',
  'View Leads',
  ...starting('View Subscription', 'View Interest', 'View Work'),
  'Create Work Orders',
  'Update Work Orders',
  'View Products',
];
const AGENT: Permission[] = [
  'Use System',
  'View Leads',
  'Create Leads',
  'View Interest Forms',
  'View Subscription Form',
  'Create Subscription Form',
  'View Coverage Checks',
  'View Referrals',
];

/** Named sets of permissions that users hold. */
export const roles = defineResource({
  name: 'roles',
  label: ['Role', 'Roles'],
  icon: 'shield',
  representation: (role) => role.name,
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 80 }),
    description: longText({ maxLength: 500 }),
    permissions: manyOf(PERMISSIONS),
  },
  list: { columns: ['name', 'description', 'dateUpdated'] },
  screens: [
    {
      list: 'roles',
      details: 'role-permissions',
      menu: { group: 'Settings', order: 20, permissions: ['View Roles'] },
    },
  ],
  access: { list: 'View Roles', create: 'Update Roles', update: 'Update Roles', remove: 'Update Roles' },
  demo: {
    rows: [
      { name: 'Administrator', description: 'May do everything.', permissions: [...PERMISSIONS] },
      { name: 'Finance', description: 'Payments, receipts, refunds and subscriptions.', permissions: FINANCE },
      { name: 'Support', description: 'Customers, their lines and the visits to them.', permissions: SUPPORT },
      { name: 'Sales agent', description: 'Brings clients and follows their forms.', permissions: AGENT },
    ],
  },
});
