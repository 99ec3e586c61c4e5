import { beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../support/world';
import { ONE_SETTLEMENT } from './books';
import {
  askStatus,
  attemptsOf,
  checkAsStaff,
  comeBack,
  FINDERS,
  notifyByGet,
  notifyByPost,
  orderAndPay,
  PRODUCT,
  placeOrder,
  startPaying,
  storedPayment,
  submitRefused,
  waitAndReconcile,
} from './orders';
import { added, census, forgetDuePayments, onPostgres } from './stores';

const NOBODYS = '0f0e0d0c-0b0a-4908-8706-050403020100';

onPostgres('a payment that was not made', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });

  it('is not credited by a forged notification or by a status in the return address', async () => {
    const { attempt } = await orderAndPay(world);
    const before = await census(store());
    const payment = await storedPayment(world, attempt.paymentId);
    const paid = {
      status: 'COMPLETED',
      payment_status_description: 'COMPLETED',
      status_code: 1,
      amount: PRODUCT.price,
    };
    expect((await notifyByPost(world, attempt)).body.status).toBe(200);
    expect((await notifyByGet(world, { ...attempt, type: 'COMPLETED' })).body.status).toBe(200);
    const { trackingId: OrderTrackingId, paymentId: OrderMerchantReference } = attempt;
    await world.call('POST', 'payments/ipn?status=COMPLETED', {
      body: { OrderTrackingId, OrderMerchantReference, ...paid },
    });
    const back = await world.call('POST', 'onboarding/subscription/check-payment?status=COMPLETED', {
      body: { orderTrackingId: OrderTrackingId },
    });
    expect([back.status, back.body.error]).toEqual([400, 'status is not a parameter here; none are accepted']);
    const claimed = await world.call('POST', 'onboarding/subscription/check-payment', {
      body: { orderTrackingId: OrderTrackingId, status: 'COMPLETED' },
    });
    expect(claimed.status).toBe(422);
    expect((await comeBack(world, attempt)).body.payment).toMatchObject({ status: 'PENDING', receiptNumber: null });
    expect(await added(store(), before)).toEqual({});
    expect(await storedPayment(world, attempt.paymentId)).toEqual(payment);
  });

  it('under an unknown tracking id is answered with the integer 500, stored once, and changes nothing else', async () => {
    const before = await census(store());
    for (const notify of [notifyByPost, notifyByGet]) {
      const { status, body } = await notify(world, { trackingId: NOBODYS, paymentId: 'who-knows' });
      const echo = {
        orderNotificationType: 'IPNCHANGE',
        orderTrackingId: NOBODYS,
        orderMerchantReference: 'who-knows',
      };
      expect([status, body]).toEqual([200, { ...echo, status: 500 }]);
    }
    const back = await comeBack(world, { trackingId: NOBODYS });
    expect([back.status, back.body]).toEqual([404, { error: 'There is no such payment.' }]);
    expect((await askStatus(world, { trackingId: NOBODYS })).status).toBe(404);
    const shapeless = await world.call('POST', 'payments/ipn', { body: { OrderTrackingId: 'COMPLETED' } });
    expect([shapeless.status, shapeless.body.error]).toEqual([400, 'OrderTrackingId is required']);
    expect(await added(store(), before)).toEqual({ 'unmatched-notifications': 1 });
  });

  it('cannot link another order’s tracking id to an attempt that has none yet', async () => {
    const order = await placeOrder(world);
    const { attempt: others } = await orderAndPay(world);
    world.standIn.outage('503');
    await submitRefused(world, order);
    world.standIn.outage('none');
    const [attempt] = await attemptsOf(world, order);
    const forged = await notifyByPost(world, { trackingId: NOBODYS, paymentId: attempt?.id ?? '' });
    expect(forged.body.status).toBe(500);
    expect((await notifyByPost(world, { ...others, paymentId: attempt?.id ?? '' })).body.status).toBe(200);
    expect(await attemptsOf(world, order)).toEqual([attempt]);
    const begun = await startPaying(world, order);
    expect(begun.paymentId).toBe(attempt?.id);
    await world.standIn.settle(begun.trackingId, 'COMPLETED');
    expect(await storedPayment(world, begun.paymentId)).toMatchObject({
      status: 'SUCCESSFUL',
      trackingId: begun.trackingId,
    });
  });

  it('is not credited to the reference of a notification with another order’s tracking id', async () => {
    const { attempt: paid } = await orderAndPay(world);
    const { attempt: unpaid } = await orderAndPay(world);
    world.standIn.dropIpns(true);
    await world.standIn.settle(paid.trackingId, 'COMPLETED');
    const before = await census(store());
    await notifyByPost(world, { trackingId: paid.trackingId, paymentId: unpaid.paymentId });
    expect(await added(store(), before)).toEqual(ONE_SETTLEMENT);
    expect((await storedPayment(world, paid.paymentId)).status).toBe('SUCCESSFUL');
    expect((await storedPayment(world, unpaid.paymentId)).status).toBe('PENDING');
  });

  describe.each([
    ['AMOUNT_MISMATCH', 'one shilling short', { amount: PRODUCT.price - 1 }],
    ['AMOUNT_MISMATCH', 'one shilling over', { amount: PRODUCT.price + 1 }],
    ['CURRENCY_MISMATCH', 'in another currency', { currency: 'USD' }],
    ['REFERENCE_MISMATCH', 'for another reference', { merchantReference: 'KF-2026-000001' }],
  ] as const)('%s', (review, how, report) => {
    it(`${how} is held for a person and never credited by repeated checks`, async () => {
      const { order, attempt } = await orderAndPay(world);
      const before = await census(store());
      await world.standIn.settle(attempt.trackingId, 'COMPLETED', report);
      const held = await storedPayment(world, attempt.paymentId);
      expect(held).toMatchObject({ status: 'PENDING', review, paidAt: null, nextCheckAt: null, accountId: null });
      for (const find of Object.values(FINDERS)) await find(world, attempt);
      const { logs: _logs, sessions: _sessions, 'sign-ins': _signIns, ...written } = await added(store(), before);
      expect(written).toEqual({});
      expect(await storedPayment(world, attempt.paymentId)).toEqual(held);
      expect((await comeBack(world, attempt)).body.payment).toMatchObject({ status: 'PENDING', held: true });
      expect(await waitAndReconcile(world)).toBe(0);
      expect(await submitRefused(world, order)).toEqual({
        status: 409,
        error: 'Our staff are checking a payment of this order. Please do not pay again.',
      });
    });
  });

  it('held by mistake is credited once the provider reports it correctly', async () => {
    const { attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED', { amount: 1 });
    const before = await census(store());
    await world.standIn.settle(attempt.trackingId, 'COMPLETED', { amount: PRODUCT.price });
    expect(await added(store(), before)).toEqual(ONE_SETTLEMENT);
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject({ status: 'SUCCESSFUL', review: null });
  });

  it('held as a late success of a failed attempt prevents another payment of the order', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'FAILED');
    await world.standIn.settle(attempt.trackingId, 'COMPLETED', { amount: 500 });
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject({
      status: 'FAILED',
      review: 'AMOUNT_MISMATCH',
    });
    expect((await submitRefused(world, order)).status).toBe(409);
  });

  it('held is released when it fails at the provider: the order can be paid again', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED', { amount: 1 });
    await world.standIn.reverse(attempt.trackingId);
    const released = { status: 'FAILED', review: null, statusMessage: 'The payment was reversed.' };
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject(released);
    expect((await startPaying(world, order)).paymentId).not.toBe(attempt.paymentId);
  });

  it('cannot be checked by staff without the permission, nor anonymously', async () => {
    const { attempt } = await orderAndPay(world);
    const path = `payments/${attempt.paymentId}/check`;
    expect((await world.call('POST', path)).status).toBe(401);
    expect((await world.call('POST', path, { token: await world.signIn('agent') })).status).toBe(403);
    expect((await checkAsStaff(world, { paymentId: NOBODYS })).status).toBe(404);
  });
});
