import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tokenAt } from '../bench/programs';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { newOrder } from './paymentParts';
import { productUrl } from './productUrl';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

const PHONE = '0789 404 142';
const WIDE = { width: 1366, height: 800 };
const NARROW = { width: 390, height: 844 };

/** Checks the current page on a desktop and on a phone: axe finds no violation, and nothing is wider than the window. */
async function look(page: Page) {
  await settled(page);
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await scrollsSideways(page), `${page.url()} scrolls sideways at ${size.width}`).toBe(false);
  }
}

/** Makes the payer's decision on the provider's page, which opens in its own tab. */
async function decide(page: Page, decision: RegExp) {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open payment page' }).click();
  const tab = await opened;
  await tab.getByRole('button', { name: decision }).click();
  await tab.waitForURL('**/payment-*');
  await tab.close();
}

const askForMoney = (page: Page) => page.getByRole('button', { name: /^Request UGX/ });
const idIn = (page: Page, name: string) => new URL(page.url()).searchParams.get(name) ?? '';

/** Calls the API as an administrator. */
async function asAdmin<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const headers = { ...(await tokenAt(productUrl)), 'content-type': 'application/json' };
  const request = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const answer = await fetch(`${productUrl}/api/v1/${path}`, request);
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer.json() as Promise<T>;
}

type Records<N extends string> = Record<N, { id: string; status: string; accountId: string }[]>;

/** Installs a device at the account's address. The network then activates the connection by itself. */
async function install(accountId: string) {
  const serialNumber = 'KFUG0DE5C001';
  const managementId = `00259E-EG8145V5-${serialNumber}`;
  await asAdmin('devices', 'POST', { serialNumber, managementId, model: 'EG8145V5', state: 'INSTALLED', accountId });
}

/** An agent creates a client and takes their order, pressing every button twice. Returns the form's id. */
async function takeOrder(page: Page): Promise<string> {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'New client' }).click();
  await page.getByLabel('Place', { exact: true }).fill('kolo');
  await page.getByRole('option', { name: 'Kololo, Kampala', exact: true }).click();
  await page.getByText('Fiber is Available!').waitFor();
  await page.getByLabel(/First name/).fill('Harriet');
  await page.getByLabel(/Last name/).fill('Deskwoman');
  await page.getByLabel(/Phone number/).fill(PHONE);
  await look(page);
  await page.getByRole('button', { name: 'Create and subscribe' }).dblclick();
  await page.waitForURL('**/subscribe-client?clientId=*');
  await page.getByRole('radio', { name: /^Kitara Home 20 UGX/ }).check();
  await look(page);
  await page.getByRole('button', { name: 'Create order' }).dblclick();
  await page.waitForURL('**/onboard-client-pay?id=*');
  return idIn(page, 'id');
}

it('an agent takes a client from the first question to an active connection', async () => {
  const { page, context, errors } = await openPage(browser, WIDE.width);
  await signInAs(page, 'agent');
  const formId = await takeOrder(page);
  await askForMoney(page).waitFor();
  await look(page);
  await askForMoney(page).dblclick();
  await page.getByRole('heading', { name: 'Waiting for the payer' }).waitFor();
  await look(page);
  await decide(page, /decline/i);
  await page.getByRole('heading', { name: 'Payment failed' }).waitFor();

  await page.goto(`/reinitiate-payment?id=${idIn(page, 'paymentId')}`);
  await askForMoney(page).waitFor();
  await look(page);
  await askForMoney(page).click();
  await decide(page, /approve/i);
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  await look(page);
  await page.goto(`/subscription-form-details?id=${formId}`);
  await page.getByRole('heading', { name: 'Paid' }).waitFor();
  await page.goto('/new-lead');
  await page.getByLabel(/Phone number/).fill(PHONE);
  await page.getByText('Already known').waitFor();
  await look(page);
  expect(errors).toEqual([]);
  await context.close();

  const { clients } = await asAdmin<Records<'clients'>>(`clients?searchTerm=Deskwoman`);
  expect(clients).toHaveLength(1);
  const clientId = clients[0]?.id;
  expect(
    (await asAdmin<Records<'subscriptionForms'>>(`subscription-forms?clientId=${clientId}`)).subscriptionForms,
  ).toHaveLength(1);
  const { payments } = await asAdmin<Records<'payments'>>(`payments?clientId=${clientId}&sortBy=dateCreated`);
  expect(payments.map(({ status }) => status)).toEqual(['FAILED', 'SUCCESSFUL']);
  const accountId = payments[1]?.accountId ?? '';
  await install(accountId);
  const statusNow = async () =>
    (await asAdmin<{ account: { status: string } }>(`accounts/${accountId}`)).account.status;
  await expect.poll(statusNow, { timeout: 60_000, interval: 500 }).toBe('ACTIVE');
});

/** Returns a customer with a connection whose next period has no started payment. */
async function customerToRenew(): Promise<string> {
  const { accounts } = await asAdmin<Records<'accounts'>>('accounts?statuses=ACTIVE&types=CUSTOMER&limit=50');
  for (const { id } of accounts) {
    const begun = `subscriptions?accountId=${id}&subscriptionStatuses=INITIATED&limit=1`;
    if ((await asAdmin<Records<'subscriptions'>>(begun)).subscriptions.length === 0) return id;
  }
  throw new Error('Every customer of the demo data has a renewal under way.');
}

it('an order is corrected, and a renewal is charged once', async () => {
  const { page, context, errors } = await openPage(browser, WIDE.width);
  await signInAs(page, 'admin');
  await page.goto(`/subscription-form-details?id=${(await newOrder()).id}`);
  await look(page);
  await page.getByRole('link', { name: 'Update and pay' }).click();
  await page.getByRole('radio', { name: /^Kitara Home 40 UGX/ }).check();
  await look(page);
  await page.getByRole('button', { name: 'Save and pay' }).click();
  await page.getByRole('button', { name: 'Request UGX 219,000' }).waitFor();

  const accountId = await customerToRenew();
  const paid = () =>
    asAdmin<Records<'subscriptions'>>(`subscriptions?accountId=${accountId}&paymentStatuses=SUCCESSFUL&limit=100`);
  const before = (await paid()).subscriptions.length;
  await page.goto(`/pay-initiated-renewal?accountId=${accountId}`);
  await askForMoney(page).waitFor();
  await look(page);
  await askForMoney(page).dblclick();
  await decide(page, /approve/i);
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  expect((await paid()).subscriptions).toHaveLength(before + 1);
  expect(errors).toEqual([]);
  await context.close();
});
