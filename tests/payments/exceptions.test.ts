import { beforeEach, describe, expect, it } from 'vitest';
import { EXCEPTION_KINDS, type ExceptionKind, type Resolution } from '../../contract/statuses';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { payments } from '../../resources/payments/payments';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { settle } from '../../server/payments/settle';
import { createWorld, type World } from '../support/world';
import { booksOf } from './books';
import { approved, asClerk, owed, paidOrder, type Refused, step } from './clerks';
import { type Attempt, orderAndPay, PRODUCT, startPaying, storedPayment } from './orders';
import { added, census, forgetDuePayments, onPostgres } from './stores';

const PRICE = PRODUCT.price;
type Listed = Answers['listPaymentExceptions'];

onPostgres('payment exceptions', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
    await list('?limit=1');
  });

  const list = async (query = '') =>
    (await asClerk<Listed>(world, 'finance', 'GET', `payments/exceptions${query}`)).body;
  const newest = async (kind: ExceptionKind) =>
    (await list(`?kinds=${kind}&sortBy=since&sortAsc=false&limit=200`)).exceptions;
  /** Creates an attempt whose payment differs from the order, so that it is held. */
  const heldBy = async (report: object) => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED', { method: 'Visa', ...report });
    return { order, attempt };
  };
  const resolve = ({ paymentId }: Attempt, decision: Resolution) =>
    asClerk<Answers['resolvePayment'] & Refused>(world, 'finance', 'POST', `payments/${paymentId}/resolve`, {
      decision,
      note: 'Called the payer',
    });

  describe('is listed', () => {
    it.each([
      ['HELD_FOR_REVIEW', { amount: PRICE - 1 }, 'another amount'],
      ['HELD_FOR_REVIEW', { currency: 'USD' }, 'another currency'],
      ['UNMATCHED', { merchantReference: 'somebody-else' }, 'another order'],
    ] as const)('as %s if the provider reports %j', async (kind, report, todo) => {
      const { attempt } = await heldBy(report);
      const found = (await newest(kind)).find(({ about }) => about.id === attempt.paymentId);
      expect(found).toMatchObject({ kind, payment: { id: attempt.paymentId }, about: { resource: 'payments' } });
      expect(found?.todo).toContain(todo);
    });

    it('as UNRESOLVED after the last check, and as PAID_NOT_ACTIVE until the connection is active', async () => {
      const { attempt } = await orderAndPay(world);
      await store().update(payments, attempt.paymentId, { review: 'UNRESOLVED' });
      expect((await newest('UNRESOLVED')).map(({ about }) => about.id)).toContain(attempt.paymentId);
      const { order, attempt: paid } = await paidOrder(world);
      const [bought] = (await booksOf(world, order, paid.paymentId)).subscriptions;
      const found = (await newest('PAID_NOT_ACTIVE')).find(({ about }) => about.id === bought?.id);
      expect(found).toMatchObject({ payment: { id: paid.paymentId }, about: { name: bought?.subscriptionNumber } });
      expect(found?.todo).toContain('Activation is waiting');
    });

    it('as PAID_NOT_ACTIVE only without a start: one with a start follows a running subscription', async () => {
      const { order, attempt } = await paidOrder(world);
      const [bought] = (await booksOf(world, order, attempt.paymentId)).subscriptions;
      const isListedWith = async (startDate: string | null) => {
        await store().update(subscriptions, bought?.id ?? '', { startDate });
        return (await newest('PAID_NOT_ACTIVE')).some(({ about }) => about.id === bought?.id);
      };
      const daysFromNow = (days: number) => new Date(world.clock.now.getTime() + days * 86_400_000).toISOString();
      expect(await isListedWith(daysFromNow(-1))).toBe(false);
      expect(await isListedWith(daysFromNow(1))).toBe(false);
      expect(await isListedWith(null)).toBe(true);
    });

    it('as PAID_NOT_ACTIVE with the advice to activate it if its only activation was superseded', async () => {
      const { order, attempt } = await paidOrder(world);
      const {
        subscriptions: [bought],
        updateTasks: [task],
      } = await booksOf(world, order, attempt.paymentId);
      await store().update(subscriptionUpdateTasks, task?.id ?? '', { status: 'SUPERSEDED' });
      const found = (await newest('PAID_NOT_ACTIVE')).find(({ about }) => about.id === bought?.id);
      expect(found?.todo).toContain('No activation was asked for');
    });

    it('as REFUND_WAITING until the money is paid out', async () => {
      const { attempt } = await paidOrder(world);
      const { id } = await approved(world, attempt.paymentId, PRICE);
      const waits = async () => (await newest('REFUND_WAITING')).find(({ about }) => about.id === id)?.todo;
      expect(await waits()).toBe('Send the refund.');
      const path = 'payments/exceptions?kinds=REFUND_WAITING&sortBy=since&sortAsc=false&limit=200';
      const { body } = await asClerk<Listed>(world, 'finance', 'GET', path, undefined, { 'accept-language': 'sw' });
      expect(body.exceptions.find(({ about }) => about.id === id)?.todo).toBe('Tuma urejeshaji.');
      world.clock.advance(60_000);
      await step(world, id, 'submit');
      expect(await waits()).toContain('Confirm it');
      const since = (await newest('REFUND_WAITING')).find(({ about }) => about.id === id)?.since;
      expect(since).toBe(world.clock.now.toISOString());
      await step(world, id, 'effect', { payoutReference: 'P-1' });
      expect(await waits()).toBeUndefined();
    });

    it('in pages, oldest or newest first, each entry once', async () => {
      const { totalRecords, counts } = await list('?limit=1');
      const kinds = await Promise.all(EXCEPTION_KINDS.map(async (kind) => (await list(`?kinds=${kind}`)).totalRecords));
      expect(totalRecords).toBe(kinds.reduce((sum, count) => sum + count, 0));
      expect(counts).toEqual(Object.fromEntries(EXCEPTION_KINDS.map((kind, at) => [kind, kinds[at]])));
      expect((await list('?kinds=CLAIM&limit=1')).counts).toEqual(counts);
      const all: Listed['exceptions'] = [];
      for (let offset = 0; offset < totalRecords; offset += 10)
        all.push(...(await list(`?offset=${offset}&limit=10`)).exceptions);
      expect(new Set(all.map(({ about }) => about.id)).size).toBe(totalRecords);
      expect(all.map(({ waiting }) => waiting.id)).toEqual(all.map(({ about }) => about.id));
      const moments = all.map(({ since }) => since);
      expect(moments).toEqual([...moments].sort());
    });

    it('only with known parameters', async () => {
      for (const [name, query] of [
        ['kinds', 'kinds=HELD_FOR_REVIEW,NOTHING'],
        ['sortBy', 'sortBy=dateCreated'],
        ['limit', 'limit=0'],
        ['colour', 'colour=blue'],
      ]) {
        const { status, body } = await asClerk(world, 'finance', 'GET', `payments/exceptions?${query}`);
        expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [name]]);
      }
    });
  });

  describe('a held payment', () => {
    it('after an earlier failure keeps its form pending until a person has decided, whatever fails meanwhile', async () => {
      const { order, attempt } = await orderAndPay(world);
      const forms = async () =>
        (await booksOf(world, order, attempt.paymentId)).paymentForms.map(({ status }) => status);
      await world.standIn.settle(attempt.trackingId, 'FAILED');
      expect(await forms()).toEqual(['FAILED']);
      const second = await startPaying(world, order);
      await world.standIn.settle(attempt.trackingId, 'COMPLETED', { method: 'Visa', currency: 'USD' });
      expect(await storedPayment(world, attempt.paymentId)).toMatchObject({ review: 'CURRENCY_MISMATCH' });
      expect(await forms()).toEqual(['PENDING']);
      await world.standIn.settle(second.trackingId, 'FAILED');
      expect(await forms()).toEqual(['PENDING']);
      expect((await resolve(attempt, 'REJECT')).status).toBe(200);
      expect(await forms()).toEqual(['FAILED']);
    });

    it('above the price is accepted for the collected amount; the excess is the customer’s credit', async () => {
      const { order, attempt } = await heldBy({ amount: PRICE + 11_000 });
      const { status, body } = await resolve(attempt, 'ACCEPT');
      expect([status, body.payment.status, body.payment.amount]).toEqual([200, 'SUCCESSFUL', PRICE + 11_000]);
      const books = await booksOf(world, order, attempt.paymentId);
      expect(books.receipts).toMatchObject([{ amount: PRICE + 11_000 }]);
      const booked = books.transactions.map(({ credit, amount }) => [credit, amount]).sort();
      expect(booked).toEqual([
        ['CUSTOMER_CREDIT', 11_000],
        ['CUSTOMER_PREPAYMENTS', PRICE],
      ]);
      expect(books.subscriptions).toMatchObject([{ status: 'CREATED', amount: PRICE }]);
      const [trail] = await store().find(logs, { where: [{ path: 'recordId', in: [attempt.paymentId] }] });
      expect(trail).toMatchObject({ action: 'ACTION', reason: 'ACCEPT: Called the payer', before: { amount: PRICE } });
      expect((await resolve(attempt, 'ACCEPT')).status).toBe(409);
    });

    it.each([
      ['below the price', { amount: PRICE - 1 }],
      ['under another reference', { merchantReference: 'somebody-else' }],
      ['in another currency', { currency: 'USD' }],
    ])('%s is never accepted', async (_what, report) => {
      const { attempt } = await heldBy(report);
      const before = await census(store());
      expect((await resolve(attempt, 'ACCEPT')).status).toBe(409);
      expect(await added(store(), before)).toEqual({});
      expect((await storedPayment(world, attempt.paymentId)).review).not.toBeNull();
    });

    it('can be refunded after another user’s approval, and buys nothing', async () => {
      const { order, attempt } = await heldBy({ amount: 100_000 });
      expect((await resolve(attempt, 'REFUND')).body.payment).toMatchObject({ status: 'SUCCESSFUL', review: null });
      const { refundTasks, subscriptions, form, paymentForms } = await booksOf(world, order, attempt.paymentId);
      expect([subscriptions, form?.status]).toEqual([[], 'PAYMENT_PENDING']);
      expect(paymentForms).toMatchObject([{ status: 'FAILED' }]);
      expect(refundTasks).toMatchObject([{ amount: 100_000, reason: 'Called the payer', status: 'REQUESTED' }]);
      const id = refundTasks[0]?.id ?? '';
      expect((await step(world, id, 'approve', {}, 'finance')).status).toBe(403);
      await step(world, id, 'approve');
      await step(world, id, 'submit');
      await step(world, id, 'effect', { payoutReference: 'P-1' });
      expect(await owed(store(), attempt.paymentId)).toBe(0);
      expect((await startPaying(world, order)).paymentId).not.toBe(attempt.paymentId);
    });

    it('that was not paid can be rejected, and the order can be paid again', async () => {
      const { order, attempt } = await orderAndPay(world);
      await store().update(payments, attempt.paymentId, { review: 'UNRESOLVED' });
      expect((await resolve(attempt, 'ACCEPT')).body.error).toBe('The provider does not say that it is paid.');
      expect((await resolve(attempt, 'REJECT')).body.payment).toMatchObject({ status: 'FAILED', review: null });
      expect((await startPaying(world, order)).paymentId).not.toBe(attempt.paymentId);
    });

    it('is decided once despite concurrent decisions', async () => {
      const { attempt } = await heldBy({ amount: PRICE + 1 });
      const before = await census(store());
      const replies = await Promise.all(Array.from({ length: 10 }, () => resolve(attempt, 'ACCEPT')));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
      expect(await added(store(), before)).toMatchObject({ receipts: 1, transactions: 2, subscriptions: 1 });
    });
  });

  it('a check by staff is settled together with its audit entry, or not at all', async () => {
    const { attempt } = await orderAndPay(world);
    world.standIn.dropIpns(true);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    const payment = await storedPayment(world, attempt.paymentId);
    const unwritten = settle(world.deps, payment, payment.trackingId, async () => {
      throw new Error('The trail cannot be written.');
    });
    await expect(unwritten).rejects.toThrow('The trail cannot be written.');
    expect(await storedPayment(world, attempt.paymentId)).toEqual(payment);
  });
});
