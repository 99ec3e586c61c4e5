import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { becomes, signedIn } from './shellParts';
import { settled, signInByForm } from './staff';
import { openPage, scrollsSideways } from './visitor';

let page: Page;
let errors: string[];
beforeAll(async () => {
  ({ page, errors } = await signedIn(browser, 1366));
});

/** Presses the first button of this name: a column may have the same name as a filter, and the filter comes first. */
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
const address = async () => new URL(page.url()).pathname + new URL(page.url()).search;

async function go(path: string) {
  await page.goto(path);
  await settled(page);
}

it('finds records, keeps the view, opens a record, returns to the list and exports all records as CSV', async () => {
  await go('/users');
  await press('Status');
  await page.getByRole('checkbox', { name: 'Active' }).check();
  await press('Apply');
  await becomes(address, '/users?statuses=ACTIVE');
  await press('Full name');
  await becomes(address, '/users?statuses=ACTIVE&sortBy=fullName');
  const row = page.locator('[data-opens-row]').first();
  const onFirstPage = await row.textContent();
  await press('Next page');
  await becomes(address, '/users?statuses=ACTIVE&sortBy=fullName&page=2');
  await expect.poll(() => row.textContent()).not.toBe(onFirstPage);
  await press('Views');
  await page.getByLabel('Save this view as').fill('Active people');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Saved views' }).waitFor({ state: 'detached' });

  const name = await row.textContent();
  await row.press('Enter');
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  await page.goBack();
  await becomes(address, '/users?statuses=ACTIVE&sortBy=fullName&page=2');
  await becomes(() => page.locator(':focus').textContent(), name);

  await go('/users');
  await becomes(address, '/users?statuses=ACTIVE&sortBy=fullName&page=2');
  await press('Clear Status');
  await becomes(address, '/users?sortBy=fullName');
  await press('Views');
  await press('Active people');
  await becomes(address, '/users?statuses=ACTIVE&sortBy=fullName');
  const downloading = page.waitForEvent('download');
  await press('Export');
  await page.getByRole('menuitem', { name: 'CSV for programs' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const [heading, ...lines] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(heading).toMatch(/^Id,Created,Full name,/);
  const total = await page.getByRole('heading', { level: 1 }).locator('+ *').textContent();
  expect(String(lines.length)).toBe(total);
  expect(errors).toEqual([]);
});

it('applies the chosen sorting and columns on another device too', async () => {
  const kept = (key: string) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith('/preferences') && answer.request().postData()?.includes(key) === true,
    );
  await go('/staff');
  const sorted = kept('staff.listParams');
  await press('Name');
  await becomes(address, '/staff?sortBy=firstName');
  expect((await sorted).status()).toBe(200);
  const chosen = kept('staff.columns');
  await press('Columns');
  await page.getByRole('menuitemcheckbox', { name: 'District' }).click();
  expect((await chosen).status()).toBe(200);

  const other = await openPage(browser, 1366);
  await signInByForm(other.page, 'admin');
  await other.page.goto('/staff');
  await settled(other.page);
  await becomes(async () => new URL(other.page.url()).search, '?sortBy=firstName');
  expect(await other.page.getByRole('columnheader', { name: 'District' }).count()).toBe(0);
  expect(other.errors).toEqual([]);
  await other.context.close();
});

it('restores the scroll position of a long list', async () => {
  await go('/clients?perPage=50');
  const row = page.locator('[data-opens-row]').nth(40);
  await row.scrollIntoViewIfNeeded();
  const top = () => page.locator('table').evaluate((table) => table.parentElement?.scrollTop);
  const before = await top();
  expect(before).toBeGreaterThan(200);
  const name = await row.textContent();
  await row.click();
  await page.waitForURL('**/client-details?id=*');
  await page.goBack();
  await becomes(() => page.locator(':focus').textContent(), name);
  expect(await top()).toBe(before);
});

it('creates, changes and deletes a record; a refused change shows the reason and keeps the input', async () => {
  await go('/users?page=1');
  await press('New user');
  await page.getByLabel('Full name').fill('Zulaika Adeke');
  await page.getByLabel('Email address').fill('admin@kitara.example');
  await page.getByLabel('Password', { exact: false }).first().fill('a-long-enough-password');
  await expectAccessible(page);
  await press('Create');
  const drawer = page.getByRole('dialog', { name: 'New user' });
  await drawer.getByText('is already taken', { exact: true }).waitFor();
  await drawer.getByRole('alert').waitFor();
  expect(await drawer.getByLabel('Full name').inputValue()).toBe('Zulaika Adeke');
  await drawer.getByLabel('Email address').fill('zulaika.adeke@kitara.example');
  await press('Create');
  await page.getByRole('heading', { level: 1, name: 'Zulaika Adeke' }).waitFor();

  await press('Edit');
  await page.getByLabel('Full name').fill('Zulaika Adong');
  await press('Save');
  await page.getByRole('heading', { level: 1, name: 'Zulaika Adong' }).waitFor();
  await press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/users');
  await page.getByText('User Zulaika Adong deleted.').waitFor();

  await page.getByRole('link', { name: 'Amina Nakato' }).click();
  await press('Delete');
  const asked = page.getByRole('dialog', { name: 'Delete Amina Nakato?' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  expect(await asked.getByRole('alert').textContent()).not.toBe('');
});

it('changes the status of several records at once and reports the refused one', async () => {
  await go('/users?page=1');
  await page.getByRole('link', { name: 'Amina Nakato' }).press('x');
  await page.getByRole('checkbox', { name: 'Select Hellen Atim' }).check();
  await expectAccessible(page);
  await press('Change status');
  await page.getByRole('combobox', { name: 'New status' }).click();
  await page.getByRole('option', { name: 'Disabled' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('They have left.');
  await press('Change 2');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 changed, 1 refused').waitFor();
  expect(await dialog.locator('dt').allTextContents()).toEqual(['Amina Nakato']);
  await press('Close');
  await page.getByText('1 selected').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('listitem').filter({ hasText: 'Hellen Atim' }).getByText('Disabled').waitFor();
  expect(await scrollsSideways(page)).toBe(false);
});

it('keeps the open tab in view if the tabs are wider than a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await go('/all-tickets');
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'All tickets' });
  await becomes(async () => {
    const { x = 0, width = 0 } = (await tab.boundingBox()) ?? {};
    return x >= 0 && x + width <= 390;
  }, true);
});
