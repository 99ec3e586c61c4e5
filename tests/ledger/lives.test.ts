import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { paymentBalances } from '../../resources/ledger/systemTables';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { transactions } from '../../resources/payments/transactions';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { recognizeRevenue } from '../../server/ledger/jobs/recognizeRevenue';
import { vatIn } from '../../server/ledger/rules/paymentBalance';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { activate } from '../../server/subscriptions/jobs/activate';
import { expire } from '../../server/subscriptions/jobs/expire';
import { rounds } from '../chaos/rounds';
import { step } from '../payments/clerks';
import { DAY, onlineCustomer, openScene, type Scene } from '../subscriptions/scene';
import { openDemoDatabase } from '../support/databases';
import { faultsInLedger } from '../support/ledgerInBalance';
import { START } from '../support/start';

const LIVES = rounds(6);

let store: Store;
beforeAll(async () => {
  // The demo data's bonus rules stay active and reward some of the payments.
  store = await prepareStore(await openDemoDatabase(), true, START);
  const due = { where: [{ path: 'earnDueAt', isNull: false }] } as const;
  for (const { id } of await store.find(paymentBalances, due))
    await store.update(paymentBalances, id, { earnDueAt: null });
});
afterAll(() => store.close());

const happening = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('time' as const), hours: fc.integer({ min: 1, max: 400 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('renew' as const), pick: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('extend' as const), days: fc.integer({ min: 1, max: 7 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('refund' as const), pick: fc.nat(9), share: fc.constantFrom(0.1, 0.5, 1) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reverse' as const), pick: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('status' as const),
      status: fc.constantFrom('INACTIVE', 'CREATED', 'TERMINATED', 'FORFEITED'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('account' as const), status: fc.constantFrom('SUSPENDED', 'ACTIVE') }),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never;

/** Returns the steps of a customer's life; steps that the rules refuse have no effect. */
function lifeOf(scene: Scene, accountId: string) {
  const ask = async <T = { error?: string }>(method: string, path: string, body: object = {}) => {
    const token = await scene.signIn('admin');
    const reply = await scene.call<T>(method, path, { token, body });
    expect(reply.status).toBeLessThan(500);
    return reply.status < 300 ? reply.body : null;
  };
  const paid = () =>
    store.find(payments, {
      where: [
        { path: 'accountId', in: [accountId] },
        { path: 'paidAt', isNull: false },
      ],
    });
  const latest = async () => {
    const terms = await store.find(subscriptions, { where: [{ path: 'accountId', in: [accountId] }] });
    return terms.findLast(({ paidAt }) => paidAt);
  };
  const onSale = () => store.find(products, { where: [{ path: 'active', in: [true] }] });
  const renew = async (pick: number) => {
    const all = await onSale();
    const productId = all[pick % all.length]?.id;
    const renewed = await ask<Answers['renewSubscription']>('POST', '/api/v2/subscription/', { accountId, productId });
    const id = renewed?.accountSubscription.id;
    const begun = id ? await ask<Answers['payRenewal']>('POST', `/api/v2/subscription/${id}/pay`) : null;
    const payment = begun ? await store.get(payments, begun.payment.id) : null;
    if (payment?.trackingId) await scene.standIn.settle(payment.trackingId, 'COMPLETED', { method: 'Visa' });
  };
  const refund = async (pick: number, share: number) => {
    const all = await paid();
    const payment = all[pick % all.length];
    const amount = Math.max(1, Math.floor((payment?.amount ?? 0) * share));
    const body = { paymentId: payment?.id, amount, reason: 'Goodwill' };
    const token = await scene.signIn('finance');
    const { body: made } = await scene.call<Answers['requestRefund']>('POST', 'payment-refund-tasks', { token, body });
    const id = made.paymentRefundTask?.id;
    if (!id) return;
    for (const name of ['approve', 'submit', 'effect'])
      await step(scene, id, name, name === 'effect' ? { payoutReference: `OUT ${id}` } : {});
  };
  const reverse = async (pick: number) => {
    const all = (await paid()).filter(({ trackingId }) => trackingId);
    const trackingId = all[pick % all.length]?.trackingId;
    if (trackingId) await scene.standIn.reverse(trackingId).catch(() => undefined);
  };
  return async (happens: Happening): Promise<void> => {
    const term = await latest();
    if (happens.do === 'time') scene.clock.advance(happens.hours * 3_600_000);
    else if (happens.do === 'renew') await renew(happens.pick);
    else if (happens.do === 'extend')
      await ask('POST', 'extensions', { subscriptionId: term?.id, days: happens.days, reason: 'Goodwill' });
    else if (happens.do === 'refund') await refund(happens.pick, happens.share);
    else if (happens.do === 'reverse') await reverse(happens.pick);
    else if (happens.do === 'status')
      await ask('POST', 'subscriptions/bulk-status', { ids: [term?.id], status: happens.status, reason: 'As asked.' });
    else await ask('PUT', `accounts/${accountId}`, { status: happens.status });
  };
}

/** Returns an account's payments according to transactions and receipts, and their use according to the ledger. */
async function booksOf(accountId: string) {
  const ofAccount = { where: [{ path: 'accountId', in: [accountId] }] } as const;
  const [rows, issued, balances] = [
    await store.find(transactions, ofAccount),
    await store.find(receipts, ofAccount),
    await store.find(paymentBalances, ofAccount),
  ];
  const total = (of: (typeof rows)[number][]) => of.reduce((sum, { amount }) => sum + amount, 0);
  const received = total(rows.filter(({ type }) => type === 'PAYMENT'));
  const refunded = total(rows.filter(({ type }) => type !== 'PAYMENT'));
  const vat = issued.reduce((sum, { paymentId, amount }) => {
    const back = total(rows.filter((row) => row.paymentId === paymentId && row.type !== 'PAYMENT'));
    return sum + vatIn(amount - back, 18);
  }, 0);
  const told = balances.reduce((sum, { earned, deferred, owed }) => sum + earned + deferred + owed, 0);
  const earned = balances.reduce((sum, balance) => sum + balance.earned, 0);
  return { expected: received - refunded - vat, told, earned, balances, refunded };
}

it('recognised and deferred revenue of an account equal its receipts less refunds and VAT, in any life', async () => {
  let refunds = 0;
  let lives = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 6, maxLength: 12 }), async (life) => {
      const scene = await openScene(store);
      const { accountId } = await onlineCustomer(scene);
      const live = lifeOf(scene, accountId);
      const jobs = async () => {
        for (const job of [activate, expire, recognizeRevenue]) await job(scene.deps);
      };
      for (const happens of life) {
        const before = await booksOf(accountId);
        await live(happens);
        await jobs();
        const after = await booksOf(accountId);
        expect(after.told).toBe(after.expected);
        if (after.refunded === before.refunded) expect(after.earned).toBeGreaterThanOrEqual(before.earned);
      }
      // In the end everything has been served, except for paused subscriptions.
      for (let month = 0; month < 12; month += 1) {
        scene.clock.advance(31 * DAY);
        await jobs();
      }
      const { told, expected, balances, refunded } = await booksOf(accountId);
      expect(told).toBe(expected);
      for (const { paymentId, deferred } of balances.filter((balance) => balance.deferred > 0)) {
        const [term] = await store.find(subscriptions, { where: [{ path: 'paymentId', in: [paymentId] }] });
        expect([deferred, term?.status]).toEqual([deferred, 'INACTIVE']);
      }
      refunds += refunded > 0 ? 1 : 0;
      lives += 1;
    }),
    { numRuns: LIVES, seed: 17 },
  );
  expect(refunds, `of ${lives} lives, those with money that went back`).toBeGreaterThan(LIVES / 4);
  expect(await store.count(paymentRefundTasks)).toBeGreaterThan(0);
  expect(await faultsInLedger(store)).toEqual([]);
});
