import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { productUrl } from './productUrl';
import { mainMenu } from './shellParts';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

const go = async (page: Page, group: string, entry: string) => {
  const link = mainMenu(page).getByRole('link', { name: entry, exact: true });
  if (!(await link.isVisible())) await mainMenu(page).getByRole('button', { name: group }).click();
  await link.click();
  await page.getByRole('heading', { name: entry, level: 1 }).waitFor();
};

/** Returns the HTTP status of a GET request to each path with the user's token. */
async function answersTo(username: string, paths: readonly string[]) {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const body = JSON.stringify({ username, password: DEMO_PASSWORD });
  const account = await fetch(`${productUrl}/api/v1/accounts/auth/login`, { ...post, body });
  const { user } = (await account.json()) as { user: { token: string } };
  const headers = { Authorization: `Bearer ${user.token}` };
  return Promise.all(paths.map(async (path) => (await fetch(`${productUrl}/api/v1/${path}`, { headers })).status));
}

const DENIS = 'denis.okot@kitara.example';

it('a new role gives its holder exactly its three permissions from their next request on', async () => {
  const name = `Desk ${randomUUID().slice(0, 8)}`;
  const { page, context, errors } = await openPage(browser, 1366);
  const { page: theirs, context: other, errors: their } = await openPage(browser, 1366);
  await Promise.all([signInAs(page, 'admin'), signInAs(theirs, 'denis.okot')]);
  await mainMenu(theirs).getByRole('button', { name: 'Payments' }).waitFor();

  await go(page, 'Settings', 'Roles');
  await page.getByRole('button', { name: 'New role' }).click();
  await page.getByLabel('Name').fill(name);
  for (const permission of ['Use System', 'View Work Orders', 'View Accounts'])
    await page.getByLabel(permission, { exact: true }).check();
  await expectAccessible(page);
  await mainMenu(page).getByRole('link', { name: 'Changelog' }).click();
  await page.getByText('Leave without saving?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Create role' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'What this role may do (3)' }).waitFor();
  expect(await page.getByRole('list', { name: 'Menu' }).innerText()).toBe(
    'Work Orders\nAccounts\nCustomers\nChangelog',
  );

  await go(page, 'Settings', 'Users');
  await page.getByRole('link', { name: 'Denis Okot' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const chosen = page.getByRole('combobox', { name: 'Roles' });
  await chosen.click();
  await page.keyboard.press('Backspace');
  await chosen.fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'What this user may do (3)' }).waitFor();
  await expectAccessible(page);

  await mainMenu(theirs).getByRole('button', { name: 'Payments' }).click();
  await mainMenu(theirs).getByRole('link', { name: 'Transactions' }).click();
  await theirs.getByText('403 · You don’t have access to this page').waitFor();
  await mainMenu(theirs).getByRole('button', { name: 'Accounts' }).click();
  const links = () => mainMenu(theirs).getByRole('list').first().getByRole('link').allInnerTexts();
  await expect.poll(links).toEqual(['Work Orders', 'Customers', 'Changelog\nv1.0.6']);
  expect(await answersTo(DENIS, ['work-orders', 'accounts', 'transactions', 'roles', 'users', 'logs'])).toEqual([
    200, 200, 403, 403, 403, 403,
  ]);
  expect(errors).toEqual([]);
  expect(their.filter((each) => !each.includes('403'))).toEqual([]);
  await Promise.all([context.close(), other.close()]);
});

it("refuses to remove the last administrator's rights and shows the reason next to the role", async () => {
  const { page, context } = await openPage(browser, 390, 'dark');
  await signInAs(page, 'admin', '/role-permissions');
  await page.getByLabel('Search permissions').fill('roles');
  // The list is filtered shortly after the last key press, and the check box moves then.
  await page.getByRole('checkbox', { name: 'Administrator: Manage System' }).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Administrator: Update Roles' }).uncheck();
  await page.getByRole('button', { name: 'Save Administrator' }).click();
  await page.getByText('No one could change users and roles any more.').waitFor();
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Discard changes of Administrator' }).click();
  await page.getByRole('link', { name: 'Finance', exact: true }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('heading', { name: 'Edit Finance' }).waitFor();
  await settled(page);
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  await context.close();
});

it('an agent can download their referral link as a QR code', async () => {
  const { page, context, errors } = await openPage(browser, 390);
  await signInAs(page, 'agent');
  await page.getByRole('button', { name: 'Allan Mugisha' }).click();
  await page.getByRole('menuitem', { name: 'My subscribe link' }).click();
  await page.getByText(/\/subscribe\/[0-9a-f-]{36}$/).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SVG' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('nile-connect-agencies-link.svg');
  expect(readFileSync(await file.path(), 'utf8')).toContain('<svg');
  await settled(page);
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await context.close();
});
