import { describe, expect, it } from 'vitest';
import { browser } from './browser';
import {
  type Break,
  booksOf,
  breakAt,
  decide,
  heading,
  newOrder,
  onHostedPage,
  openPayPage,
  openPhone,
  PAID_ONCE,
  paid,
  payButton,
  restore,
  runUntil,
  tapTwice,
  titled,
  toHostedPage,
} from './paymentParts';
import { openNewDevice } from './visitor';

describe('another device', () => {
  it('sees the payment’s status at its address, with the customer’s first name and an initial, but no number', async () => {
    const [order, { page, context }] = [await newOrder(), await openPhone(browser)];
    const trackingId = await toHostedPage(page, order);
    const other = await openPhone(browser);
    await other.page.goto(`/payment-status?OrderTrackingId=${trackingId}`);
    await heading(other.page, 'Checking your payment');
    await decide(page, 'Approve');
    await paid(other.page);
    const shown = (await other.page.locator('body').textContent()) ?? '';
    expect(shown).toContain('Grace N.');
    for (const secret of ['Nalwanga', '345 678', '345678', 'Kololo']) expect(shown).not.toContain(secret);
    await Promise.all([context.close(), other.context.close()]);
  });

  it('pays by the link, and the first device notices by itself', async () => {
    const [order, { page, context }] = [await newOrder(), await openNewDevice(browser, 390)];
    await page.clock.install();
    await page.goto(`/subscription-pay?form=${order.id}`);
    const link = await page.getByLabel('Payment link').inputValue();
    const other = await openPhone(browser);
    await other.page.goto(link);
    await other.page.getByLabel('Mobile money number').fill('0701 234 567');
    await payButton(other.page).click();
    await onHostedPage(other.page);
    await decide(other.page, 'Approve');
    await paid(other.page);
    await runUntil(page, titled(page, 'This order is paid'));
    expect(await booksOf(order)).toMatchObject(PAID_ONCE);
    await Promise.all([context.close(), other.context.close()]);
  });
});

describe('one payment', () => {
  it('starts only once after a double tap in each of two tabs', async () => {
    const [order, { page, context }] = [await newOrder(), await openPhone(browser)];
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) await openPayPage(tab, order);
    await Promise.all(tabs.map((tab) => tapTwice(tab, /^Pay UGX/)));
    const [one, other] = await Promise.all(tabs.map(onHostedPage));
    expect(one).toBe(other);
    expect((await booksOf(order)).statuses).toEqual(['PENDING']);
    await context.close();
  });

  it.each<[Break, string]>([
    ['before it arrives', '/SubmitOrderRequest'],
    ['before its answer', '/SubmitOrderRequest'],
    ['before it arrives', '/subscription/payment'],
    ['before its answer', '/subscription/payment'],
  ])('is started although the connection breaks %s at %s', async (when, path) => {
    const [order, { page, context }] = [await newOrder(), await openPhone(browser)];
    await openPayPage(page, order);
    await breakAt(page, path, when);
    await payButton(page).click();
    await page.getByText('Connection lost').waitFor();
    expect(await page.getByText('was not started').count()).toBe(0);
    const begun = when === 'before its answer' || path === '/subscription/payment';
    expect((await booksOf(order)).statuses).toEqual(begun ? ['PENDING'] : []);
    await restore(page);
    if (!begun) await page.getByText('The payment was not started').waitFor();
    expect((await booksOf(order)).statuses).toEqual(begun ? ['PENDING'] : []);
    await (begun ? page.getByRole('button', { name: 'Continue to payment' }) : payButton(page)).click();
    await onHostedPage(page);
    await decide(page, 'Approve');
    await paid(page);
    expect(await booksOf(order)).toMatchObject(PAID_ONCE);
    await context.close();
  });
});

it('pay later keeps the order after a reload and a lost connection, and the customer pays later', async () => {
  const [order, { page, context }] = [await newOrder(), await openPhone(browser)];
  await page.goto(`/paylater/${order.id}`);
  await page.getByLabel('Phone number').fill('(0772) 345-678');
  await context.setOffline(true);
  await tapTwice(page, 'Keep my order');
  await heading(page, 'Your order is saved');
  await context.setOffline(false);
  await page.goto('/');
  await page.getByRole('link', { name: /^Pay UGX/ }).click();
  await page.getByLabel('Mobile money number').fill('+256 772 345 678');
  await payButton(page).click();
  await onHostedPage(page);
  await decide(page, 'Approve');
  await paid(page);
  expect(await booksOf(order)).toMatchObject(PAID_ONCE);
  await page.goto('/');
  expect(await page.getByText('is not paid yet').count()).toBe(0);
  await context.close();
});
