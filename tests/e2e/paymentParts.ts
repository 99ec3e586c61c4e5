import { randomInt } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { adminToken, call } from './api';
import { productUrl } from './productUrl';
import { type Order, placeOrder } from './publicPages';
import { openPage } from './visitor';

let token: Promise<string> | undefined;
/** An order of a client of its own, whichever file asks. */
export const newOrder = () => placeOrder(`0779${randomInt(100_000, 1_000_000)}`);

/** A phone of its own whose page the test may pull the link from; whatever a worker would fetch goes past it. */
export const openPhone = (browser: Browser) => openPage(browser, 390);

/** What the books hold of an order's client: how its payments stand, the first one first, and what they brought. */
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

/** One payment that was booked once. */
export const PAID_ONCE = { statuses: ['SUCCESSFUL'], receipts: 1, subscriptions: 1 };

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay UGX/ });

/** Fills the payment form. */
export async function openPayPage(page: Page, order: Pick<Order, 'id'>, phone = '0772 345 678') {
  await page.goto(`/pay/${order.id}`);
  await page.getByLabel('Mobile money number').fill(phone);
}

/** From the payment form to the provider's page; answers the tracking id. */
export async function toHostedPage(page: Page, order: Pick<Order, 'id'>, phone?: string): Promise<string> {
  await openPayPage(page, order, phone);
  await payButton(page).click();
  return onHostedPage(page);
}

export async function onHostedPage(page: Page): Promise<string> {
  await page.waitForURL('**/stand-in/pesapal/pay/*');
  return page.url().split('/').pop() ?? '';
}

/** What the payer does on the provider's page. */
export const decide = (page: Page, decision: 'Approve' | 'Decline' | 'Leave') =>
  page.getByRole('button', { name: new RegExp(`^${decision}`) }).click();

/** The payer approves where no page of ours is open. */
export async function approveElsewhere(trackingId: string) {
  const answer = await fetch(`${productUrl}/stand-in/pesapal/pay/${trackingId}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve', method: 'MTNUG' }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

/** Two taps before the page can answer the first. */
export const tapTwice = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

/** Where the link breaks: before a call has reached the server, or after it and before its answer is back. */
export type Break = 'before it arrives' | 'before its answer';

/** Breaks the link at the next POST of this path, and until it is restored. */
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

/** Lets the page's clock (installed before) run until what is waited for is there. */
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
