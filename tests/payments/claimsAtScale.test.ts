import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claims } from '../../resources/claims/claims';
import { lookForClaims } from '../../server/claims/jobs/lookForClaims';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { rounds } from '../chaos/rounds';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';
import { claimAsPayer, lineIn, newCode, paidBy, proveNumber, removeClaims } from './claiming';
import { type Order, orderAndPay, placeOrder, storedPayment } from './orders';
import { added, census } from './stores';

/** The number of guesses; `npm run test:chaos` makes 2,000. */
const GUESSES = rounds(250);

describe('many concurrent claims', () => {
  let store: Store;
  let world: World;
  beforeAll(async () => {
    store = await prepareStore(await openDemoDatabase(), true, START);
  });
  afterAll(() => store?.close());
  beforeEach(async () => {
    await removeClaims(store);
    world = createWorld(store);
    world.standIn.dropIpns(true);
  });

  it('settles 100 of 100 within ten seconds after the provider knows, without notification and return', async () => {
    const all = [];
    for (let each = 0; each < 100; each += 1) all.push(await orderAndPay(world));
    for (const { order } of all.slice(0, 50))
      expect((await claimAsPayer(world, order, newCode())).body.claim.settled).toBe(false);
    for (const { attempt } of all) await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    for (const { order } of all.slice(50))
      expect((await claimAsPayer(world, order, newCode())).body.claim.settled).toBe(true);
    world.clock.advance(10_000);
    await lookForClaims(world.deps);
    const stored = await store.find(claims);
    expect([stored.length, stored.filter(({ status }) => status === 'SETTLED').length]).toEqual([100, 100]);
    for (const { attempt } of all) expect((await storedPayment(world, attempt.paymentId)).status).toBe('SUCCESSFUL');
  });

  it(`tells strangers nothing about a code: all answers are alike, and ${GUESSES} guesses credit nothing`, async () => {
    const owner = await placeOrder(world);
    const code = newCode();
    await lineIn(world, paidBy(owner, code));
    const before = await census(store);
    const strangers = [];
    // Each stranger guesses more often than the limit of an order allows.
    for (let each = 0; each < GUESSES / 20; each += 1) strangers.push(await placeOrder(world));
    const replies: ({ isKnown: boolean } & Awaited<ReturnType<typeof claimAsPayer>>)[] = [];
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const stranger = strangers[guess % strangers.length] as Order;
      const guessed = guess % 10 === 0 ? code : newCode();
      replies.push({ isKnown: guessed === code, ...(await claimAsPayer(world, stranger, guessed)) });
    }
    const shapesOf = (isKnown: boolean) =>
      new Set(
        replies
          .filter((reply) => reply.isKnown === isKnown && reply.status === 200)
          .map(({ body }) => JSON.stringify({ ...body.claim, claimNumber: 0, answerBy: 0 })),
      );
    expect(shapesOf(true)).toEqual(shapesOf(false));
    expect([...shapesOf(true)]).toEqual(['{"claimNumber":0,"settled":false,"answerBy":0}']);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409, 429]));
    const { payments: made, receipts, transactions } = await added(store, before);
    expect([made, receipts, transactions]).toEqual([undefined, undefined, undefined]);
    expect((await claimAsPayer(world, owner, code)).body.claim.settled).toBe(false);
    expect((await proveNumber(world, owner, code)).body.claim.settled).toBe(true);
  });

  it('50 concurrent claims of one line credit it once', async () => {
    const orders: Order[] = [];
    for (let each = 0; each < 50; each += 1) orders.push(await placeOrder(world));
    const [payer] = orders as [Order];
    const code = newCode();
    await lineIn(world, paidBy(payer, code));
    const before = await census(store);
    const claimAll = () =>
      Promise.all(orders.map((order) => claimAsPayer(world, order, code, { phoneNumber: payer.phoneNumber })));
    await claimAll();
    for (const { id } of await store.find(claims))
      await store.update(claims, id, { numberProvedAt: START.toISOString() });
    const replies = await claimAll();
    expect(replies.filter(({ body }) => body.claim?.settled)).toHaveLength(1);
    const { payments: made, receipts, subscriptions } = await added(store, before);
    expect([made, receipts, subscriptions]).toEqual([1, 1, 1]);
    expect(await store.count(claims, { where: [{ path: 'finding', in: ['CODE_USED'] }] })).toBe(49);
  });
});
