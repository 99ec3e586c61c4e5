import { expect, it } from 'vitest';
import { createMayAccess } from '../../authProvider/gates';
import { PERMISSIONS } from '../../contract/access/permissions';
import type { MenuEntry } from '../../contract/pages/menu';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { SPECIFIED_MENU } from '../../contract/specification/section2';
import { resources } from '../../resources';
import { DEMO_ROLES } from '../../resources/access/demo/roles';
import { buildMenu, menuFor } from '../../resources/language/menu';
import { gateOf, screensOf } from '../crud/declarations';
import { findMenuEntry, menuRouteOf } from './place';

const heldBy = (name: string) => DEMO_ROLES.find((role) => role.name === name)?.permissions ?? [];
const menu = buildMenu(resources);
const titles = (held: readonly string[]) => menuFor(menu, held).map(({ title }) => title);
const children = (held: readonly string[], title: string) =>
  menuFor(menu, held)
    .find((entry) => entry.title === title)
    ?.child?.map(({ childtitle }) => childtitle);

/** Returns whether the gate of a page opens a route to a user with these permissions. */
function opensFor(route: string, permissions: readonly string[]): boolean {
  const pages = Object.values(OFFICE_PAGES);
  const may = createMayAccess(resources, pages, () => ({ permissions: [...permissions] }));
  const declared = screensOf(resources).find(({ screen }) => `/${screen.list}` === route);
  const question = declared ? { resource: gateOf(declared), action: 'list' } : { resource: route, action: 'show' };
  return may(question);
}

const linksOf = ({ link, child = [] }: MenuEntry) => [link ?? [], child.map(({ childlink }) => childlink)].flat();

const HOLDERS: readonly (readonly [string, readonly string[]])[] = [
  ...DEMO_ROLES.map(({ name, permissions }) => [`the role ${name}`, permissions] as const),
  ...PERMISSIONS.map((permission) => [`${permission} alone`, [permission]] as const),
];

it.each(HOLDERS)('with %s every menu entry opens, and so does the dashboard', (_, held) => {
  const shown = menuFor(menu, held);
  const closed = shown.flatMap(linksOf).filter((route) => !opensFor(route, held));
  expect(closed).toEqual([]);
  expect(opensFor(OFFICE_PAGES.dashboard.route, held)).toBe(true);
});

it('an administrator sees every group of the specification, in its order', () => {
  const specified = [...new Set(SPECIFIED_MENU.map(([group, route]) => group ?? `/${route}`))];
  const shown = menuFor(menu, PERMISSIONS).map(({ title, link }) => link ?? title);
  expect(shown.filter((each) => specified.includes(each))).toEqual(specified);
});

it('the dashboard is in the menu of users who manage the system, as specified', () => {
  expect(titles(['Manage System'])).toEqual(['Dashboard']);
  expect(titles(PERMISSIONS.filter((name) => name !== 'Manage System'))).not.toContain('Dashboard');
});

it('a sales agent sees the entries that their permissions open', () => {
  const held = heldBy('Sales agent');
  expect(titles(held)).toEqual(['Onboarding', 'Clients', 'Referrals', 'Sales Agents', 'Coverage', 'Changelog']);
  expect(children(held, 'Onboarding')).toEqual(['Interest Forms', 'Subscription Forms']);
});

it('a group without visible children is hidden, unless its own permission opens it', () => {
  expect(titles(['View Receipts'])).toEqual(['Payments']);
  expect(children(['View Receipts'], 'Payments')).toEqual(['Receipts']);
  expect(titles(['View Application Settings'])).toEqual(['Settings']);
  expect(titles([])).toEqual([]);
});

it.each([
  ['/workorders', 'Work Orders'],
  ['/work-order-details', 'Work Orders'],
  ['/renewal-payment-details', 'Payments'],
  ['/coverage-areas', 'Coverage'],
  ['/product-details', 'Catalogue'],
  ['/import-statement', 'Accounting'],
  ['/day-closes', 'Accounting'],
  ['/dashboard', 'Dashboard'],
  ['/nowhere', undefined],
  ['/ticket-comment', findMenuEntry(menuRouteOf('/ticket-details', resources), menu)?.title],
  ['/transaction-details', 'Payments'],
])('%s belongs to the entry %s', (pathname, title) => {
  expect(findMenuEntry(menuRouteOf(pathname, resources), menu)?.title).toBe(title);
});

it('no two screens share a list route', () => {
  const lists = screensOf(resources).map(({ screen }) => screen.list);
  expect(lists).toEqual([...new Set(lists)]);
});

it('the words of every entry begin with a capital letter', () => {
  const labels = menu.flatMap(({ title, child = [] }) => [title, ...child.map(({ childtitle }) => childtitle)]);
  expect(labels.filter((label) => !label.split(' ').every((part) => /^[A-Z]/.test(part)))).toEqual([]);
});
