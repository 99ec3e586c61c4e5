import { expect, it } from 'vitest';
import { MESSAGES } from '../../contract/api/errors';
import { SESSION_LIFETIME } from '../../contract/constants';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { browser } from './browser';
import { fillSignIn, settled, signInByForm } from './staff';
import { openNewDevice, openPage } from './visitor';

it('refuses a wrong password and a customer with the specified messages and keeps the input', async () => {
  const { page, context } = await openPage(browser, 1366);
  await page.goto(STAFF_LOGIN_ROUTE);
  await fillSignIn(page, 'finance@kitara.example', 'not-the-password');
  await page.getByText(MESSAGES.signInFailed).first().waitFor();
  expect(await page.getByLabel('E-mail or phone number').inputValue()).toBe('finance@kitara.example');
  await fillSignIn(page, 'customer@kitara.example');
  await page.getByText(MESSAGES.notStaff, { exact: true }).first().waitFor();
  await context.close();
});

it('says when to try again after too many wrong passwords; a known browser can still sign in', async () => {
  const known = await openPage(browser, 1366);
  await signInByForm(known.page, 'joan.auma');
  const { page, context } = await openPage(browser, 1366);
  await page.goto(STAFF_LOGIN_ROUTE);
  for (const guess of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
    const answer = page.waitForResponse('**/accounts/auth/login');
    await fillSignIn(page, 'joan.auma@kitara.example', guess);
    await answer;
  }
  await page.getByText('Too many attempts. Try again in 15 minutes.').first().waitFor();
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/login') && answer.status() === 429);
  await fillSignIn(page, 'joan.auma@kitara.example');
  await refused;
  await known.page.evaluate(() => localStorage.clear());
  await signInByForm(known.page, 'joan.auma');
  await Promise.all([context.close(), known.context.close()]);
});

it('redirects an anonymous visitor to the sign-in and back to the requested page', async () => {
  const { page, context } = await openPage(browser, 1366);
  await page.goto('/workorders?statuses=NEW');
  await page.waitForURL(`**${STAFF_LOGIN_ROUTE}*`);
  await fillSignIn(page, 'support@kitara.example');
  await page.waitForURL('**/workorders?statuses=NEW');
  await page.getByText(MESSAGES.signedIn).waitFor();
  await settled(page);
  expect(await page.title()).toBe('Kitara Fibre workorders');
  await context.close();
});

it('shows an agent the menu of their permissions and refuses a page without permission', async () => {
  const { page, context } = await openPage(browser, 1366);
  await signInByForm(page, 'agent');
  const menu = page.getByRole('navigation').first();
  expect(await menu.getByText('Payments').count()).toBe(0);
  expect(await menu.getByText('Clients').count()).toBe(1);
  await page.goto('/payment-receipts');
  await page
    .getByText(/permission/i)
    .first()
    .waitFor();
  await context.close();
});

it('stores nothing readable in the browser and ends the session eight hours after the sign-in', async () => {
  const { page, context } = await openNewDevice(browser, 1366);
  await signInByForm(page, 'admin');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toMatch(/Manage System|Administrator/);
  await page.clock.setFixedTime(Date.now() + SESSION_LIFETIME + 1);
  await page.goto('/clients');
  await page.getByText(MESSAGES.sessionExpired).first().waitFor();
  await page.waitForURL(`**${STAFF_LOGIN_ROUTE}*`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await context.close();
});
