import AES from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { call } from './api';
import { browser } from './browser';
import { codeFor, onlineAccounts } from './customers';
import { productUrl } from './productUrl';
import { look } from './publicPages';
import { openPage } from './visitor';

let online: Awaited<ReturnType<typeof onlineAccounts>>;
beforeAll(async () => {
  online = await onlineAccounts();
});

/** Signs in to the renewal area, first with a wrong code, and opens the current package. */
async function logIn(page: Page, accountNumber: string) {
  await page.goto('/login_renew');
  await look(page);
  await page.getByLabel('Account number or phone number').fill(accountNumber.toLowerCase());
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.waitForURL('**/login_phone_number');
  const code = await codeFor(accountNumber);
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Wrong or expired code').waitFor();
  await look(page);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Current package' }).waitFor();
  await look(page);
}

it.each([
  { width: 390, colours: 'light' as const },
  { width: 1366, colours: 'dark' as const },
])('a customer renews and is charged once, $width px, $colours', async ({ width, colours }) => {
  const [own, other] = width === 390 ? online : online.slice(2);
  const { page, context, errors } = await openPage(browser, width, colours);
  await logIn(page, own?.accountNumber ?? '');
  await page.getByRole('button', { name: /^Renew for UGX/ }).click();
  await page.waitForURL('**/pay-renew-subscription');
  await page.getByLabel('Mobile money number').fill('0701 234 567');
  await look(page);
  await page.getByRole('button', { name: /^Pay UGX/ }).click();
  await page.waitForURL('**/stand-in/pesapal/pay/*');
  await page.goto('/pay-renew-subscription');
  await page.getByRole('heading', { name: 'A payment is under way' }).waitFor();
  expect(await page.getByRole('button', { name: /^Pay UGX/ }).count()).toBe(0);
  await look(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/stand-in/pesapal/pay/*');
  await page.getByRole('button', { name: /approve/i }).click();
  await page.getByText('Payment received').waitFor();
  await look(page);
  const receipt = await page.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href');
  const printed = await fetch(`${productUrl}${receipt}`);
  expect(printed.headers.get('content-type')).toBe('application/pdf');
  await page.goto('/renew');
  await page.locator('dt', { hasText: 'Paid until' }).waitFor();

  const kept = await page.evaluate(
    () => Object.entries(sessionStorage).find(([name]) => name.endsWith('renewal.access'))?.[1] ?? '',
  );
  const { token } = JSON.parse(AES.decrypt(kept, 'kitara-public-site').toString(utf8)) as { token: string };
  const latestOf = (id = '') => call('GET', `v2/subscription/activeOrMostRecentSubscription/${id}`, token);
  expect((await latestOf(own?.id)).status).toBe(200);
  expect((await latestOf(other?.id)).status).toBe(404);
  expect(errors.filter((text) => !text.includes('status of 422'))).toEqual([]);
  await context.close();
});

it('without access, or with expired access, the page links to the login', async () => {
  const { page, context } = await openPage(browser, 390);
  await page.goto('/pay-renew-subscription');
  await page.getByRole('link', { name: 'Ask for a code' }).click();
  await page.waitForURL('**/login_renew');
  await page.evaluate(() => {
    const access = { token: 'gone', expiresAt: '2999-01-01T00:00:00Z', accountId: crypto.randomUUID() };
    sessionStorage.setItem('kitara-fibre.renewal.access', JSON.stringify(access));
  });
  await page.goto('/renew');
  await page.getByText('Your session has expired').waitFor();
  await look(page);
  await context.close();
});
