import { beforeEach, expect, it } from 'vitest';
import { reconcile } from '../../server/payments/jobs/reconciler';
import { CHECK_PAUSES } from '../../server/payments/rules/settlement';
import { BACKOFF } from '../../server/rules/backoff';
import { createWorld, type World } from '../support/world';
import { booksOf, ONE_SETTLEMENT } from './books';
import {
  attemptsOf,
  comeBack,
  momentIn,
  nextCheckOf,
  notifyByPost,
  orderAndPay,
  placeOrder,
  startPaying,
  storedPayment,
  submitRefused,
} from './orders';
import { added, census, forgetDuePayments, onPostgres } from './stores';

const [FIRST] = CHECK_PAUSES;
const SECOND = 1_000;

onPostgres('the reconciler', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });

  it('checks an attempt only one millisecond after its pause', async () => {
    const { attempt } = await orderAndPay(world);
    world.clock.advance(FIRST);
    expect(await reconcile(world.deps)).toBe(0);
    world.clock.advance(1);
    expect(await reconcile(world.deps)).toBe(1);
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject({ checks: 1, status: 'PENDING' });
    expect(await reconcile(world.deps)).toBe(0);
  });

  it('checks after 15 s, 1 min, 5 min, 15 min, 1 h and 1 day, then queues the attempt for a person', async () => {
    const { attempt } = await orderAndPay(world);
    expect(CHECK_PAUSES).toEqual([15, 60, 300, 900, 3_600, 86_400].map((seconds) => seconds * SECOND));
    for (const [index, pause] of CHECK_PAUSES.entries()) {
      expect(await nextCheckOf(world, attempt.paymentId)).toBe(momentIn(world, pause));
      world.clock.advance(pause + 1);
      expect(await reconcile(world.deps)).toBe(1);
      const last = index === CHECK_PAUSES.length - 1;
      expect(await storedPayment(world, attempt.paymentId)).toMatchObject({
        status: 'PENDING',
        checks: index + 1,
        review: last ? 'UNRESOLVED' : null,
      });
    }
    expect(await nextCheckOf(world, attempt.paymentId)).toBeNull();
    world.clock.advance(CHECK_PAUSES[5] * 10);
    expect(await reconcile(world.deps)).toBe(0);
    expect((await comeBack(world, attempt)).body.payment).toMatchObject({ status: 'PENDING', held: true });
  });

  it('refuses another payment of an unresolved order and books its late success, which ends the review', async () => {
    const { order, attempt } = await orderAndPay(world);
    for (const pause of CHECK_PAUSES) {
      world.clock.advance(pause + 1);
      await reconcile(world.deps);
    }
    expect(await submitRefused(world, order)).toEqual({
      status: 409,
      error: 'Our staff are checking a payment of this order. Please do not pay again.',
    });
    const before = await census(store());
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    expect(await added(store(), before)).toEqual(ONE_SETTLEMENT);
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject({ status: 'SUCCESSFUL', review: null });
  });

  it('settles a payment whose notification was lost', async () => {
    const { order, attempt } = await orderAndPay(world);
    world.standIn.dropIpns(true);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    expect(world.standIn.sentIpns()).toMatchObject([{ result: 'dropped' }]);
    const before = await census(store());
    world.clock.advance(FIRST + 1);
    expect(await reconcile(world.deps)).toBe(1);
    expect(await added(store(), before)).toEqual(ONE_SETTLEMENT);
    expect((await booksOf(world, order, attempt.paymentId)).payment).toMatchObject({ status: 'SUCCESSFUL', checks: 1 });
  });

  it('books the failure of a payment whose notification was lost', async () => {
    const { attempt } = await orderAndPay(world);
    world.standIn.dropIpns(true);
    await world.standIn.settle(attempt.trackingId, 'FAILED');
    world.clock.advance(FIRST + 1);
    await reconcile(world.deps);
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject({ status: 'FAILED', nextCheckAt: null });
  });

  it.each(['503', 'hang-up', 'lost-answer'] as const)(
    'concludes nothing from a missing answer (%s)',
    async (outage) => {
      const { attempt } = await orderAndPay(world);
      const before = await census(store());
      world.standIn.outage(outage);
      world.clock.advance(FIRST + 1);
      expect(await reconcile(world.deps)).toBe(1);
      expect(await added(store(), before)).toEqual({});
      const unanswered = { status: 'PENDING', review: null, checks: 0, unansweredSince: momentIn(world, 0) };
      expect(await storedPayment(world, attempt.paymentId)).toMatchObject(unanswered);
      expect(await nextCheckOf(world, attempt.paymentId)).toBe(momentIn(world, BACKOFF.payment.least));
    },
  );

  it('asks once when it runs concurrently', async () => {
    await orderAndPay(world);
    world.clock.advance(FIRST + 1);
    const looked = await Promise.all([reconcile(world.deps), reconcile(world.deps), reconcile(world.deps)]);
    expect(looked.reduce((a, b) => a + b)).toBe(1);
  });

  it('ends an attempt that never reached the provider, so that the order can be paid again', async () => {
    const order = await placeOrder(world);
    world.standIn.outage('hang-up');
    expect((await submitRefused(world, order)).status).toBe(503);
    expect(await attemptsOf(world, order)).toMatchObject([{ status: 'NEW', trackingId: null }]);
    world.clock.advance(CHECK_PAUSES[2] + 1);
    expect(await reconcile(world.deps)).toBe(1);
    expect(await attemptsOf(world, order)).toMatchObject([
      { status: 'FAILED', statusMessage: 'The payment provider was not reached.', nextCheckAt: null },
    ]);
    world.standIn.outage('none');
    const { paymentId } = await startPaying(world, order);
    expect((await attemptsOf(world, order)).map(({ id }) => id)).toContain(paymentId);
    expect(world.standIn.orders()).toMatchObject([{ merchantReference: paymentId }]);
  });

  it('books the success of an attempt even if its order seemed not to have arrived', async () => {
    const order = await placeOrder(world);
    await world.deps.provider.notificationId();
    world.standIn.outage('lost-answer');
    expect((await submitRefused(world, order)).status).toBe(503);
    world.standIn.outage('none');
    world.clock.advance(CHECK_PAUSES[2] + 1);
    await reconcile(world.deps);
    expect(await attemptsOf(world, order)).toMatchObject([{ status: 'FAILED' }]);
    const [{ trackingId, merchantReference: paymentId } = { trackingId: '', merchantReference: '' }] =
      world.standIn.orders();
    const before = await census(store());
    world.standIn.dropIpns(true);
    await world.standIn.settle(trackingId, 'COMPLETED');
    const notified = await notifyByPost(world, { trackingId, paymentId });
    expect(notified.body.status).toBe(200);
    expect(await added(store(), before)).toEqual(ONE_SETTLEMENT);
    expect(await storedPayment(world, paymentId)).toMatchObject({ status: 'SUCCESSFUL', trackingId });
  });
});
