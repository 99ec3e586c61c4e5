import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LAYOUT, PAGE_TRANSITION, SESSION_LIFETIME, TOAST } from '../../contract/constants';
import { MESSAGES } from '../../contract/errors';
import { STAFF_LOGIN_ROUTE } from '../../contract/routes';
import { openBrowser } from '../browser';
import { expectAccessible } from './axe';
import { fillSignIn, settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function signedIn(width: number, colours: 'light' | 'dark' = 'light') {
  const opened = await openPage(browser, width, colours);
  await signInAs(opened.page, 'admin');
  return opened;
}

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main menu' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const openPanel = (page: Page) => page.locator('button[aria-haspopup=dialog]', { hasText: 'Settings' }).click();
const widthOf = async (page: Page) => (await mainMenu(page).boundingBox())?.width;
const becomes = (read: () => Promise<unknown>, value: unknown) => expect.poll(read, { timeout: 5_000 }).toBe(value);

it('collapses the sidebar to its icons, which widens under the pointer, and remembers it', async () => {
  const { page, context, errors } = await signedIn(1366);
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

it('has the menu in a drawer on a phone, which its overlay and every navigation close', async () => {
  const { page, context, errors } = await signedIn(390);
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

const SWITCHES = ['Dark mode', 'Monochrome', 'Right to left (RTL)', 'Sidebar collapsed', 'Menu hidden'];
const CHOICES = {
  Skin: 'Bordered',
  'Menu layout': 'Horizontal',
  'Content width': 'Boxed',
  Navbar: 'Hidden',
  Footer: 'Sticky',
};

it('remembers each setting, and takes all of them back', async () => {
  const { page, context, errors } = await signedIn(1366);
  const choice = (name: string, value: string) =>
    panel(page).getByRole('group', { name }).getByRole('radio', { name: value });
  await openPanel(page);
  await panel(page).getByRole('switch', { name: 'Semi-dark menu' }).check();
  await page.locator('nav.dark').waitFor();
  for (const name of SWITCHES) await panel(page).getByRole('switch', { name }).check();
  for (const [name, value] of Object.entries(CHOICES)) await choice(name, value).check({ force: true });
  await expectAccessible(page);
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.className])).toEqual([
    'rtl',
    'monochrome',
  ]);
  expect((await page.locator('body').getAttribute('class'))?.split(' ').sort()).toEqual(['dark', 'skin-bordered']);
  expect(await page.getByRole('banner').count()).toBe(0);
  await openPanel(page);
  for (const name of SWITCHES) expect(await panel(page).getByRole('switch', { name }).isChecked(), name).toBe(true);
  for (const [name, value] of Object.entries(CHOICES)) expect(await choice(name, value).isChecked(), name).toBe(true);
  await panel(page).getByRole('button', { name: 'Back to the defaults' }).click();
  await panel(page).getByRole('button', { name: 'Close settings' }).click();
  await panel(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('layout'))).toBeNull();
  await openPanel(page);
  expect((await panel(page).boundingBox())?.width).toBe(LAYOUT.settingsPanel);
  await page.mouse.click(200, 500);
  await panel(page).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

it('offers the horizontal menu from 1280 px only', async () => {
  const { page, context, errors } = await signedIn(1280);
  await openPanel(page);
  await panel(page).getByRole('radio', { name: 'Horizontal' }).check({ force: true });
  await page.keyboard.press('Escape');
  await mainMenu(page).getByRole('button', { name: 'Payments' }).click();
  await page.getByRole('menuitem', { name: 'Receipts' }).click();
  await page.waitForURL('**/payment-receipts');
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  await page.setViewportSize({ width: 1279, height: 800 });
  await mainMenu(page).waitFor({ state: 'detached' });
  await openPanel(page);
  await panel(page).getByRole('group', { name: 'Navbar' }).waitFor();
  expect(await panel(page).getByRole('group', { name: 'Menu layout' }).count()).toBe(0);
  await page.setViewportSize({ width: 700, height: 800 });
  await becomes(async () => (await panel(page).boundingBox())?.width, LAYOUT.settingsPanelNarrow);
  expect(errors).toEqual([]);
  await context.close();
});

it('finds a customer by keyboard and opens their account', async () => {
  const { page, context, errors } = await signedIn(1366);
  const search = page.getByRole('combobox', { name: 'Find a customer' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzzz');
  await page.getByText('No customer matches.').waitFor();
  await search.fill('');
  const asked = page.waitForRequest((request) => request.url().includes('searchTerm='));
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

it('signs out in all tabs at once, and keeps the look', async () => {
  const { page, context } = await signedIn(1366);
  const other = await context.newPage();
  await other.goto('/clients');
  await settled(other);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.getByRole('button', { name: 'Amina Nakato' }).click();
  await page.keyboard.type('l');
  await page.keyboard.press('Enter');
  for (const tab of [page, other]) {
    await tab.waitForURL(`**${STAFF_LOGIN_ROUTE}`);
    await tab.getByLabel('E-mail or phone number').waitFor();
    expect(await tab.locator('body.dark').count()).toBe(1);
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['layout']);
  await context.close();
});

it('says that the session has expired for 2.5 s, then shows the sign-in, through which one comes back', async () => {
  const { page, context } = await openPage(browser, 1366);
  await page.clock.install();
  await signInAs(page, 'admin');
  await page.clock.fastForward(SESSION_LIFETIME + 1);
  await page.getByText(MESSAGES.sessionExpired).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.clock.fastForward(TOAST.sessionExpired);
  await page.waitForURL(`**${STAFF_LOGIN_ROUTE}`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await fillSignIn(page, 'admin@kitara.example');
  await page.waitForURL('**/dashboard');
  await context.close();
});

it.each(['light', 'dark', 'rtl'] as const)('can be used by keyboard, and axe finds nothing: %s', async (look) => {
  const { page, context, errors } = await openPage(browser, 1366, look === 'dark' ? 'dark' : 'light');
  if (look === 'rtl') await page.addInitScript(() => localStorage.setItem('layout', '{"rtl":true}'));
  await signInAs(page, 'admin');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Skip to content');
  await mainMenu(page).getByRole('link', { name: 'Dashboard', exact: true }).focus();
  await page.keyboard.type('wo');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/workorders');
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
  await openPanel(page);
  await panel(page).waitFor();
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  expect(errors).toEqual([]);
  await context.close();
});

it('lets a page leave upward while the next one comes, unless motion is unwanted', async () => {
  const { page, context } = await signedIn(1366);
  const leaving = page.locator('main > [inert]');
  const go = (name: string) => mainMenu(page).getByRole('link', { name, exact: true }).click();
  await go('Clients');
  expect(await leaving.count()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await go('Work Orders');
  await leaving.waitFor({ state: 'attached' });
  const [animation] = await leaving.evaluate((node) =>
    node.getAnimations().map((each) => each.effect?.getTiming().duration),
  );
  expect(animation).toBe(PAGE_TRANSITION.seconds * 1000);
  await leaving.waitFor({ state: 'detached' });
  await context.close();
});

it('has a local demo store, whose session asks the server for nothing', async () => {
  const { page, context, errors } = await openPage(browser, 1366);
  await page.goto(STAFF_LOGIN_ROUTE);
  await page.getByRole('button', { name: 'Try the local demo' }).click();
  await page.getByRole('button', { name: 'Register a demo user' }).click();
  const register = async (email: string) => {
    await page.getByLabel('Name').fill('Joy Abbo');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('blue heron');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
  };
  await register('demo@kitara.example');
  await page.getByText(MESSAGES.userExists).waitFor();
  await expectAccessible(page);
  await register('joy@home.example');
  await page.getByText(MESSAGES.userRegistered).waitFor();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.getByLabel('Password').fill('blue heron');
  await page.getByRole('button', { name: 'Sign in to the demo' }).click();
  await page.getByRole('heading', { name: 'Welcome, Joy' }).waitFor();
  await settled(page);
  await expectAccessible(page);
  expect(await mainMenu(page).getByRole('link').count()).toBe(3);
  await page.getByRole('button', { name: 'Joy Abbo' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(`**${STAFF_LOGIN_ROUTE}`);
  expect([calls, errors]).toEqual([[], []]);
  await context.close();
});
