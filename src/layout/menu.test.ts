import { expect, it } from 'vitest';
import { PERMISSIONS } from '../../contract/access/permissions';
import { resources } from '../../resources';
import { DEMO_ROLES } from '../../resources/demo/roles';
import { buildMenu, menuFor } from '../../resources/menu';
import { screensOf } from '../crud/declarations';
import { entryOf, firstRouteOf, menuRouteOf } from './place';

const heldBy = (name: string) => DEMO_ROLES.find((role) => role.name === name)?.permissions ?? [];
const menu = buildMenu(resources);
const titles = (held: readonly string[]) => menuFor(menu, held).map(({ title }) => title);
const children = (held: readonly string[], title: string) =>
  menuFor(menu, held)
    .find((entry) => entry.title === title)
    ?.child?.map(({ childtitle }) => childtitle);

it('an administrator sees every entry, in the specified order', () => {
  expect(titles(PERMISSIONS)).toEqual([
    'Dashboard',
    'Onboarding',
    'Clients',
    'Payments',
    'Subscriptions',
    'Work Orders',
    'Accounts',
    'Referrals',
    'Sales Agents',
    'Coverage',
    'Settings',
    'Changelog',
  ]);
});

it('a sales agent sees what their permissions open, and lands on the first of it', () => {
  const held = heldBy('Sales agent');
  expect(titles(held)).toEqual(['Onboarding', 'Clients', 'Referrals', 'Coverage', 'Changelog']);
  expect(children(held, 'Onboarding')).toEqual(['Interest Forms', 'Subscription Forms']);
  expect(firstRouteOf(menuFor(menu, held))).toBe('/interest');
});

it('a group of which no child remains is gone, unless it matches itself', () => {
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
  ['/product-details', 'Subscriptions'],
  ['/dashboard', 'Dashboard'],
  ['/nowhere', undefined],
])('%s belongs to %s', (pathname, title) => {
  expect(entryOf(menuRouteOf(pathname, resources), menu)?.title).toBe(title);
});

it('no two screens share a list route', () => {
  const lists = screensOf(resources).map(({ screen }) => screen.list);
  expect(lists).toEqual([...new Set(lists)]);
});
