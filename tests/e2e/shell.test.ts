import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LAYOUT, PAGE_TRANSITION } from '../../contract/constants';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { becomes, mainMenu, openSettings, settingsPanel, signedIn } from './shellParts';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main menu' });
const widthOf = async (page: Page) => (await mainMenu(page).boundingBox())?.width;

it('collapses the sidebar to its icons, expands it on hover, and keeps the choice', async () => {
  const { page, context, errors } = await signedIn(browser, 1366);
  expect(await widthOf(page)).toBe(LAYOUT.sidebar);
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await becomes(() => widthOf(page), LAYOUT.sidebarCollapsed);
  await page.reload();
  await settled(page);
  expect(await widthOf(page)).toBe(LAYOUT.sidebarCollapsed);
  const left = async () => (await page.getByRole('banner').boundingBox())?.x;
  expect(await left()).toBe(LAYOUT.sidebarCollapsed);
  await page.mouse.move(30, 300);
  await becomes(() => widthOf(page), LAYOUT.sidebar);
  expect(await left()).toBe(LAYOUT.sidebarCollapsed);
  await page.mouse.move(900, 300);
  await becomes(() => widthOf(page), LAYOUT.sidebarCollapsed);
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await becomes(left, LAYOUT.contentOffset);
  expect(errors).toEqual([]);
  await context.close();
});

it('shows the menu in a drawer on a phone, and closes it on a tap outside and on every navigation', async () => {
  const { page, context, errors } = await signedIn(browser, 390);
  const open = () => page.getByRole('button', { name: 'Open menu' }).click();
  await open();
  expect((await drawer(page).boundingBox())?.width).toBe(LAYOUT.mobileSidebar);
  await drawer(page).getByText('Powered By Kitara').waitFor();
  await expectAccessible(page);
  await page.mouse.click(370, 600);
  await drawer(page).waitFor({ state: 'detached' });
  await open();
  await drawer(page).getByRole('link', { name: 'Clients' }).click();
  await drawer(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/clients');
  await open();
  await drawer(page).getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`**${STAFF_LOGIN_ROUTE}`);
  expect(errors).toEqual([]);
  await context.close();
});

it('finds a customer by keyboard in the command box and opens their account', async () => {
  const { page, context, errors } = await signedIn(browser, 1366);
  const search = page.getByRole('combobox', { name: 'Search or jump to' });
  // The command box loads its code when the browser is idle.
  await search.waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzzz');
  await page.getByText('Nothing found.').waitFor();
  await search.fill('');
  const asked = page.waitForRequest((request) => request.url().includes('/accounts?'));
  await page.keyboard.type('KF-0000');
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ types: 'CUSTOMER', offset: '0', limit: '10' });
  await page.getByRole('option').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account-details?id=*');
  const id = new URL(page.url()).searchParams.get('id');
  expect(await page.evaluate(() => window.history.state.usr.id)).toBe(id);
  expect(await search.inputValue()).toBe('');
  expect(await page.getByRole('listbox').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

it.each(['light', 'dark', 'rtl'] as const)('can be used by keyboard without axe violations: %s', async (look) => {
  const { page, context, errors } = await openPage(browser, 1366, look === 'dark' ? 'dark' : 'light');
  if (look === 'rtl') await page.addInitScript(() => localStorage.setItem('layout', '{"rtl":true}'));
  await signInAs(page, 'admin');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Skip to content');
  await mainMenu(page).getByRole('link', { name: 'Dashboard', exact: true }).focus();
  // Only one letter: two letters form one word only within 350 ms, which a busy machine may miss.
  await page.keyboard.press('w');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Work orders', level: 1 }).waitFor();
  await settled(page);
  await expectAccessible(page);
  await page.keyboard.press('/');
  expect(await page.locator(':focus').getAttribute('type')).toBe('search');
  await page.locator('main').focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await openSettings(page);
  await settingsPanel(page).waitFor();
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  expect(errors).toEqual([]);
  await context.close();
});

/** Records the animations of the page from now on: the translations of their keyframes and their duration. */
const recordMoves = (page: Page) =>
  page.evaluate(() => {
    const moves: unknown[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const steps = (frames as Keyframe[]).map(({ transform, opacity }) => `${transform} ${opacity}`);
      moves.push([...steps, (timing as KeyframeAnimationOptions).duration]);
      return animate.call(this, frames, timing);
    };
    Object.assign(window, { moves });
  });

it('slides a page out upward while the next one enters from below, unless the user prefers reduced motion', async () => {
  const { page, context } = await signedIn(browser, 1366);
  const { shift, seconds } = PAGE_TRANSITION;
  await recordMoves(page);
  const go = async (name: string, key: string) => {
    await mainMenu(page).getByRole('link', { name, exact: true }).click();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(key, { exact: true }).waitFor();
    await page.locator('main > [inert]').waitFor({ state: 'detached' });
    return page.evaluate(() => (window as unknown as { moves: unknown[] }).moves);
  };
  expect(await go('Clients', 'clients')).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await go('Work Orders', 'workorders');
  const moves = await go('Referrals', 'referrals');
  expect(moves).toContainEqual([`translateY(${shift}px) 0`, 'none 1', seconds * 1000]);
  expect(moves).toContainEqual(['none 1', `translateY(-${shift}px) 0`, seconds * 1000]);
  await context.close();
});
