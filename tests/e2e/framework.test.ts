import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { adminToken, call } from './api';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { becomes } from './shellParts';
import { fillSignIn, settled, signInAs } from './staff';
import { openPage } from './visitor';

let token: string;
beforeAll(async () => {
  token = await adminToken();
});

const address = (page: Page) => async () => new URL(page.url()).pathname + new URL(page.url()).search;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function open(name: string, path: string) {
  const opened = await openPage(browser, 1366);
  await signInAs(opened.page, name, path);
  return opened;
}

/** Creates a coverage place that only this test uses. */
async function makePlace(name: string): Promise<string> {
  const place = { name, district: 'Wakiso', latitude: 0.1, longitude: 32.5 };
  const { body } = await call<{ coveragePlace?: { id: string }; place?: { id: string } }>(
    'POST',
    'v1/coverage-places',
    token,
    place,
  );
  return body.place?.id ?? body.coveragePlace?.id ?? '';
}
const statusOf = async (id: string) => (await call('GET', `v1/coverage-places/${id}`, token)).status;

it('a deletion and an edit can be undone, and are sent when the user leaves the page', async () => {
  const id = await makePlace('Nakweyunga');
  const { page, context, errors } = await open('admin', '/coverage-places?searchTerm=nakweyunga');
  const row = page.getByRole('link', { name: 'Nakweyunga' });
  await row.click();
  await press(page, 'Delete');
  await page.getByText('Place Nakweyunga, Wakiso deleted.').waitFor();
  await page.getByText('No matching places').waitFor();
  await press(page, 'Undo');
  await row.waitFor();
  expect(await statusOf(id)).toBe(200);

  await row.click();
  await press(page, 'Edit');
  await page.getByLabel('Name').fill('Nakweyunga East');
  await press(page, 'Save');
  await page.getByRole('heading', { level: 1, name: 'Nakweyunga East, Wakiso' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Undo');
  await page.getByRole('heading', { level: 1, name: 'Nakweyunga, Wakiso' }).waitFor();

  await press(page, 'Delete');
  await page.getByText('Place Nakweyunga, Wakiso deleted.').waitFor();
  expect(await statusOf(id)).toBe(200);
  await page.goto('/changelog');
  await becomes(() => statusOf(id), 404);
  expect(errors).toEqual([]);
  await context.close();
});

it('a pending deletion is completed when the user signs out', async () => {
  const id = await makePlace('Kyabakadde');
  const { page, context } = await open('admin', `/coverage-place-details?id=${id}`);
  await press(page, 'Delete');
  await page.getByText('Place Kyabakadde, Wakiso deleted.').waitFor();
  await page.getByRole('button', { name: 'Amina Nakato' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(`**${STAFF_LOGIN_ROUTE}`);
  expect(await statusOf(id)).toBe(404);
  await context.close();
});

it('all matching records can be selected across pages, and their status changed at once', async () => {
  const { page, context, errors } = await open('admin', '/interest');
  const total = await page.getByRole('heading', { level: 1 }).locator('+ *').textContent();
  await page.getByLabel('Select every row of this page').check();
  await press(page, `Select all ${total}`);
  await page.getByText(`${total} selected`).waitFor();
  await press(page, 'Next page');
  await settled(page);
  expect(await page.locator('[data-selects-row]:not(:checked)').count()).toBe(0);
  await expectAccessible(page);
  await press(page, 'Change status');
  await page.getByRole('combobox', { name: 'New status' }).click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('All were called.');
  await press(page, `Change ${total}`);
  await page.getByText(new RegExp(`^${total} interest forms changed to`)).waitFor();
  await page.getByText(`${total} selected`).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

it('the details page leads to the next and previous record of the list, also beyond the current page', async () => {
  const { page, context, errors } = await open('admin', '/clients?sortBy=firstName');
  const names = await page.locator('[data-opens-row]').allTextContents();
  const heading = () => page.getByRole('heading', { level: 1 }).textContent();
  await page.locator('[data-opens-row]').last().click();
  await page.waitForURL('**/client-details?id=*');
  await page.getByText(new RegExp(`^${names.length} of `)).waitFor();
  await expectAccessible(page);
  const last = await heading();
  await press(page, 'Next client');
  await page.getByText(new RegExp(`^${names.length + 1} of `)).waitFor();
  await settled(page);
  expect(await heading()).not.toBe(last);
  await page.keyboard.press('k');
  await becomes(heading, last);
  await page.goBack();
  await becomes(address(page), '/clients?sortBy=firstName');
  expect(errors).toEqual([]);
  await context.close();
});

it('the sorting of a list is saved per user', async () => {
  const { page, context } = await open('admin', '/clients');
  await press(page, 'Name');
  await becomes(address(page), '/clients?sortBy=firstName');
  const change = async (name: string) => {
    await page.locator('header').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(`**${STAFF_LOGIN_ROUTE}`);
    await fillSignIn(page, `${name}@kitara.example`);
    await page.waitForURL((url) => url.pathname !== STAFF_LOGIN_ROUTE);
    await page.goto('/clients');
    await settled(page);
  };
  await page.goto('/clients');
  await becomes(address(page), '/clients?sortBy=firstName');
  await change('support');
  expect(await address(page)()).toBe('/clients');
  await change('admin');
  await becomes(address(page), '/clients?sortBy=firstName');
  await context.close();
});

it('a page closes as soon as the user loses its permission', async () => {
  const { body } = await call<{ roles: { id: string; name: string; permissions: string[] }[] }>(
    'GET',
    'v1/roles?limit=50',
    token,
  );
  const support = body.roles.find(({ name }) => name === 'Support');
  const { page, context } = await open('support', '/interest');
  const permissions = support?.permissions.filter((name) => name !== 'View Interest Forms');
  await call('PUT', `v1/roles/${support?.id}`, token, { permissions });
  // A background request of the page may already have noticed the change, and the button may be gone.
  await page
    .getByRole('button', { name: 'Refresh', exact: true })
    .evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
  await page.getByText('403 · You don’t have access to this page').waitFor();
  await call('PUT', `v1/roles/${support?.id}`, token, { permissions: support?.permissions });
  await context.close();
});
