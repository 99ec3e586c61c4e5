import { beforeEach, expect, it, vi } from 'vitest';
import { reconcile } from '../../server/jobs/reconciler';
import { ProviderError } from '../../server/payments/PaymentProvider';
import { BACKOFF } from '../../server/rules/backoff';
import { CHECK_PAUSES, REFUSAL_PATIENCE } from '../../server/rules/settlement';
import { deferred } from '../deferred';
import { createWorld, type World } from '../world';
import { booksOf, ONE_SETTLEMENT } from './books';
import {
  attemptsOf,
  comeBack,
  notifyByPost,
  orderAndPay,
  placeOrder,
  startPaying,
  storedPayment,
  submitRefused,
} from './orders';
import { added, census, forgetDuePayments, onEveryStore } from './stores';

const [FIRST] = CHECK_PAUSES;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The provider's answer about one order is held back until it is released, or fails. */
function hangOn(world: World, slowId: string) {
  const { provider } = world.deps;
  const [asked, answer] = [deferred(), deferred()];
  world.deps.provider = {
    ...provider,
    status: async (trackingId) => {
      if (trackingId === slowId) {
        asked.resolve();
        await answer.promise;
      }
      return provider.status(trackingId);
    },
  };
  return {
    /** Resolves once the provider is asked. */
    hanging: asked.promise,
    release: answer.resolve,
    fail: () => answer.reject(new ProviderError('unreachable', 'timeout', 'No answer.')),
    restore: () => {
      world.deps.provider = provider;
    },
  };
}

