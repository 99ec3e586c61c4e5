import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { tokenAt } from '../../bench/programs';
import { adminToken, call } from '../api';
import { browser } from '../browser';
import { countSteps } from '../countSteps';
import { newOrder } from '../paymentParts';
import { productUrl } from '../productUrl';
import { settled, signInAs } from '../staff';
import { openPage } from '../visitor';

let customer: Customer;
beforeAll(async () => {
  customer = await aRunningCustomer();
});

interface Customer {
  id: string;
  phoneNumber: string;
}

interface Payment {
  id: string;
  confirmationCode: string | null;
}
interface Listed {
  payments: Payment[];
  subscriptionForm: { productId: string };
  product: { price: number };
}

const listed = async (path: string, token: string) => (await call<Listed>('GET', path, token)).body;

/** Returns a function that reads the API as a demo user. */
async function readAs(name: string) {
  const headers = await tokenAt(productUrl, name);
  return async (path: string) => (await fetch(`${productUrl}/api/${path}`, { headers })).json();
}

/** Returns a demo customer with an active subscription and an ONU that answers. */
async function aRunningCustomer(): Promise<Customer> {
  const read = await readAs('admin');
  const { subscriptions } = await read('v1/subscriptions?subscriptionStatuses=ACTIVE&limit=50&sortAsc=false');
  for (const { accountId: id } of subscriptions) {
    const { account } = await read(`portal/user/accounts/${id}`);
    if (account.device && !/[369]$/.test(account.device.managementId))
      return { id, phoneNumber: account.accountDetail.phoneNumber };
  }
  throw new Error('No customer of the demo data has what these jobs need.');
}

/** Opens a page for a signed-in user and counts the steps from now on. */
async function begin(name: string, path?: string) {
  const opened = await openPage(browser, 1366);
  await signInAs(opened.page, name, path);
  await box(opened.page).waitFor();
  return { ...opened, steps: await countSteps(opened.page) };
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Opens the command box with Ctrl K and types the term. */
async function look(page: Page, typed: string) {
  await page.keyboard.press('Control+k');
  await box(page).pressSequentially(typed);
}

it('support finds a caller and sees the status of their connection: Ctrl K, the number, Enter', async () => {
  const { page, context, steps } = await begin('support');
  await look(page, `0${customer.phoneNumber.slice(4)}`);
  await page.getByRole('group', { name: 'Line' }).getByText('Online').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/account-details?id=${customer.id}`);
  await page.getByRole('group', { name: 'Line' }).getByText('Online').waitFor();
  expect(steps).toEqual({ clicks: 0, texts: 1, keys: ['Ctrl K', 'Enter'] });
  await context.close();
});

it('finance finds a payment by the provider’s reference and by its slip number: Ctrl K, the reference, Enter', async () => {
  const token = await adminToken();
  const confirmed = (await listed('v1/payments?limit=100&paymentStatuses=SUCCESSFUL', token)).payments.find(
    (each) => each.confirmationCode,
  );
  const { id: subscriptionFormId } = await newOrder();
  const { productId } = (await listed(`v1/subscription-forms/${subscriptionFormId}`, token)).subscriptionForm;
  const { price } = (await listed(`v1/products/${productId}`, token)).product;
  const slip = { subscriptionFormId, method: 'BANK_TRANSFER', reference: 'SLIP 4471/B', amount: price };
  const recorded = await call<{ payment: Payment }>('POST', 'v1/payments/manual', token, slip);
  expect(recorded.status).toBe(201);

  const { page, context, steps } = await begin('finance');
  for (const [reference, id] of [
    [confirmed?.confirmationCode, confirmed?.id],
    ['slip 4471', recorded.body.payment.id],
  ]) {
    await look(page, reference ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/payment-details?id=${id}`);
    await settled(page);
  }
  expect(steps).toEqual({ clicks: 0, texts: 2, keys: ['Ctrl K', 'Enter', 'Ctrl K', 'Enter'] });
  await context.close();
});

it('support resets the Wi-Fi of an account in two clicks', async () => {
  const { page, context, steps } = await begin('support', `/account-details?id=${customer.id}`);
  await page.getByRole('button', { name: 'Change Wi-Fi' }).click();
  const form = dialog(page, 'Change Wi-Fi');
  await expect.poll(() => form.getByLabel('New password', { exact: true }).inputValue()).toMatch(/^\w{6}-\w{6}-\d{4}$/);
  await form.getByRole('button', { name: 'Change Wi-Fi' }).click();
  await form.waitFor({ state: 'detached' });
  expect(steps).toEqual({ clicks: 2, texts: 0, keys: [] });
  await context.close();
});

it('support extends an account by two days in two clicks', async () => {
  const { page, context, steps } = await begin('support', `/account-details?id=${customer.id}`);
  await page.getByRole('button', { name: 'Extend' }).click();
  const form = dialog(page, /^Extend SB-/);
  await form.getByRole('button', { name: 'Extend' }).click();
  await page.getByRole('status').filter({ hasText: 'now ends on' }).waitFor();
  expect(steps).toEqual({ clicks: 2, texts: 0, keys: [] });
  await context.close();
});

it('support opens a ticket on an account and sees it: two clicks and the subject', async () => {
  const { page, context, steps } = await begin('support', `/account-details?id=${customer.id}`);
  await page.getByRole('button', { name: 'New ticket' }).click();
  const form = dialog(page, /^New ticket for/);
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('subject');
  await page.keyboard.type('No light since the storm');
  await form.getByRole('button', { name: 'Open ticket' }).click();
  await page.waitForURL('**/ticket-details?id=*');
  await page.getByRole('heading', { level: 1, name: /No light since the storm/ }).waitFor();
  expect(steps).toEqual({ clicks: 2, texts: 1, keys: [] });
  await context.close();
});

it('an agent enters a lead in three clicks and three texts', async () => {
  const { page, context, steps } = await begin('agent', '/clients');
  await page.getByRole('link', { name: 'New lead' }).click();
  await page.getByLabel(/First name/).click();
  await page.keyboard.type('Peter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Countable');
  while ((await page.locator(':focus').getAttribute('type')) !== 'tel') await page.keyboard.press('Tab');
  await page.keyboard.type('0789 404 177');
  await page.getByRole('button', { name: 'Create lead' }).click();
  await page.getByRole('status').filter({ hasText: 'Peter Countable' }).first().waitFor();
  expect(steps).toMatchObject({ clicks: 3, texts: 3 });
  await context.close();
});

it('an agent orders for an existing client within four clicks', async () => {
  const { clients } = await (await readAs('agent'))('v1/clients?limit=50&stages=LEAD,PROSPECT,INTERESTED');
  const { page, context, steps } = await begin('agent');
  await look(page, clients[0].clientNumber);
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('radio', { name: /^Kitara Home 20 UGX/ }).click();
  await page.getByRole('button', { name: 'Create order' }).click();
  await page.waitForURL('**/onboard-client-pay?id=*');
  expect(steps).toEqual({ clicks: 3, texts: 1, keys: ['Ctrl K'] });
  await context.close();
});
