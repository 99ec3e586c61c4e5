import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MenuEntry } from '../../contract/pages/menu';
import { TestOffice } from '../testing/TestOffice';
import { MenuEntries } from './MenuEntries';

const child = (childtitle: string) => ({ childtitle, childlink: `/${childtitle.toLowerCase()}`, permissions: [] });
const menu: MenuEntry[] = [
  { title: 'Sea', isHeadr: true, permissions: [] },
  { title: 'Harbour', link: '/harbour', badge: 'new', permissions: [] },
  { title: 'Secret', link: '/secret', isHide: true, permissions: [] },
  { title: 'Ships', permissions: [], child: [child('Tugs'), child('Ferries')] },
  {
    title: 'Ports',
    permissions: [],
    child: [
      child('Quays'),
      {
        ...child('Cranes'),
        multi_menu: [
          { multiTitle: 'Gantry', multiLink: '/gantry' },
          { multiTitle: 'Jib', multiLink: '/jib' },
        ],
      },
    ],
  },
];
const show = (route: string, folded = false) => (
  <TestOffice at={route}>
    <MenuEntries menu={menu} route={route} folded={folded} />
  </TestOffice>
);
const group = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true';
const link = (name: string) => screen.queryByRole('link', { name });
afterEach(cleanup);

it('opens the group of the current page, and another group after navigating to it', () => {
  const { rerender } = render(show('/tugs'));
  expect([isOpen('Ships'), isOpen('Ports')]).toEqual([true, false]);
  expect(link('Tugs')?.getAttribute('aria-current')).toBe('page');
  rerender(show('/quays'));
  expect([isOpen('Ships'), isOpen('Ports')]).toEqual([false, true]);
});

it('has one group open at a time; a click on the open one closes it, and removes its pages after the animation', async () => {
  render(show('/harbour'));
  fireEvent.click(group('Ships'));
  fireEvent.click(group('Ports'));
  expect([isOpen('Ships'), isOpen('Ports')]).toEqual([false, true]);
  await waitFor(() => expect(link('Tugs')).toBeNull());
  fireEvent.click(group('Ports'));
  expect(isOpen('Ports')).toBe(false);
  await waitFor(() => expect(link('Quays')).toBeNull());
});

it('opens the branch of a page on the third level', () => {
  render(show('/jib'));
  expect([isOpen('Ports'), isOpen('Cranes')]).toEqual([true, true]);
  expect(link('Jib')?.getAttribute('aria-current')).toBe('page');
});

it('shows headers and badges, and omits hidden entries', () => {
  render(show('/harbour'));
  expect(screen.getByText('Sea').closest('a, button')).toBeNull();
  expect(screen.getByText('new').closest('a')?.textContent).toContain('Harbour');
  expect(link('Secret')).toBeNull();
});

it('has no group open while it is collapsed', () => {
  render(show('/tugs', true));
  expect(isOpen('Ships')).toBe(false);
});

it('moves the focus to the entry that starts with the typed letters', () => {
  render(show('/tugs'));
  group('Ships').focus();
  for (const key of ['p', 'o']) fireEvent.keyDown(document.activeElement as Element, { key });
  expect(document.activeElement).toBe(group('Ports'));
});
