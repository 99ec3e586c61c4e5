import { expect, it } from 'vitest';
import { MESSAGES } from '../../contract/api/errors';
import { SESSION_LIFETIME, TOAST } from '../../contract/constants';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import type { SignedIn } from '../../resources/access/signInActions';
import type { Answers } from '../../resources/catalogue/actions';
import { call } from './api';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { mainMenu, signedIn } from './shellParts';
import { fillSignIn, settled, signInAs } from './staff';
import { openNewDevice, openPage } from './visitor';

/** Ends every session of a demo user, as the user can do. */
async function endSessionsOf(name: string) {
  const signIn = { username: `${name}@kitara.example`, password: DEMO_PASSWORD };
  const { body } = await call<SignedIn>('POST', 'v1/accounts/auth/login', undefined, signIn);
  const { token } = body.user;
  const own = await call<Answers['listOwnSessions']>('GET', 'v1/accounts/auth/sessions', token);
  const others = own.body.sessions.filter(({ current }) => !current);
  for (const { id } of others) await call('POST', `v1/accounts/auth/sessions/${id}/revoke`, token);
}

it('signs out in all tabs at once and keeps the appearance', async () => {
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
  expect(kept).toEqual(['layout']);
  await context.close();
});

it('reports the expired session for 2.5 s, then shows the sign-in, which works', async () => {
  const { page, context } = await openNewDevice(browser, 1366);
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

it.each(['/clients', '/dashboard'])(
  'after a session is ended elsewhere, opening or reloading %s leads to the sign-in with an explanation',
  async (path) => {
    const { page, context } = await openPage(browser, 1366);
    for (const visit of [() => page.reload(), () => page.goto(path)]) {
      // No other journey signs in as this user; otherwise their sessions would end too.
      await signInAs(page, 'ismail.ssali', path);
      // Blocks the requests of the open page until it is left, so that they do not notice the ended session first.
      let left = false;
      await page.route('**/api/**', (route) => (left ? route.continue() : route.abort()));
      await endSessionsOf('ismail.ssali');
      page.once('framenavigated', () => {
        left = true;
      });
      await visit();
      await page.waitForURL(`**${STAFF_LOGIN_ROUTE}`);
      await page.getByRole('alert').getByText(MESSAGES.sessionExpired).waitFor();
      await page.unroute('**/api/**');
    }
    await context.close();
  },
);

it('leads staff who mistyped an address back to their previous page', async () => {
  const { page, context } = await openPage(browser, 1366);
  await signInAs(page, 'admin', '/clients');
  await page.goto('/cleints');
  await page.getByRole('link', { name: 'Back to the back-office' }).click();
  await page.waitForURL('**/clients*');
  await settled(page);
  await context.close();
});

it('has a local demo store that sends no request to the server', async () => {
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
  await register('notanemail');
  await page.getByText('Enter an e-mail.').waitFor();
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
