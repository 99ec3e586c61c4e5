import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../contract/menu';
import type { Permission } from '../contract/permissions';
import { resources } from '.';
import { defineResource } from './defineResource';
import { text } from './kinds';
import { buildMenu, menuFor } from './menu';
import { roles } from './roles';

const PAYMENT_PERMISSIONS = ['View Payment Forms', 'View Payment Form', 'View Payment', 'View Payments'] as const;

/** The side menu of the specification (section 2): group, route, any one of the permissions, and the label where it names one. */
const SPECIFIED: readonly [group: string | null, route: string, permissions: readonly Permission[], label?: string][] =
  [
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

const menu = buildMenu(resources);

/** Every link of a menu in its order: group, route, permissions. */
const linksOf = (entries: readonly MenuEntry[]) =>
  entries.flatMap(({ title, link, permissions, child = [] }) => [
    ...(link ? [[null, link.slice(1), permissions] as const] : []),
    ...child.map((each) => [title, each.childlink.slice(1), each.permissions] as const),
  ]);
const routesOf = (entries: readonly MenuEntry[]) => linksOf(entries).map(([, route]) => route);

describe('the side menu', () => {
  it('is the specification’s, in its order', () => {
    expect(linksOf(menu)).toEqual(SPECIFIED.map(([group, route, permissions]) => [group, route, permissions]));
  });

  it('names the entries that the specification names', () => {
    const children = menu.flatMap(({ child = [] }) => child);
    for (const [group, route, , label] of SPECIFIED.filter(([, , , named]) => named))
      expect([group, route, children.find(({ childlink }) => childlink === `/${route}`)?.childtitle]).toEqual([
        group,
        route,
        label,
      ]);
  });

  it('shows the version beside the changelog, and the settings to whoever may see them', () => {
    expect(menu.find(({ title }) => title === 'Changelog')?.badge).toBe('v1.0.6');
    expect(menu.find(({ title }) => title === 'Settings')?.permissions).toEqual(['View Application Settings']);
  });

  it('leaves out a group without screens, and refuses a screen in a group that there is not', () => {
    expect(buildMenu([]).map(({ title }) => title)).toEqual(['Dashboard', 'Changelog']);
    const lost = defineResource({
      name: 'moons',
      label: ['Moon', 'Moons'],
      fields: { name: text() },
      screens: [{ list: 'moons', menu: { group: 'Planets', order: 1, permissions: ['Use System'] } }],
    });
    expect(() => buildMenu([lost])).toThrow('No menu group is named "Planets" (resource moons).');
  });
});

describe('the menu of somebody who holds', () => {
  const titles = (...held: Permission[]) => menuFor(menu, held).map(({ title }) => title);

  it('nothing is empty', () => {
    expect(menuFor(menu, [])).toEqual([]);
    expect(menuFor(menu, ['view users', 'Everything'])).toEqual([]);
  });

  it('one permission of an entry shows the entry', () => {
    expect(titles('Manage System')).toEqual(['Dashboard']);
    expect(titles('Use System')).toEqual(['Changelog']);
  });

  it.each(PAYMENT_PERMISSIONS)('"%s", any one of four, shows the three payment screens', (held) => {
    expect(linksOf(menuFor(menu, [held])).map(([group, route]) => `${group}/${route}`)).toEqual([
      'Payments/all-payments',
      'Payments/payment-forms',
      'Payments/renewal-payments',
    ]);
  });

  it('a child’s permission shows its group with that child only', () => {
    const [group, ...others] = menuFor(menu, ['View Roles']);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ title: 'Settings', child: [{ childlink: '/roles' }] });
  });

  it('a group’s own permission shows the group, its children still filtered', () => {
    expect(menuFor(menu, ['View Application Settings'])).toMatchObject([{ title: 'Settings', child: [] }]);
  });

  it('everything is the whole menu, and the menu itself stays whole', () => {
    const whole = structuredClone(menu);
    const all = SPECIFIED.flatMap(([, , permissions]) => permissions);
    expect(menuFor(menu, [...all, 'View Application Settings'])).toEqual(whole);
    menuFor(menu, ['View Roles']);
    expect(menu).toEqual(whole);
  });

  const given = roles.demo && 'rows' in roles.demo ? roles.demo.rows : [];
  const demoRoles = given as readonly { name: string; permissions: Permission[] }[];
  it.each(demoRoles.map(({ name, permissions }) => [name, permissions] as const))(
    'the role %s shows exactly the entries whose permissions it has',
    (_name, held) => {
      const wanted = SPECIFIED.filter(([, , permissions]) => permissions.some((each) => held.includes(each)));
      expect(wanted.length).toBeGreaterThan(0);
      expect(routesOf(menuFor(menu, held))).toEqual(wanted.map(([, route]) => route));
    },
  );
});
