import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageKey } from '../../contract/pages/routes';
import { expectAccessible } from './axe';
import { productUrl } from './productUrl';
import { scrollsSideways } from './visitor';

/** Texts of each page that must be visible before, and without, any script. */
export const WORDS: Record<PageKey, string> = {
  home: 'How it works',
  about: 'What you can hold us to',
  faqs: 'If you renew early, the new period starts when the current one ends',
  contact: 'Send the message',
  terms: 'Your first period starts when we switch on your connection',
  privacy: 'This site sets no cookies',
  subscribe: 'we will take your order by phone',
  subscribeWithAgent: 'we will take your order by phone',
  subscriptionPay: 'Pay for your order',
  pay: 'Pay for your order',
  subscriptionPayLater: 'Pay later',
  payLater: 'Pay later',
  renewLogin: 'Renewing here needs JavaScript',
  renewCode: 'Enter the code we sent',
  renew: 'Your renewal',
  payRenewal: 'Pay for your renewal',
  paymentStatus: 'Checking your payment',
  paymentSuccess: 'Your payment',
  track: 'Your order',
  trackByDetails: 'Track your order',
  comingSoon: 'This is coming soon',
  underConstruction: 'This page is being worked on',
  notFound: 'There is no page here',
};

export interface Order {
  id: string;
  formNumber: string;
}

/** Places an order for a package through the site's API. */
export async function placeOrder(phoneNumber = '0772 345 678'): Promise<Order> {
  const api = `${productUrl}/api/v1/onboarding`;
  const { products } = (await (await fetch(`${api}/products`)).json()) as { products: { id: string }[] };
  const client = { firstName: 'Grace', lastName: 'Nalwanga', phoneNumber };
  const answer = await fetch(`${api}/subscription`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client, productId: products[0]?.id, installationAddress: 'Plot 4, Upper Kololo Terrace' }),
  });
  return ((await answer.json()) as { subscriptionForm: Order }).subscriptionForm;
}

/** Opens a page and waits until the network is idle. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Checks that axe finds no violation (of these rules, or of all), and that nothing is wider than the window. */
export async function look(page: Page, rules?: string[]) {
  await expectAccessible(page, rules ? { rules } : {});
  expect(await scrollsSideways(page), `${page.url()} scrolls sideways`).toBe(false);
}
