import { beforeEach, expect, it, vi } from 'vitest';
import { reconcile } from '../../server/payments/jobs/reconciler';
import { CHECK_PAUSES, REFUSAL_PATIENCE } from '../../server/payments/rules/settlement';
import { ProviderError } from '../../server/ports/PaymentProvider';
import { BACKOFF } from '../../server/rules/backoff';
import { deferred } from '../deferred';
import { createWorld, type World } from '../world';
import { booksOf } from './books';
import { momentIn, nextCheckOf, orderAndPay, storedPayment } from './orders';
import { forgetDuePayments, onPostgres } from './stores';

const [FIRST] = CHECK_PAUSES;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Holds back the provider's answer about one order until it is released or fails. */
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
    /** Resolves once the provider has been asked. */
    hanging: asked.promise,
    release: answer.resolve,
    fail: () => answer.reject(new ProviderError('unreachable', 'timeout', 'No answer.')),
    restore: () => {
      world.deps.provider = provider;
    },
  };
}

onPostgres('the reconciler of a provider that does not answer', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });

  it('uses up no check while the provider is down for two days, and settles by its first answer', async () => {
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
    expect(await nextCheckOf(world, attempt.paymentId)).toBe(momentIn(world, BACKOFF.payment.most));
    world.standIn.outage('none');
    world.clock.advance(BACKOFF.payment.most + 1);
    expect(await reconcile(world.deps)).toBe(1);
    const settled = { status: 'SUCCESSFUL', checks: 1, unansweredSince: null };
    expect((await booksOf(world, order, attempt.paymentId)).payment).toMatchObject(settled);
  });

  it('queues an attempt for a person after the provider has refused its status for a day', async () => {
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

  it('does not conclude a check whose lease has expired, because another process has done so', async () => {
    const { attempt } = await orderAndPay(world);
    const { hanging, fail, restore } = hangOn(world, attempt.trackingId);
    world.clock.advance(FIRST + 1);
    const lost = reconcile(world.deps);
    await hanging;
    restore();
    world.clock.advance(2 * MINUTE + 1);
    expect(await reconcile(world.deps)).toBe(1);
    const concluded = await storedPayment(world, attempt.paymentId);
    expect(concluded).toMatchObject({ checks: 1, nextCheckAt: momentIn(world, CHECK_PAUSES[1]) });
    fail();
    await lost;
    expect(await storedPayment(world, attempt.paymentId)).toEqual(concluded);
  });
});
