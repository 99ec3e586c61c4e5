import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminToken, call } from './api';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { customer, openTickets } from './deskParts';
import { settled, signInAs } from './staff';
import { openPage } from './visitor';
import { dayFromNow } from './visits';

// Norah leads the support team, Edith is one of it; each works in her own browser.
let norah: Page;
let edith: Page;
let token: string;
let account: { id: string; accountNumber: string };
const close: (() => Promise<void>)[] = [];

beforeAll(async () => {
  token = await adminToken();
  account = await customer(token);
  for (const who of ['norah.kisakye', 'edith.birungi']) {
    const { page, context } = await openPage(browser, 1366);
    await signInAs(page, who);
    close.push(() => context.close());
    if (who === 'norah.kisakye') norah = page;
    else edith = page;
  }
});
afterAll(() => Promise.all(close.map((each) => each())));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('a colleague who is mentioned in a note follows the bell and reads it', async () => {
  await open(norah, `/account-details?id=${account.id}`);
  const box = norah.getByRole('textbox', { name: 'New note' });
  await box.fill('Please call them today, ');
  await box.pressSequentially('@Edith');
  await norah.getByRole('option', { name: 'Edith Birungi' }).waitFor();
  await expectAccessible(norah, { within: 'main' });
  await box.press('Enter');
  expect(await box.inputValue()).toBe('Please call them today, @Edith Birungi ');
  await press(norah, 'Add note');
  await norah.getByText('Please call them today, @Edith Birungi').waitFor();

  await open(edith, '/dashboard');
  await edith.getByRole('button', { name: /^Notifications, / }).click();
  await edith
    .getByRole('menuitem', { name: /Norah Kisakye mentioned you in a note/ })
    .first()
    .click();
  await edith.waitForURL((url) => url.pathname === '/account-details');
  await edith.getByText('Please call them today, @Edith Birungi').waitFor();
});

it('an agent shares a view of tagged tickets, and a colleague uses it', async () => {
  const subjects = ['Shared desk one', 'Shared desk two'];
  await openTickets(token, account.id, subjects);
  await open(norah, '/open-tickets?searchTerm=Shared%20desk');
  for (const subject of subjects) await norah.getByRole('checkbox', { name: new RegExp(subject) }).check();
  await press(norah, 'Tags');
  const dialog = norah.getByRole('dialog');
  await dialog.getByLabel('Add tags').fill('Outage Naguru');
  await expectAccessible(norah);
  await dialog.getByRole('button', { name: 'Change tags' }).click();
  await dialog.waitFor({ state: 'detached' });

  await open(norah, '/open-tickets?tags=outage%20naguru');
  for (const subject of subjects) await norah.getByRole('main').getByText(subject).first().waitFor();
  await press(norah, 'Views');
  await norah.getByLabel('Save this view as').fill('Naguru');
  await norah.getByText('Share with the team').click();
  await expectAccessible(norah);
  await press(norah, 'Save');
  await norah.getByText('The view Naguru is shared.').waitFor();

  await open(edith, '/open-tickets');
  await press(edith, 'Views');
  await edith.getByRole('region', { name: 'Team' }).getByText('Naguru').click();
  await edith.waitForURL((url) => url.searchParams.get('tags') === 'outage naguru');
  for (const subject of subjects) await edith.getByRole('main').getByText(subject).first().waitFor();
  expect(await edith.getByRole('button', { name: 'Change the view Naguru' }).count()).toBe(0);

  const { body } = await call<{ listViews: { id: string; name: string }[] }>(
    'GET',
    'v1/list-views?list=open-tickets',
    token,
  );
  for (const { id } of body.listViews) await call('DELETE', `v1/list-views/${id}`, token);
});

it('an agent adds a task that is due today, sees it on Today above other work, and does it', async () => {
  await open(edith, '/dashboard');
  await edith.getByRole('link', { name: 'Add task' }).click();
  const form = edith.getByRole('dialog');
  await form.getByLabel('Title').fill('Ask for the key of the cabinet');
  await form.getByLabel(/^Due/).fill(dayFromNow());
  await form.getByLabel(/^Due/).press('Tab');
  await expectAccessible(edith);
  await form.getByRole('button', { name: 'Create' }).click();
  await form.waitFor({ state: 'detached' });

  await open(edith, '/dashboard');
  const today = edith.getByRole('region', { name: /^Waiting for you/ });
  const row = today.getByRole('listitem').filter({ hasText: 'Ask for the key of the cabinet' });
  await row.waitFor();
  await expectAccessible(edith, { within: 'main' });
  await row.getByRole('button', { name: /^Done: / }).click();
  await row.waitFor({ state: 'detached' });
  // The change is sent when the page is left, and the list may be loaded before it has arrived.
  const left = async () => {
    await open(edith, '/personal-tasks');
    await edith.getByRole('heading', { level: 1, name: 'Personal tasks' }).waitFor();
    return edith.getByText('Ask for the key of the cabinet').count();
  };
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
});
