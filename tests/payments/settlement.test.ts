import { beforeEach, describe, expect, it } from 'vitest';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';
import { booksOf, ONE_SETTLEMENT } from './books';
import {
  askStatus,
  comeBack,
  FINDERS,
  notifyByGet,
  notifyByPost,
  orderAndPay,
  PRODUCT,
  staffToken,
  storedPayment,
  submitRefused,
} from './orders';
import { added, census, forgetDuePayments, onPostgres } from './stores';

onPostgres('a payment', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
    await staffToken(world);
  });

  it('is stored before it is sent to the provider, with the package price and its own reference', async () => {
    const before = await census(store());
    const { order, attempt } = await orderAndPay(world);
    expect(await added(store(), before)).toEqual({
      clients: 1,
      'subscription-forms': 1,
      'payment-forms': 1,
      payments: 1,
      'outbox-messages': 1,
    });
    const { payment, form, paymentForms } = await booksOf(world, order, attempt.paymentId);
    expect(payment).toMatchObject({
      status: 'PENDING',
      amount: PRODUCT.price,
      currency: 'UGX',
      provider: 'PESAPAL',
      trackingId: attempt.trackingId,
      redirectUrl: attempt.redirectUrl,
      checks: 0,
      nextCheckAt: new Date(START.getTime() + 15_000).toISOString(),
    });
    expect(form?.status).toBe('PAYMENT_PENDING');
    expect(paymentForms).toMatchObject([{ status: 'PENDING', amount: PRODUCT.price, accountId: null }]);
    expect(world.standIn.orders()).toMatchObject([
      {
        merchantReference: attempt.paymentId,
        amount: PRODUCT.price,
        currency: 'UGX',
        payer: { phone: order.phoneNumber },
      },
    ]);
  });

  it.each(Object.entries(FINDERS))('that is paid is booked completely and once by %s', async (name, find) => {
    const { order, attempt } = await orderAndPay(world);
    world.standIn.dropIpns(true);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    const before = await census(store());
    await find(world, attempt);
    const log = name === 'a check by staff' ? { logs: 1 } : {};
    expect(await added(store(), before)).toEqual({ ...ONE_SETTLEMENT, ...log });

    const books = await booksOf(world, order, attempt.paymentId);
    const [account] = books.accounts;
    const [receipt] = books.receipts;
    const [subscription] = books.subscriptions;
    const moment = world.clock.now.toISOString();
    const sum = { amount: PRODUCT.price, currency: 'UGX', accountId: account?.id };
    expect(books.payment).toMatchObject({
      ...sum,
      status: 'SUCCESSFUL',
      review: null,
      statusMessage: null,
      confirmationCode: attempt.trackingId.replaceAll('-', '').slice(0, 10).toUpperCase(),
      paidAt: moment,
      nextCheckAt: null,
    });
    expect(receipt).toMatchObject({
      ...sum,
      vat: PRODUCT.vat,
      issuedAt: moment,
      voided: false,
      fiscalDocumentNumber: null,
    });
    expect(receipt?.receiptNumber).toMatch(/^RCT-2026-\d{6}$/);
    expect(books.transactions).toMatchObject([
      { ...sum, type: 'PAYMENT', debit: 'PROVIDER_CLEARING', credit: 'CUSTOMER_PREPAYMENTS' },
    ]);
    expect(account).toMatchObject({
      type: 'CUSTOMER',
      status: 'NEW',
      accountDetail: { phoneNumber: order.phoneNumber },
    });
    expect(books.client?.stage).toBe('CUSTOMER');
    expect(subscription).toMatchObject({
      accountId: account?.id,
      subscriptionFormId: order.formId,
      status: 'CREATED',
      paymentStatus: 'SUCCESSFUL',
      isRenewal: false,
      amount: PRODUCT.price,
      durationDays: PRODUCT.durationDays,
      startDate: null,
    });
    expect(books.updateTasks).toMatchObject([{ type: 'ACTIVATION', status: 'PENDING', attempts: 0 }]);
    expect(books.messages).toMatchObject([{ channel: 'SMS', recipient: order.phoneNumber, status: 'PENDING' }]);
    for (const told of ['UGX 149,000', books.payment.reference, receipt?.receiptNumber, account?.accountNumber])
      expect(books.messages[0]?.body).toContain(told);
    expect(books.form?.status).toBe('PAID');
    expect(books.paymentForms).toMatchObject([{ status: 'SUCCESSFUL', accountId: account?.id }]);
  });

  it('is credited once by three notifications and the payer’s return, each answered with the integer 200', async () => {
    const { order, attempt } = await orderAndPay(world);
    world.standIn.dropIpns(true);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    const before = await census(store());
    const [first, second, third, back] = await Promise.all([
      notifyByPost(world, attempt),
      notifyByGet(world, attempt),
      notifyByPost(world, attempt),
      comeBack(world, attempt),
    ]);
    const { trackingId: orderTrackingId, paymentId: orderMerchantReference } = attempt;
    const echo = { orderNotificationType: 'IPNCHANGE', orderTrackingId, orderMerchantReference, status: 200 };
    for (const answer of [first, second, third]) expect([answer.status, answer.body]).toEqual([200, echo]);
    const { receipts, subscriptions, accounts } = await booksOf(world, order, attempt.paymentId);
    expect(back.body.payment).toMatchObject({
      status: 'SUCCESSFUL',
      held: false,
      receiptNumber: receipts[0]?.receiptNumber,
      subscriptionId: subscriptions[0]?.id,
      accountNumber: accounts[0]?.accountNumber,
    });
    expect(await added(store(), before)).toEqual(ONE_SETTLEMENT);
  });

  it('stays booked once when every channel finds it in turn', async () => {
    const { attempt } = await orderAndPay(world);
    const before = await census(store());
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    for (const find of Object.values(FINDERS)) await find(world, attempt);
    await world.standIn.redeliver(attempt.trackingId);
    expect(await added(store(), before)).toEqual({ ...ONE_SETTLEMENT, logs: 1 });
    expect((await askStatus(world, attempt)).body).toMatchObject({
      status_code: 1,
      payment_status_description: 'COMPLETED',
    });
  });

  it('is booked as usual if the return and the notification name no type', async () => {
    const { attempt } = await orderAndPay(world);
    world.standIn.dropIpns(true);
    const body = new URLSearchParams({ decision: 'approve', method: 'MTNUG' });
    const paid = await world.app.request(attempt.redirectUrl, { method: 'POST', body });
    const landing = new URL(paid.headers.get('location') ?? '');
    landing.searchParams.delete('OrderNotificationType');
    expect(landing.pathname).toBe('/payment-status');
    const before = await census(store());
    const back = await comeBack(world, { trackingId: landing.searchParams.get('OrderTrackingId') ?? '' });
    expect([back.status, back.body.payment.status]).toEqual([200, 'SUCCESSFUL']);
    const notified = await world.call('GET', `payments/ipn${landing.search}`);
    expect(notified.body).toMatchObject({ orderNotificationType: 'IPNCHANGE', status: 200 });
    expect(await added(store(), before)).toEqual(ONE_SETTLEMENT);
  });

  it('that is paid cannot be started again', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    expect(await submitRefused(world, order)).toEqual({ status: 409, error: 'This order is already paid.' });
  });

  describe('that is not paid yet', () => {
    it.each(Object.entries(FINDERS))('stays pending, whoever asks: %s', async (_name, find) => {
      const { attempt } = await orderAndPay(world);
      const before = await census(store());
      await find(world, attempt);
      const { logs: _, ...written } = await added(store(), before);
      expect(written).toEqual({});
      expect(await storedPayment(world, attempt.paymentId)).toMatchObject({
        status: 'PENDING',
        review: null,
        paidAt: null,
      });
      expect((await askStatus(world, attempt)).body).toMatchObject({
        status_code: 0,
        payment_status_description: 'INVALID',
      });
    });
  });
});
