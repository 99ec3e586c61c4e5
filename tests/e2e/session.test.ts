import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MESSAGES } from '../../contract/api/errors';
import { SESSION_LIFETIME, TOAST } from '../../contract/constants';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { openBrowser } from '../browser';
import { expectAccessible } from './axe';
import { mainMenu, signedIn } from './shellParts';
import { fillSignIn, settled, signInAs } from './staff';
import { openPage } from './visitor';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('signs out in all tabs at once, and keeps the look', async () => {
  const { page, context } = await signedIn(browser, 1366);
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
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual([expect.stringMatching(/^RaStore-.+\.clients\.listParams$/), 'layout']);
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
