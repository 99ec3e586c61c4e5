import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { tokenAt } from '../bench/programs';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { productUrl } from './productUrl';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

let customer: Customer;
beforeAll(async () => {
  customer = await aRunningCustomer();
});

interface Customer {
  id: string;
  accountNumber: string;
  /** The reference of a successful payment without a refund request. */
  payment: string;
}

/** Returns a demo customer with an active subscription, an ONU that answers, and a payment without a refund request. */
async function aRunningCustomer(): Promise<Customer> {
  const headers = await tokenAt(productUrl);
  const read = async (path: string) => (await fetch(`${productUrl}/api/${path}`, { headers })).json();
  const { subscriptions } = await read('v1/subscriptions?subscriptionStatuses=ACTIVE&limit=50');
  for (const { accountId: id, usedSeconds, addedDays } of subscriptions) {
    const { account } = await read(`portal/user/accounts/${id}`);
    const { payments } = await read(`v1/payments/account/${id}?sortBy=dateCreated&sortAsc=false`);
    const paid = payments.find(({ status }: { status: string }) => status === 'SUCCESSFUL');
    const answers = account.device && !/[369]$/.test(account.device.managementId);
    // The number of days that can be added is limited.
    if (!answers || !paid || usedSeconds > 0 || addedDays > 0) continue;
    const { totalRecords } = await read(`v1/payment-refund-tasks?paymentId=${paid.id}`);
    if (totalRecords === 0) return { id, accountNumber: account.accountNumber, payment: paid.reference };
  }
  throw new Error('No customer of the demo data has what this journey needs.');
}

const toast = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

it('support finds a customer, explains the expiry date, restarts the ONU, changes the Wi-Fi and adds days', async () => {
  const { page, context, errors } = await openPage(browser, 1366);
  await signInAs(page, 'support');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(customer.accountNumber);
  const option = page.getByRole('option', { name: new RegExp(customer.accountNumber) });
  const place = await option.boundingBox();
  await page.getByRole('group', { name: 'Line' }).getByText('Online').waitFor();
  // A click at the right of an option would otherwise hit its details.
  expect(await option.boundingBox()).toEqual(place);
  await option.click();
  await page.waitForURL(`**/account-details?id=${customer.id}`);
  await page.getByRole('group', { name: 'Line' }).getByText('Online').waitFor();
  await settled(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Why this date?' }).click();
  await dialog(page, /^Why SB-/)
    .getByText(/^It starts on .* and ends on /)
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog(page, /^Why SB-/).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Restart' }).click();
  await dialog(page, 'Restart the ONU?').getByRole('button', { name: 'Restart' }).click();
  await page.getByText('It restarts now').waitFor();

  await page.getByRole('button', { name: 'Change Wi-Fi' }).click();
  const wifi = dialog(page, 'Change Wi-Fi');
  await wifi.getByLabel('Wi-Fi name').fill('Mango tree');
  await wifi.getByLabel('New password', { exact: true }).fill('short');
  await wifi.getByRole('button', { name: 'Change Wi-Fi' }).click();
  await wifi.getByText('takes at least 8 characters').waitFor();
  await expectAccessible(page);
  await wifi.getByLabel('New password', { exact: true }).fill('under the mango tree');
  await wifi.getByRole('button', { name: 'Change Wi-Fi' }).click();
  await wifi.waitFor({ state: 'detached' });
  const told = dialog(page, 'New Wi-Fi password');
  await told.getByText('under the mango tree').waitFor();
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('region', { name: 'Device' }).getByText('Mango tree').waitFor();
  expect(await page.content()).not.toContain('under the mango tree');

  await page.getByRole('button', { name: 'Extend' }).click();
  await dialog(page, /^Extend SB-/)
    .getByLabel('Reason')
    .fill('Two days without service.');
  await dialog(page, /^Extend SB-/)
    .getByRole('button', { name: 'Extend' })
    .click();
  await toast(page, /now ends on/);
  await page.getByRole('list', { name: 'Activity' }).getByText('Two days without service.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('finance requests a refund on a phone and saves the receipt, and an administrator approves it', async () => {
  const { page, context, errors } = await openPage(browser, 390);
  await signInAs(page, 'finance', `/account-details?id=${customer.id}`);
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download RCT-/ })
    .first()
    .click();
  expect((await saved).suggestedFilename()).toMatch(/^RCT-\d{4}-\d{6}\.pdf$/);

  await page.getByRole('button', { name: `Request refund of ${customer.payment}` }).click();
  await page.getByLabel('Reason').fill('The customer moved away.');
  await page.getByRole('button', { name: 'Request refund', exact: true }).click();
  await toast(page, /Someone else must approve it/);
  const refunds = page.getByRole('region', { name: /^Payment refunds/ });
  await refunds.scrollIntoViewIfNeeded();
  // The latest refund comes first; the account may already have older ones.
  await refunds.getByRole('link', { name: /^RFD-/ }).first().click();
  await page.getByText('Someone else must approve this refund.').waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  await settled(page);
  await expectAccessible(page);
  const refund = page.url();
  expect(errors).toEqual([]);
  await context.close();

  const admin = await openPage(browser, 1366);
  await signInAs(admin.page, 'admin', refund);
  await admin.page.getByRole('button', { name: 'Approve' }).click();
  await dialog(admin.page, /^Approve RFD-/)
    .getByRole('button', { name: 'Approve' })
    .click();
  await admin.page.getByRole('button', { name: 'Send' }).waitFor();
  await settled(admin.page);
  await expectAccessible(admin.page);
  expect(admin.errors).toEqual([]);
  await admin.context.close();
});
