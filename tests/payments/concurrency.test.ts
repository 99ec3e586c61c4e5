import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { paymentForms } from '../../resources/payments/paymentForms';
import { receipts } from '../../resources/payments/receipts';
import { transactions } from '../../resources/payments/transactions';
import { rounds } from '../chaos/rounds';
import { until } from '../support/until';
import { createWorld, type World } from '../support/world';
import { booksOf, ONE_ORDER, ONE_REVERSAL, ONE_SETTLEMENT, runningNumber } from './books';
import {
  type Attempt,
  askStatus,
  checkAsStaff,
  comeBack,
  notifyByGet,
  notifyByPost,
  type Order,
  orderAndPay,
  orderBody,
  placeOrder,
  staffToken,
  startPaying,
  submit,
} from './orders';
import { added, census, openOneFile, openTwoProcesses } from './stores';

const WAYS = [notifyByPost, comeBack, notifyByGet, checkAsStaff, askStatus] as const;
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

describe.each([
  ['two processes on one PostgreSQL', openTwoProcesses, rounds(60)],
  ['lowdb', openOneFile, 40],
] as const)('%s', (_name, open, many) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let worlds: World[];
  let world: World;
  /** Returns the process of the nth caller. */
  const at = (index: number) => worlds[index % worlds.length] ?? world;

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    worlds = opened.stores.map(createWorld);
    world = worlds[0] ?? createWorld(opened.stores[0]);
    // All processes share one provider.
    for (const other of worlds) Object.assign(other.deps.provider, world.deps.provider);
    world.standIn.dropIpns(true);
    for (const each of worlds) await staffToken(each);
  });

  const paid = async (index = 0): Promise<{ order: Order; attempt: Attempt }> => {
    const made = await orderAndPay(at(index));
    await world.standIn.settle(made.attempt.trackingId, 'COMPLETED');
    return made;
  };

  it('books a payment once when 50 notifications, returns and checks find it concurrently', async () => {
    const { order, attempt } = await paid();
    const before = await census(world.store);
    const answers = await Promise.all(times(50, (i) => WAYS[i % WAYS.length]?.(at(i), attempt)));
    expect(answers.map((answer) => answer?.status)).toEqual(times(50, () => 200));
    expect(await added(world.store, before)).toEqual({ ...ONE_SETTLEMENT, logs: 10 });
    const books = await booksOf(world, order, attempt.paymentId);
    const counts = [books.receipts, books.transactions, books.subscriptions, books.updateTasks, books.messages];
    expect([...counts, books.accounts].map((records) => records.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(books.payment.status).toBe('SUCCESSFUL');
  });

  it('reverses a payment once when 30 notifications and checks report it concurrently', async () => {
    const { attempt } = await paid();
    await notifyByPost(world, attempt);
    const before = await census(world.store);
    await world.standIn.reverse(attempt.trackingId);
    await Promise.all(times(30, (i) => WAYS[i % WAYS.length]?.(at(i), attempt)));
    const { logs: _logs, ...written } = await added(world.store, before);
    expect(written).toEqual(ONE_REVERSAL);
  });

  it(`numbers the receipts of ${many} payments without gaps or duplicates, although some settlements fail`, async () => {
    const made: { order: Order; attempt: Attempt }[] = [];
    for (let start = 0; start < many; start += 20) made.push(...(await Promise.all(times(20, (i) => paid(start + i)))));
    const before = await census(world.store);
    // A form without its package: the settlement notices this only after it has taken its numbers.
    const broken = made.filter((_, i) => i % 10 === 3);
    const packageless: { id: string; productId: string | null }[] = [];
    for (const { order } of broken) {
      const [form] = (await booksOf(world, order, made[0]?.attempt.paymentId ?? '')).paymentForms;
      if (form) packageless.push({ id: form.id, productId: form.productId });
      if (form) await world.store.update(paymentForms, form.id, { productId: null });
    }
    const isBroken = new Set(broken.map(({ attempt }) => attempt));
    // The provider repeats notifications that were not acknowledged: on a slow machine, some exceed the time limit for the number
    // lock.
    const notify = (caller: World, attempt: Attempt) =>
      isBroken.has(attempt)
        ? notifyByPost(caller, attempt)
        : until('a notification to be acknowledged', async () => {
            const answer = await notifyByPost(caller, attempt);
            return answer.body.status === 200 && answer;
          });
    const statuses: number[] = [];
    for (let start = 0; start < many; start += 50) {
      const batch = made.slice(start, start + 50).flatMap(({ attempt }) => [attempt, attempt]);
      const answers = await Promise.all(batch.map((attempt, i) => notify(at(i), attempt)));
      statuses.push(...answers.map(({ body }) => body.status));
    }
    expect(statuses.filter((status) => status === 500)).toHaveLength(broken.length * 2);
    for (const { id, productId } of packageless) await world.store.update(paymentForms, id, { productId });
    const repaired = await Promise.all(broken.map(({ attempt }, i) => notifyByGet(at(i), attempt)));
    expect(repaired.map(({ body }) => body.status)).toEqual(broken.map(() => 200));

    const each = Object.entries(ONE_SETTLEMENT).map(([name, count]) => [name, count * many]);
    expect(await added(world.store, before)).toEqual(Object.fromEntries(each));
    const given = [
      (await world.store.find(receipts)).map(({ receiptNumber }) => receiptNumber),
      (await world.store.find(transactions)).map(({ transactionNumber }) => transactionNumber),
    ];
    // Numbers restart each year, and the demo data starts in the previous one.
    for (const numbers of given.map((each) => each.filter((number) => !number.includes('-2025-')).map(runningNumber)))
      expect(numbers.sort((a, b) => a - b)).toEqual(times(numbers.length, (i) => i + 1));
  });

  it('creates one order from 20 taps with one Idempotency-Key and gives them all the same answer', async () => {
    const before = await census(world.store);
    const body = await orderBody(world);
    const headers = { 'Idempotency-Key': `tap-${body.client.phoneNumber}` };
    const tap = (index: number, sent: object) =>
      at(index).call<Answers['createSubscriptionForm'] & { error?: string }>('POST', 'onboarding/subscription', {
        body: sent,
        headers,
      });
    const answers = await Promise.all(times(20, (i) => tap(i, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(await added(world.store, before)).toEqual({ ...ONE_ORDER, 'idempotency-keys': 1 });
    const other = await tap(1, { ...body, installationAddress: 'Plot 9' });
    expect([other.status, other.body.error]).toEqual([422, 'This Idempotency-Key was used for another request.']);
    expect((await tap(0, body)).body).toEqual(answers[0]?.body);
  });

  it('creates one order per Idempotency-Key even if two different bodies arrive concurrently', async () => {
    const before = await census(world.store);
    const [one, two] = [await orderBody(world), await orderBody(world)];
    const headers = { 'Idempotency-Key': `race-${one.client.phoneNumber}` };
    const answers = await Promise.all(
      times(10, (i) => at(i).call('POST', 'onboarding/subscription', { body: i % 3 ? one : two, headers })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    expect(await added(world.store, before)).toEqual({ ...ONE_ORDER, 'idempotency-keys': 1 });
  });

  it('creates one person if one phone number orders ten times concurrently', async () => {
    const before = await census(world.store);
    const body = await orderBody(world);
    await Promise.all(times(10, (i) => at(i).call('POST', 'onboarding/subscription', { body })));
    expect(await added(world.store, before)).toEqual({ clients: 1, 'subscription-forms': 10, 'outbox-messages': 10 });
  });

  it('makes one attempt from ten taps on "pay"', async () => {
    const order = await placeOrder(world);
    const before = await census(world.store);
    const answers = await Promise.all(times(10, (i) => submit(at(i), order)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { merchant_reference, order_tracking_id, redirect_url } = answers[0]?.body ?? {};
    expect(redirect_url).toContain(order_tracking_id);
    for (const { body } of answers) expect(body).toMatchObject({ merchant_reference, order_tracking_id, redirect_url });
    expect(await added(world.store, before)).toEqual({ 'payment-forms': 1, payments: 1 });
    expect(world.standIn.orders()).toMatchObject([{ merchantReference: merchant_reference }]);
  });

  it('gives one subscription to an order whose two attempts are paid concurrently; the other becomes credit', async () => {
    const { order, attempt: first } = await orderAndPay(world);
    await world.standIn.settle(first.trackingId, 'FAILED');
    await notifyByPost(world, first);
    const second = await startPaying(world, order);
    const before = await census(world.store);
    for (const { trackingId } of [first, second]) await world.standIn.settle(trackingId, 'COMPLETED');
    await Promise.all(times(20, (i) => notifyByPost(at(i), i % 4 < 2 ? first : second)));
    const both = {
      ...{ receipts: 2, transactions: 2, 'outbox-messages': 2, 'payment-refund-tasks': 1 },
      ...{ 'payment-balances': 2, 'journal-entries': 2, 'journal-lines': 6 },
    };
    expect(await added(world.store, before)).toEqual({ ...ONE_SETTLEMENT, ...both });
    const books = [await booksOf(world, order, first.paymentId), await booksOf(world, order, second.paymentId)];
    expect(books.map(({ payment }) => payment.review).sort()).toEqual(['PAID_TWICE', null]);
    for (const { payment, subscriptions, refundTasks } of books)
      expect([subscriptions.length, refundTasks.length]).toEqual(payment.review ? [0, 1] : [1, 0]);
  });

  it('gives one account to a person whose two orders are paid concurrently', async () => {
    const { order: first, attempt } = await paid();
    const body = await orderBody(world, first.phoneNumber);
    const { body: ordered } = await world.call<Answers['createSubscriptionForm']>('POST', 'onboarding/subscription', {
      body,
    });
    const second = { ...first, formId: ordered.subscriptionForm.id };
    const { body: begun } = await submit(world, second);
    await world.standIn.settle(begun.order_tracking_id, 'COMPLETED');
    const before = await census(world.store);
    await Promise.all([notifyByPost(at(0), attempt), notifyByPost(at(1), { trackingId: begun.order_tracking_id })]);
    // The connection of one account is activated once.
    const { accounts, 'subscription-update-tasks': task, ...rest } = ONE_SETTLEMENT;
    const twice = Object.fromEntries(Object.entries(rest).map(([name, count]) => [name, 2 * count]));
    expect(await added(world.store, before)).toEqual({ accounts, 'subscription-update-tasks': task, ...twice });
  });
});
