import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import { adminToken, call } from './api';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { customer, openTickets } from './deskParts';
import { requestedRefund } from './refunds';
import { settled, signInAs } from './staff';
import { openPage } from './visitor';

// Amina and Ruth are both administrators; each has the same record open in her own browser.
let amina: Page;
let ruth: Page;
let token: string;
const close: (() => Promise<void>)[] = [];

beforeAll(async () => {
  token = await adminToken();
  const name = `ruth.${randomUUID().slice(0, 8)}`;
  const { body } = await call<{ roles: { id: string }[] }>('GET', 'v1/roles?searchTerm=Administrator', token);
  const person = { fullName: 'Ruth Auma', emailAddress: `${name}@kitara.example`, password: DEMO_PASSWORD };
  const roleIds = body.roles.map(({ id }) => id);
  const made = await call('POST', 'v1/users', token, { ...person, accountType: 'Staff', roleIds });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  for (const who of ['admin', name]) {
    const { page, context } = await openPage(browser, 1366);
    await signInAs(page, who);
    close.push(() => context.close());
    if (who === 'admin') amina = page;
    else ruth = page;
  }
});
afterAll(() => Promise.all(close.map((each) => each())));

const bothOpen = async (path: string) => {
  await Promise.all([amina, ruth].map((page) => page.goto(path)));
  await Promise.all([settled(amina), settled(ruth)]);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The message that tells Ruth of Amina's change. */
const toldOf = (page: Page) => page.getByText(/^Amina Nakato changed this on .+, after you opened it/);
/** Waits until Amina's page tells her of Ruth's later change. The page looks for one when its user returns to it. */
const toldAmina = () =>
  expect
    .poll(async () => {
      await amina.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      return amina.getByText(/^Ruth Auma changed this record on /).count();
    })
    .toBe(1);
const change = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: `${label}:` });

it('a role keeps the permissions that both administrators added, and the second sees those of the first', async () => {
  const name = `Desk ${randomUUID().slice(0, 8)}`;
  const made = await call<{ role: { id: string } }>('POST', 'v1/roles', token, { name, permissions: ['Use System'] });
  const { id } = made.body.role;
  await bothOpen(`/edit-role?id=${id}`);
  await amina.getByLabel('View Referrals', { exact: true }).check();
  await press(amina, 'Save changes');
  await amina.getByText(`Role ${name} saved.`).waitFor();

  await ruth.getByLabel('View Coverage Checks', { exact: true }).check();
  await press(ruth, 'Save changes');
  await toldOf(ruth).waitFor();
  expect(await change(ruth, 'Permissions').innerText()).toContain('View Referrals');
  expect(await ruth.getByLabel('View Referrals', { exact: true }).isChecked()).toBe(true);
  await expectAccessible(ruth);
  await press(ruth, 'Save changes');
  await ruth.getByText(`Role ${name} saved.`).waitFor();
  await toldAmina();
  await expectAccessible(amina);
  await press(amina, 'Load the change');
  await amina.getByText(/changed this record on/).waitFor({ state: 'detached' });
  const { body } = await call<{ role: { permissions: string[] } }>('GET', `v1/roles/${id}`, token);
  expect([...body.role.permissions].sort()).toEqual(['Use System', 'View Coverage Checks', 'View Referrals']);
});

