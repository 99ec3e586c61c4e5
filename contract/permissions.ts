/**
 * Every permission there is. Those that open a menu entry are the specification's (section 2); the others are named
 * alike, one for each thing that may be done. A role holds a list of these names.
 */
export const PERMISSIONS = [
  'Manage System',
  'Use System',
  'View Application Settings',
  'View Interest Forms',
  'Update Interest Forms',
  'View Subscription Form',
  'Create Subscription Form',
  'Update Subscription Form',
  'View Leads',
  'Create Leads',
  'Update Leads',
  'View Payment Forms',
  'View Payment Form',
  'View Payment',
  'View Payments',
  'Check Payments',
  'View Transactions',
  'View Payment Refund Tasks',
  'View Receipts',
  'View Subscription',
  'Update Subscription',
  'View Expiring Subscriptions',
  'View Subscription Transfers',
  'View Subscription Transfer',
  'View Subscription Update Task',
  'View Subscription Activation Logs',
  'View Work Orders',
  'Create Work Orders',
  'Update Work Orders',
  'View Accounts',
  'Create Accounts',
  'Update Accounts',
  'Delete Accounts',
  'View Staffs',
  'View Referrals',
  'View Business Sales Agents',
  'View Coverage Checks',
  'Update Coverage Areas',
  'View Products',
  'Update Products',
  'View Users',
  'Create Users',
  'Update Users',
  'Delete Users',
  'View Roles',
  'Update Roles',
  'View Permissions',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Whether somebody who holds `held` may do what needs any one of `needed`. */
export function isPermitted(held: Iterable<string>, needed: Permission | readonly Permission[]): boolean {
  const names = new Set(held);
  return [needed].flat().some((name) => names.has(name));
}
