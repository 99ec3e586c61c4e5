import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { expectAccessible } from './axe';
import { browser } from './browser';
import { settled, signInAs } from './staff';
import { openPage, scrollsSideways } from './visitor';

/** Checks a page of the journey: axe finds no violation, and nothing is wider than the window. */
async function look(page: Page) {
  await expectAccessible(page);
  expect(await scrollsSideways(page), `${page.url()} scrolls sideways`).toBe(false);
}

const textOf = async (locator: Locator) => (await locator.textContent()) ?? '';

interface Paid {
  receiptNumber: string;
  accountNumber: string;
  reference: string;
}

async function becomeCustomer(page: Page, lastName: string, phone: string): Promise<Paid> {
  await page.goto('/');
  await look(page);
  await page.getByRole('combobox').fill('kolo');
  await page.getByRole('option', { name: 'Kololo Kampala' }).click();
  await page.getByRole('heading', { name: 'Fiber is Available!' }).waitFor();
  await look(page);
  await page.getByRole('link', { name: /Choose a package/ }).click();
  await page.waitForURL('**/subscribe');
  await page
    .getByRole('radio', { name: /Kitara Home 20\b/ })
    .first()
    .check({ force: true });
  await page.getByLabel('Installation address').fill('Plot 4, Upper Kololo Terrace, green gate');
  await page.getByLabel(/First name/).fill('Grace');
  await page.getByLabel(/Last name/).fill(lastName);
  await page.getByLabel(/^Phone number/).fill(phone);
  await look(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/subscription-pay?form=*');
  await page.getByRole('radio', { name: 'MTN Mobile Money' }).waitFor({ state: 'attached' });
  await look(page);
  await page.getByRole('button', { name: /^Pay UGX/ }).click();
  await page.waitForURL('**/stand-in/pesapal/pay/*');
  await look(page);
  await page.getByRole('button', { name: /approve/i }).click();
  await page.waitForURL('**/payment-success*');
  await page.getByText('Payment received').waitFor();
  await look(page);
  const fact = (name: string) => textOf(page.locator('dl.facts > div', { hasText: name }).locator('dd'));
  const paid = {
    receiptNumber: await fact('Receipt number'),
    accountNumber: await fact('Account number'),
    reference: await fact('Payment reference'),
  };
  await page.getByRole('link', { name: /Track your installation/ }).click();
  await page.waitForURL('**/track/*');
  await page.getByText('Our field team calls you to agree on a day.').waitFor();
  await look(page);
  return paid;
}

/** Finds one record in a list by search, opens it, and returns the text of its details. */
async function findAndOpen(page: Page, list: string, term: string, details: string, shown: string | RegExp = term) {
  await page.goto(`/${list}`);
  const found = page.waitForResponse((response) => response.url().includes('searchTerm='));
  await page.getByRole('main').getByPlaceholder('Search').fill(term);
  await found;
  await settled(page);
  const row = page.getByText(shown).last();
  await row.waitFor();
  await look(page);
  await row.click();
  await page.waitForURL(`**/${details}?id=*`);
  await settled(page);
  await look(page);
  return textOf(page.locator('main'));
}

// No other journey may use these numbers: an order with a known number belongs to the client who has it, whatever name it gives.
describe.each([
  { width: 390, lastName: 'Nabisere', phone: '0772 619 043' },
  { width: 1366, lastName: 'Tendo', phone: '+256 701 619 044' },
])('the first real customer, $width px wide', ({ width, lastName, phone }) => {
  it('a customer checks coverage, subscribes, pays and tracks the order, and staff find every record of it', async () => {
    const visitor = await openPage(browser, width);
    const paid = await becomeCustomer(visitor.page, lastName, phone);
    expect(paid.receiptNumber).toMatch(/^RCT-\d{4}-\d{6}$/);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();

    const staff = await openPage(browser, width);
    await staff.page.goto(STAFF_LOGIN_ROUTE);
    await staff.page.getByLabel('E-mail or phone number').waitFor();
    await look(staff.page);
    await signInAs(staff.page, 'admin');
    await look(staff.page);
    expect(await findAndOpen(staff.page, 'clients', lastName, 'client-details')).toMatch(/CUSTOMER/i);
    expect(await findAndOpen(staff.page, 'all-payments', paid.reference, 'payment-details')).toMatch(/SUCCESSFUL/i);
    expect(await findAndOpen(staff.page, 'payment-receipts', paid.receiptNumber, 'payment-receipt-details')).toContain(
      '149,000',
    );
    expect(
      await findAndOpen(
        staff.page,
        'all-subscriptions',
        paid.accountNumber,
        'all-subscription-paid-details',
        /^SB-\d{6}$/,
      ),
    ).toMatch(/CREATED/i);
    expect(staff.errors).toEqual([]);
    await staff.context.close();
  });
});
