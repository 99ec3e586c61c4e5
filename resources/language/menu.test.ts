import { describe, expect, it } from 'vitest';
import type { Permission } from '../../contract/access/permissions';
import type { MenuEntry } from '../../contract/pages/menu';
import { PAYMENT_PERMISSIONS, SPECIFIED_MENU } from '../../contract/specification/section2';
import { resources } from '..';
import { DEMO_ROLES } from '../access/demo/roles';
import { defineResource } from './defineResource';
import { text } from './kinds';
import { buildMenu, menuFor, menuLinks } from './menu';

const menu = buildMenu(resources);

const links = menuLinks(menu);
const routesOf = (entries: readonly MenuEntry[]) => menuLinks(entries).map(({ route }) => route);

describe('the side menu', () => {
  it('contains the specification’s entries in their order, and more entries after the first', () => {
    const routes = new Set(SPECIFIED_MENU.map(([, route]) => route));
    expect(links.filter(({ route }) => routes.has(route))).toEqual(
      SPECIFIED_MENU.map(([group, route, permissions]) => ({ group, route, permissions })),
    );
    expect(links[0]?.route).toBe('dashboard');
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
    const titles = buildMenu([]).map(({ title }) => title);
    expect(titles).toEqual(['Dashboard', 'Accounting', 'Reports', 'Settings', 'Changelog']);
    const lost = defineResource({
      name: 'moons',
      label: ['Moon', 'Moons'],
      fields: { name: text() },
      screens: [{ list: 'moons', menu: { group: 'Planets', order: 1, permissions: ['Use System'] } }],
    });
    expect(() => buildMenu([lost])).toThrow('No menu group is named "Planets" (/moons).');
  });
});

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
    const shown = menuLinks(menuFor(menu, [held])).filter(({ group }) => group === 'Payments');
    expect(shown.map(({ route }) => route)).toEqual(['all-payments', 'payment-forms', 'renewal-payments']);
  });

  it('the permission of a child shows its group with only that child', () => {
    const [group, ...others] = menuFor(menu, ['View Roles']);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ title: 'Settings', child: [{ childlink: '/roles' }] });
  });

  it('a group’s own permission shows the group, with its children still filtered', () => {
    expect(menuFor(menu, ['View Application Settings'])).toMatchObject([
      { title: 'Settings', child: [{ childlink: '/brand' }] },
    ]);
  });

  it('every permission is the whole menu, and the menu itself stays unchanged', () => {
    const whole = structuredClone(menu);
    const all = links.flatMap(({ permissions }) => permissions);
    expect(menuFor(menu, [...all, 'View Application Settings'])).toEqual(whole);
    menuFor(menu, ['View Roles']);
    expect(menu).toEqual(whole);
  });

  it.each(DEMO_ROLES.map(({ name, permissions }) => [name, permissions] as const))(
    'the role %s shows exactly the entries whose permissions it has',
    (_, held) => {
      const opened = links.filter(({ permissions }) => permissions.some((each) => held.includes(each)));
      expect(opened.length).toBeGreaterThan(0);
      expect(routesOf(menuFor(menu, held))).toEqual(opened.map(({ route }) => route));
    },
  );

  it('the role of a sales agent shows sales, and nothing of money or of other customers', () => {
    const agent = DEMO_ROLES.find(({ name }) => name === 'Sales agent');
    const shown = routesOf(menuFor(menu, agent?.permissions ?? []));
    expect(shown).toEqual(expect.arrayContaining(['interest', 'subscription', 'clients', 'referrals']));
    const others = ['transactions', 'payment-refunds', 'accounts', 'users', 'roles', 'logs'];
    expect(shown.filter((route) => others.includes(route))).toEqual([]);
  });
});
