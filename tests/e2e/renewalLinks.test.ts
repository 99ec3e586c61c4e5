import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { adminToken, call } from './api';
import { browser } from './browser';
import { codeFor, codesFor, onlineAccounts } from './customers';
import { type Break, breakAt, decide, onHostedPage, openPhone, payButton, restore, tapTwice } from './paymentParts';
import { look } from './publicPages';

let online: Awaited<ReturnType<typeof onlineAccounts>>;
beforeAll(async () => {
  online = (await onlineAccounts()).slice(4);
});

/** Returns the account's renewal payments, without those in `known`. */
async function renewalPayments(accountId: string, known: readonly string[] = []) {
  type Page = { payments: { id: string; status: string }[] };
  const query = `accountId=${accountId}&paymentTypes=SUBSCRIPTION&limit=100`;
  const { body } = await call<Page>('GET', `v1/payments?${query}`, await adminToken());
  return body.payments.filter(({ id }) => !known.includes(id));
}

/** Taps a button and loses the answer; the page reports the lost connection; then the connection is restored. */
async function lose(page: Page, path: string, when: Break, button: string | RegExp) {
  await breakAt(page, path, when);
  await tapTwice(page, button);
  await page.getByText('Connection lost').waitFor();
  await restore(page);
}

it.each<Break>(['before it arrives', 'before its answer'])(
  'a customer renews although the connection breaks at every step %s',
  async (when) => {
    // A retry uses another account, because a code is sent only once a minute.
    const { id = '', accountNumber = '' } = online.shift() ?? {};
    const known = (await renewalPayments(id)).map((payment) => payment.id);
    const { page, context } = await openPhone(browser);
    await page.goto('/login_renew');
    await page.getByLabel('Account number or phone number').fill(accountNumber);
    await lose(page, '/request-code', when, 'Send me a code');
    await look(page);
    if (when === 'before its answer') await page.getByRole('link', { name: 'I have a code' }).click();
    else await tapTwice(page, 'Send me a code');

    const code = await codeFor(accountNumber);
    expect(await codesFor(accountNumber)).toEqual([code]);
    await page.getByLabel('Code').fill(code);
    await lose(page, '/verify-code', when, 'Continue');
    await look(page);
    await tapTwice(page, 'Continue');
    await page.getByRole('heading', { name: 'Current package' }).waitFor();

    await lose(page, '/v2/subscription', when, /^Renew for UGX/);
    await tapTwice(page, /^Renew for UGX/);
    await page.getByLabel('Mobile money number').fill('0701 234 567');

    await lose(page, '/pay', when, /^Pay UGX/);
    if (when === 'before its answer') await page.getByRole('button', { name: 'Continue to payment' }).click();
    else {
      await page.getByText('The payment was not started').waitFor();
      await payButton(page).click();
    }
    await onHostedPage(page);
    await decide(page, 'Approve');
    await page.getByText('Payment received').waitFor();
    expect(await renewalPayments(id, known)).toMatchObject([{ status: 'SUCCESSFUL' }]);
    await context.close();
  },
);
