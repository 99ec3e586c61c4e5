import { describe, expect, it } from 'vitest';
import { call } from './api';
import { browser } from './browser';
import {
  approveElsewhere,
  booksOf,
  decide,
  heading,
  newOrder,
  onHostedPage,
  openPayPage,
  openPhone,
  PAID_ONCE,
  paid,
  payButton,
  runUntil,
  titled,
  toHostedPage,
} from './paymentParts';
import { productUrl } from './productUrl';
import { look } from './publicPages';
import { openNewDevice } from './visitor';

const tell = (trackingId: string) => call('POST', 'v1/payments/ipn', undefined, { OrderTrackingId: trackingId });
const check = (orderTrackingId: string) =>
  call('POST', 'v1/onboarding/subscription/check-payment', undefined, { orderTrackingId });

describe('the provider', () => {
  it('a declined payment shows the reason, allows another try, and ends with one charge and one receipt', async () => {
    const [order, { page, context, errors }] = [await newOrder(), await openPhone(browser)];
    await toHostedPage(page, order);
    await decide(page, 'Decline');
    await heading(page, 'The payment did not go through');
    await page.getByText('The payer declined the payment.').waitFor();
    await look(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByLabel('Mobile money number').fill('0701 234 567');
    await payButton(page).click();
    await onHostedPage(page);
    await decide(page, 'Approve');
    await paid(page);
    const receipt = await page.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href');
    const printed = await fetch(`${productUrl}${receipt}`);
    expect(printed.headers.get('content-type')).toBe('application/pdf');
    expect(await booksOf(order)).toMatchObject({ ...PAID_ONCE, statuses: ['FAILED', 'SUCCESSFUL'] });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a late answer: no new payment is offered meanwhile, and every page shows the result', async () => {
    const [order, { page, context }] = [await newOrder(), await openNewDevice(browser, 390)];
    await page.clock.install();
    const trackingId = await toHostedPage(page, order);
    await decide(page, 'Leave');
    await heading(page, 'Checking your payment');
    await look(page);
    await runUntil(page, titled(page, 'Not confirmed yet'));
    await look(page);
    await page.getByRole('link', { name: 'I have not paid yet, or want to pay another way' }).click();
    await heading(page, 'A payment is under way');
    expect(await payButton(page).count()).toBe(0);
    await look(page);
    const track = await context.newPage();
    await track.goto(`/track/${order.id}`);
    await track.getByRole('link', { name: 'Continue the payment' }).waitFor();
    await approveElsewhere(trackingId);
    await runUntil(page, titled(page, 'This order is paid'));
    await runUntil(track, track.getByText('Our field team calls you to agree on a day.'));
    await page.goto(`/payment-status?OrderTrackingId=${trackingId}`);
    await paid(page);
    expect(await booksOf(order)).toMatchObject(PAID_ONCE);
    await context.close();
  });

  it('two notifications, while the payer returns twice, give one receipt and one subscription', async () => {
    const [order, { page, context }] = [await newOrder(), await openPhone(browser)];
    const trackingId = await toHostedPage(page, order);
    await approveElsewhere(trackingId);
    const back = page.goto(`/payment-status?OrderTrackingId=${trackingId}`);
    await Promise.all([tell(trackingId), tell(trackingId), check(trackingId), check(trackingId), back]);
    await paid(page);
    expect(await booksOf(order)).toMatchObject(PAID_ONCE);
    await context.close();
  });

  it('a different amount goes to manual review, and the customer does not pay again', async () => {
    const [order, { page, context }] = [await newOrder(), await openPhone(browser)];
    await toHostedPage(page, order, '0772 000 001');
    await decide(page, 'Approve');
    await heading(page, 'A person is checking your payment');
    await look(page);
    await page.goto(`/pay/${order.id}`);
    await heading(page, 'A person is checking your payment');
    expect(await payButton(page).count()).toBe(0);
    const books = await booksOf(order);
    expect(books).toMatchObject({ statuses: ['PENDING'], receipts: 0, subscriptions: 0 });
    expect(books.payments).toMatchObject([{ review: 'AMOUNT_MISMATCH' }]);
    await context.close();
  });

  it('an unreachable provider charges nothing, and another try is the same payment', async () => {
    const [order, { page, context }] = [await newOrder(), await openPhone(browser)];
    await openPayPage(page, order, '0772 000 002');
    await payButton(page).click();
    await page.getByText('The payment provider cannot be reached. Nothing was charged; please try again.').waitFor();
    await look(page);
    await payButton(page).click();
    await onHostedPage(page);
    await decide(page, 'Approve');
    await paid(page);
    expect(await booksOf(order)).toMatchObject(PAID_ONCE);
    await context.close();
  });
});