it('an account keeps both administrators’ input; if both changed one field, the second chooses', async () => {
  const { id } = await customer(token);
  const drawer = (page: Page) => page.getByRole('dialog');
  for (const page of [amina, ruth]) {
    await page.goto(`/account-details?id=${id}&edit`);
    await expect.poll(() => drawer(page).getByLabel('First name').inputValue()).not.toBe('');
    await page.waitForLoadState('networkidle');
  }
  await drawer(amina).getByLabel('Place of residence').fill('Najjera, Kira');
  await drawer(amina).getByLabel('TIN').fill('1000000001');
  await press(amina, 'Save');
  await drawer(amina).waitFor({ state: 'detached' });

  await drawer(ruth).getByLabel('Email address').fill('two.browsers@kitara.example');
  await drawer(ruth).getByLabel('TIN').fill('1000000002');
  await press(ruth, 'Save');
  await toldOf(ruth).waitFor();
  expect(await change(ruth, 'Place of residence').innerText()).toContain('Najjera, Kira');
  expect(await drawer(ruth).getByLabel('Place of residence').inputValue()).toBe('Najjera, Kira');
  expect(await change(ruth, 'TIN').innerText()).toContain('1000000002');
  await expectAccessible(ruth);
  await change(ruth, 'TIN').getByRole('button', { name: 'Use the other value' }).click();
  expect(await drawer(ruth).getByLabel('TIN').inputValue()).toBe('1000000001');
  await press(ruth, 'Save');
  await drawer(ruth).waitFor({ state: 'detached' });
  await toldAmina();
  const { body } = await call<{ account: { accountDetail: object } }>('GET', `v1/accounts/${id}`, token);
  expect(body.account.accountDetail).toMatchObject({
    placeOfResidence: 'Najjera, Kira',
    emailAddress: 'two.browsers@kitara.example',
    tin: '1000000001',
  });
});

it('a user who resolves a ticket is first told that it has changed, and may continue', async () => {
  const { id: accountId } = await customer(token);
  const [ticket] = await openTickets(token, accountId, ['Two browsers']);
  await bothOpen(`/ticket-details?id=${ticket?.id}`);
  await press(amina, 'Start work');
  await press(ruth, 'Resolve');
  const dialog = ruth.getByRole('dialog');
  await press(amina, 'Wait for customer');
  await amina.getByRole('button', { name: 'Customer answered' }).waitFor();
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await toldOf(ruth).waitFor();
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await dialog.waitFor({ state: 'detached' });
  await toldAmina();
  const { body } = await call<{ ticket: { status: string } }>('GET', `v1/tickets/${ticket?.id}`, token);
  expect(body.ticket.status).toBe('RESOLVED');
});

it('an approved refund cannot be rejected by a user who has not seen the approval', async () => {
  const { id, refundNumber } = await requestedRefund();
  await bothOpen(`/payment-refund-details?id=${id}`);
  await press(ruth, 'Reject');
  const drawer = ruth.getByRole('dialog');
  await drawer.getByLabel('Note').fill('The building can be reached');
  await press(amina, 'Approve');
  await amina.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await amina.getByText(`${refundNumber} is approved.`).waitFor();
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await ruth.getByText(/^Amina Nakato changed this on .+: Approved the refund/).waitFor();
  expect(await drawer.getByLabel('Note').inputValue()).toBe('The building can be reached');
  const { body } = await call<{ paymentRefundTask: { status: string } }>('GET', `v1/payment-refund-tasks/${id}`, token);
  expect(body.paymentRefundTask.status).toBe('APPROVED');
});

it('settings keep the changes of both administrators', async () => {
  type Settings = { extensionSettings: { maxDays: number; maxExtensions: number; graceDays: number } };
  const settings = async () => (await call<Settings>('GET', 'v1/extension-settings', token)).body.extensionSettings;
  const { maxDays, graceDays } = await settings();
  await bothOpen('/extension-settings');
  await amina.getByLabel('Maximum days per extension').fill(String(maxDays + 1));
  await press(amina, 'Save');
  await expect.poll(async () => (await settings()).maxDays).toBe(maxDays + 1);

  await ruth.getByLabel(/^Days after expiry/).fill(String(graceDays + 1));
  await press(ruth, 'Save');
  await toldOf(ruth).waitFor();
  await change(ruth, 'Maximum days per extension').waitFor();
  expect(await ruth.getByLabel('Maximum days per extension').inputValue()).toBe(String(maxDays + 1));
  await press(ruth, 'Save');
  await expect.poll(settings).toMatchObject({ maxDays: maxDays + 1, graceDays: graceDays + 1 });
  await toldAmina();
  await call('PUT', 'v1/extension-settings', token, { maxDays, graceDays });
});
