import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { createWorld, type World } from '../world';
import { askedBack, cashOrder, owed, paidOrder, request, step } from './clerks';
import { PRODUCT, storedPayment } from './orders';
import { forgetDuePayments, onPostgres } from './stores';

const action = fc.oneof(
  fc.record({
    do: fc.constant('request' as const),
    amount: fc.constantFrom(1, 70_000, PRODUCT.price, PRODUCT.price + 1),
  }),
  fc.record({ do: fc.constantFrom('approve', 'approve', 'reject', 'submit', 'submit', 'effect'), pick: fc.nat(1) }),
  fc.constantFrom({ do: 'reverse' as const }, { do: 'complete' as const }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;
const BODIES: Record<string, object> = {
  reject: { note: 'No' },
  submit: { payoutReference: 'SLIP' },
  effect: { payoutReference: 'OUT' },
};

onPostgres('the ledger', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });

  const refundsOf = (paymentId: string) =>
    store().find(paymentRefundTasks, { where: [{ path: 'paymentId', in: [paymentId] }] });

  async function act(paymentId: string, trackingId: string | null, taken: Action): Promise<void> {
    if (taken.do === 'request') await request(world, paymentId, taken.amount);
    else if ('pick' in taken) {
      const tasks = await refundsOf(paymentId);
      const task = tasks[taken.pick % Math.max(1, tasks.length)];
      const body = trackingId && taken.do === 'submit' ? {} : BODIES[taken.do];
      if (task) expect((await step(world, task.id, taken.do, body)).status).toBeLessThan(500);
    } else if (trackingId && taken.do === 'reverse') await world.standIn.reverse(trackingId).catch(() => undefined);
    else if (trackingId) await world.standIn.settle(trackingId, 'COMPLETED', { method: 'Visa' });
  }

  it('balances and never has a negative debt, whatever pairs of refund and provider actions run concurrently', async () => {
    let paidOut = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.tuple(action, action), { minLength: 6, maxLength: 12 }),
        async (byCard, steps) => {
          const card = byCard ? (await paidOrder(world)).attempt : null;
          const paymentId = card?.paymentId ?? (await cashOrder(world)).payment.id;
          for (const pair of steps) {
            world.clock.advance(1_000);
            await Promise.all(pair.map((each) => act(paymentId, card?.trackingId ?? null, each)));
            expect(await askedBack(store(), paymentId)).toBeLessThanOrEqual(PRODUCT.price);
            const tasks = await refundsOf(paymentId);
            const out = tasks.reduce((sum, { status, amount }) => sum + (status === 'EFFECTED' ? amount : 0), 0);
            paidOut = Math.max(paidOut, out);
            const { status } = await storedPayment(world, paymentId);
            expect(await owed(store(), paymentId)).toBe(status === 'SUCCESSFUL' ? PRODUCT.price - out : 0);
          }
        },
      ),
      { numRuns: 20, seed: 11 },
    );
    expect(paidOut, 'of a refund at least').toBeGreaterThan(0);
  });
});
