import { randomInt } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { adminToken, call } from './api';
import { productUrl } from './productUrl';
import { type Order, placeOrder } from './publicPages';
import { openPage } from './visitor';

let token: Promise<string> | undefined;
/** Places an order for a new client, so that files do not share clients. */
export const newOrder = () => placeOrder(`0779${randomInt(100_000, 1_000_000)}`);

/** Opens a phone whose connection the test may cut. Service workers are blocked, so they do not interfere. */
export const openPhone = (browser: Browser) => openPage(browser, 390);

/**
 * Returns the records of an order's client: the payments with their statuses, the oldest first, and the number of receipts and
 * subscriptions.
 */
export async function booksOf({ id }: Pick<Order, 'id'>) {
  token ??= adminToken();
  const held = await token;
  const order = await call<{ subscriptionForm: { clientId: string } }>('GET', `v1/subscription-forms/${id}`, held);
  const { clientId } = order.body.subscriptionForm;
  const list = async <T>(name: string, where: Record<string, string>) => {
    const query = new URLSearchParams({ ...where, limit: '100' });
    const page = await call<Record<string, T[]>>('GET', `v1/${name}?${query}`, held);
    expect(page.status).toBe(200);
    return page.body[name] ?? [];
  };
  const payments = await list<{ id: string; status: string; review: string | null; accountId: string | null }>(
    'payments',
    { clientId },
  );
  const accountId = payments.find((payment) => payment.accountId)?.accountId;
  return {
    payments,
    statuses: payments.map(({ status }) => status),
    receipts: accountId ? (await list('receipts', { accountId })).length : 0,
    subscriptions: accountId ? (await list('subscriptions', { accountId })).length : 0,
  };
}

/** The records of one payment that was booked once. */
export const PAID_ONCE = { statuses: ['SUCCESSFUL'], receipts: 1, subscriptions: 1 };

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay UGX/ });

/** Opens the payment form and fills it in. */
export async function openPayPage(page: Page, order: Pick<Order, 'id'>, phone = '0772 345 678') {
  await page.goto(`/pay/${order.id}`);
  await page.getByLabel('Mobile money number').fill(phone);
}

/** Goes from the payment form to the provider's page; returns the tracking id. */
export async function toHostedPage(page: Page, order: Pick<Order, 'id'>, phone?: string): Promise<string> {
  await openPayPage(page, order, phone);
  await payButton(page).click();
  return onHostedPage(page);
}

export async function onHostedPage(page: Page): Promise<string> {
  await page.waitForURL('**/stand-in/pesapal/pay/*');
  return page.url().split('/').pop() ?? '';
}

/** Makes the payer's decision on the provider's page. */
export const decide = (page: Page, decision: 'Approve' | 'Decline' | 'Leave') =>
  page.getByRole('button', { name: new RegExp(`^${decision}`) }).click();

/** The payer approves the payment while no page of the site is open. */
export async function approveElsewhere(trackingId: string) {
  const answer = await fetch(`${productUrl}/stand-in/pesapal/pay/${trackingId}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve', method: 'MTNUG' }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

/** Taps twice before the page can react to the first tap. */
export const tapTwice = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

/** When the connection breaks: before a call has reached the server, or after that and before its answer is back. */
export type Break = 'before it arrives' | 'before its answer';

/** Breaks the connection at the next call of this path, until it is restored. */
export const breakAt = (page: Page, path: string, when: Break) =>
  page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      if (when === 'before its answer') await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );

export const restore = (page: Page) => page.context().setOffline(false);

/** Advances the page's clock (installed before) until the element is visible. */
export const runUntil = (page: Page, shown: Locator) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(15_000);
        return shown.isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);

export const titled = (page: Page, name: string) => page.getByRole('heading', { name });
export const heading = (page: Page, name: string) => titled(page, name).waitFor();
export const paid = (page: Page) => heading(page, 'Payment received');