onEveryStore('the reconciler', (store) => {
  let world: World;
  const later = (milliseconds: number) => new Date(world.clock.now.getTime() + milliseconds).toISOString();
  const next = async (paymentId: string) => (await storedPayment(world, paymentId)).nextCheckAt;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });

  it('leaves an attempt alone until the millisecond after its pause', async () => {
    const { attempt } = await orderAndPay(world);
    world.clock.advance(FIRST);
    expect(await reconcile(world.deps)).toBe(0);
    world.clock.advance(1);
    expect(await reconcile(world.deps)).toBe(1);
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject({ checks: 1, status: 'PENDING' });
    expect(await reconcile(world.deps)).toBe(0);
  });

  it('asks after 15 s, 1 min, 5 min, 15 min, 1 h and 1 day, then queues the attempt for a person', async () => {
    const { attempt } = await orderAndPay(world);
    expect(CHECK_PAUSES).toEqual([15, 60, 300, 900, 3_600, 86_400].map((seconds) => seconds * SECOND));
    for (const [index, pause] of CHECK_PAUSES.entries()) {
      expect(await next(attempt.paymentId)).toBe(later(pause));
      world.clock.advance(pause + 1);
      expect(await reconcile(world.deps)).toBe(1);
      const last = index === CHECK_PAUSES.length - 1;
      expect(await storedPayment(world, attempt.paymentId)).toMatchObject({
        status: 'PENDING',
        checks: index + 1,
        review: last ? 'UNRESOLVED' : null,
      });
    }
    expect(await next(attempt.paymentId)).toBeNull();
    world.clock.advance(CHECK_PAUSES[5] * 10);
    expect(await reconcile(world.deps)).toBe(0);
    expect((await comeBack(world, attempt)).body.payment).toMatchObject({ status: 'PENDING', held: true });
  });

  it('does not let an unresolved order be paid again, and books its late success, which ends the review', async () => {
    const { order, attempt } = await orderAndPay(world);
    for (const pause of CHECK_PAUSES) {
      world.clock.advance(pause + 1);
      await reconcile(world.deps);
    }
    expect(await submitRefused(world, order)).toEqual({
      status: 409,
      error: 'A payment of this order is being looked at by our staff. Please do not pay again.',
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

  it.each(['503', 'hang-up', 'lost-answer'] as const)('concludes nothing from no answer (%s)', async (outage) => {
    const { attempt } = await orderAndPay(world);
    const before = await census(store());
    world.standIn.outage(outage);
    world.clock.advance(FIRST + 1);
    expect(await reconcile(world.deps)).toBe(1);
    expect(await added(store(), before)).toEqual({});
    const unanswered = { status: 'PENDING', review: null, checks: 0, unansweredSince: later(0) };
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject(unanswered);
    expect(await next(attempt.paymentId)).toBe(later(BACKOFF.payment.least));
  });

  it('uses up no check while the provider is out for two days, and settles by its first answer', async () => {
    const { order, attempt } = await orderAndPay(world);
    world.standIn.dropIpns(true);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    world.standIn.outage('503');
    for (let hours = 0; hours < 48; hours += 1) {
      world.clock.advance(HOUR);
      expect(await reconcile(world.deps)).toBe(1);
    }
    const waiting = { status: 'PENDING', review: null, checks: 0 };
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject(waiting);
    expect(await next(attempt.paymentId)).toBe(later(BACKOFF.payment.most));
    world.standIn.outage('none');
    world.clock.advance(BACKOFF.payment.most + 1);
    expect(await reconcile(world.deps)).toBe(1);
    const settled = { status: 'SUCCESSFUL', checks: 1, unansweredSince: null };
    expect((await booksOf(world, order, attempt.paymentId)).payment).toMatchObject(settled);
  });

  it('queues an attempt for a person once the provider has refused to tell of it for a day', async () => {
    const { attempt } = await orderAndPay(world);
    const refuse = async () => {
      throw new ProviderError('refused', 'no_access', 'No access.');
    };
    world.deps.provider = { ...world.deps.provider, status: refuse };
    world.clock.advance(FIRST + 1);
    await reconcile(world.deps);
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject({ checks: 0, review: null });
    world.clock.advance(REFUSAL_PATIENCE - 1);
    await reconcile(world.deps);
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject({ review: null });
    world.clock.advance(BACKOFF.payment.most + 1);
    await reconcile(world.deps);
    const given = { status: 'PENDING', checks: 0, review: 'UNRESOLVED', nextCheckAt: null };
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject(given);
  });

  it('settles every other payment while the provider hangs on one', async () => {
    const attempts = [];
    for (let made = 0; made < 12; made += 1) attempts.push((await orderAndPay(world)).attempt);
    world.standIn.dropIpns(true);
    for (const { trackingId } of attempts) await world.standIn.settle(trackingId, 'COMPLETED');
    const { release } = hangOn(world, attempts[0]?.trackingId ?? '');
    world.clock.advance(FIRST + 1);
    const reconciling = reconcile(world.deps);
    const [slow, ...others] = attempts;
    await vi.waitUntil(async () => {
      const found = await Promise.all(others.map(({ paymentId }) => storedPayment(world, paymentId)));
      return found.every(({ status }) => status === 'SUCCESSFUL');
    }, 10_000);
    expect((await storedPayment(world, slow?.paymentId ?? '')).status).toBe('PENDING');
    release();
    expect(await reconciling).toBe(12);
    expect((await storedPayment(world, slow?.paymentId ?? '')).status).toBe('SUCCESSFUL');
  });

  it('does not conclude a check whose lease ran out: another process has done so', async () => {
    const { attempt } = await orderAndPay(world);
    const { hanging, fail, restore } = hangOn(world, attempt.trackingId);
    world.clock.advance(FIRST + 1);
    const lost = reconcile(world.deps);
    await hanging;
    restore();
    world.clock.advance(2 * MINUTE + 1);
    expect(await reconcile(world.deps)).toBe(1);
    const concluded = await storedPayment(world, attempt.paymentId);
    expect(concluded).toMatchObject({ checks: 1, nextCheckAt: later(CHECK_PAUSES[1]) });
    fail();
    await lost;
    expect(await storedPayment(world, attempt.paymentId)).toEqual(concluded);
  });

  it('working twice at once asks once', async () => {
    await orderAndPay(world);
    world.clock.advance(FIRST + 1);
    const looked = await Promise.all([reconcile(world.deps), reconcile(world.deps), reconcile(world.deps)]);
    expect(looked.reduce((a, b) => a + b)).toBe(1);
  });

  it('ends an attempt of which the provider never heard, so that the order can be paid again', async () => {
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

  it('books a success even of an attempt whose order was thought not to have arrived', async () => {
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
