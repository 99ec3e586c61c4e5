import { describe, expect, it } from 'vitest';
import type { Permission } from '../../contract/access/permissions';
import type { MenuEntry } from '../../contract/pages/menu';
import { ADDED_MENU, PAYMENT_PERMISSIONS, SPECIFIED_MENU, WHOLE_MENU } from '../../contract/specification/section2';
import { resources } from '..';
import { DEMO_ROLES } from '../access/demo/roles';
import { defineResource } from './defineResource';
import { text } from './kinds';
import { buildMenu, menuFor } from './menu';

const menu = buildMenu(resources);

/** Returns every link of a menu in order: group, route, permissions. */
const linksOf = (entries: readonly MenuEntry[]) =>
  entries.flatMap(({ title, link, permissions, child = [] }) => [
    ...(link ? [[null, link.slice(1), permissions] as const] : []),
    ...child.map((each) => [title, each.childlink.slice(1), each.permissions] as const),
  ]);
const routesOf = (entries: readonly MenuEntry[]) => linksOf(entries).map(([, route]) => route);

describe('the side menu', () => {
  it('is the specification’s, in its order, plus five entries', () => {
    const links = (entries: typeof SPECIFIED_MENU) =>
      entries.map(([group, route, permissions]) => [group, route, permissions]);
    const added = Object.values(ADDED_MENU).flatMap((links) => links.map(([, route]) => route));
    expect(linksOf(menu)).toEqual(links(WHOLE_MENU));
    expect(linksOf(menu).filter(([, route]) => !added.includes(route))).toEqual(links(SPECIFIED_MENU));
    expect(added).toEqual(['open-tickets', 'saved-replies', 'api-keys', 'webhooks', 'imports']);
  });

  it('has the labels that the specification gives', () => {
    const children = menu.flatMap(({ child = [] }) => child);
    for (const [group, route, , label] of SPECIFIED_MENU.filter(([, , , named]) => named))
      expect([group, route, children.find(({ childlink }) => childlink === `/${route}`)?.childtitle]).toEqual([
        group,
        route,
        label,
      ]);
  });

  it('shows the version next to the changelog, and the settings to users who may see them', () => {
    expect(menu.find(({ title }) => title === 'Changelog')?.badge).toBe('v1.0.6');
    expect(menu.find(({ title }) => title === 'Settings')?.permissions).toEqual(['View Application Settings']);
  });

  it('leaves out a group without screens, and refuses a screen in an unknown group', () => {
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

const PAYMENT_LISTS = 'all-payments payment-forms renewal-payments';
const SUBSCRIPTION_LISTS = 'all-subscriptions subscriptions renewal-subscriptions expiring-subscriptions';
const SUPPORT_MENU = `dashboard interest subscription clients ${SUBSCRIPTION_LISTS} subscription-transfers update-tasks activation-logs workorders open-tickets accounts coverage`;
const WHOLE_LISTS = `interest subscription clients ${PAYMENT_LISTS} transactions payment-refunds payment-receipts ${SUBSCRIPTION_LISTS} subscription-transfers update-tasks activation-logs workorders open-tickets accounts staff referrals business-sales-agencies coverage users roles permissions`;
const END = 'logs changelog';

/** The side menu of each seeded role, in order. */
const ROLE_MENUS: Record<string, string> = {
  Administrator: `dashboard ${WHOLE_LISTS} saved-replies logs api-keys webhooks imports changelog`,
  Finance: `dashboard subscription clients ${PAYMENT_LISTS} transactions payment-refunds payment-receipts ${SUBSCRIPTION_LISTS} subscription-transfers update-tasks activation-logs accounts logs changelog`,
  Support: `${SUPPORT_MENU} saved-replies ${END}`,
  'Sales agent': 'interest subscription clients referrals coverage changelog',
  'Support lead': `${SUPPORT_MENU} saved-replies ${END}`,
  'Field team': 'workorders open-tickets accounts changelog',
  'Network engineer': `${SUBSCRIPTION_LISTS} update-tasks activation-logs accounts coverage logs changelog`,
  'Sales manager': 'interest subscription clients referrals business-sales-agencies coverage changelog',
  'Product manager': `${SUBSCRIPTION_LISTS} changelog`,
  Personnel: 'staff users changelog',
  Auditor: `${WHOLE_LISTS} saved-replies ${END}`,
  'Front desk': `${PAYMENT_LISTS} payment-receipts ${SUBSCRIPTION_LISTS} open-tickets accounts changelog`,
  'Field lead': 'workorders open-tickets accounts changelog',
};

describe('the menu of a user who has', () => {
  const titles = (...held: Permission[]) => menuFor(menu, held).map(({ title }) => title);

  it('no permission is empty', () => {
    expect(menuFor(menu, [])).toEqual([]);
    expect(menuFor(menu, ['view users', 'Everything'])).toEqual([]);
  });

  it('one permission of an entry shows that entry', () => {
    expect(titles('Manage System')).toEqual(['Dashboard']);
    expect(titles('Use System')).toEqual(['Changelog']);
  });

  it.each(PAYMENT_PERMISSIONS)('"%s", one of four, shows the three payment screens', (held) => {
    expect(linksOf(menuFor(menu, [held])).map(([group, route]) => `${group}/${route}`)).toEqual([
      'Payments/all-payments',
      'Payments/payment-forms',
      'Payments/renewal-payments',
    ]);
  });

  it('the permission of a child shows its group with only that child', () => {
    const [group, ...others] = menuFor(menu, ['View Roles']);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ title: 'Settings', child: [{ childlink: '/roles' }] });
  });

  it('a group’s own permission shows the group, with its children still filtered', () => {
    expect(menuFor(menu, ['View Application Settings'])).toMatchObject([{ title: 'Settings', child: [] }]);
  });

  it('every permission is the whole menu, and the menu itself stays unchanged', () => {
    const whole = structuredClone(menu);
    const all = WHOLE_MENU.flatMap(([, , permissions]) => permissions);
    expect(menuFor(menu, [...all, 'View Application Settings'])).toEqual(whole);
    menuFor(menu, ['View Roles']);
    expect(menu).toEqual(whole);
  });

  it('a seeded role is in the table above', () => {
    expect(Object.keys(ROLE_MENUS)).toEqual(DEMO_ROLES.map(({ name }) => name));
  });

  it.each(DEMO_ROLES.map(({ name, permissions }) => [name, permissions] as const))(
    'the role %s shows exactly the entries whose permissions it has',
    (name, held) => {
      const wanted = WHOLE_MENU.filter(([, , permissions]) => permissions.some((each) => held.includes(each)));
      const routes = (ROLE_MENUS[name] ?? '').split(' ');
      expect(wanted.map(([, route]) => route)).toEqual(routes);
      expect(routesOf(menuFor(menu, held))).toEqual(routes);
    },
  );
});
