import { beforeEach, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { createWorld, type World } from '../support/world';
import { booksOf, ONE_REVERSAL, ONE_SETTLEMENT } from './books';
import { approved, paidOrder as cardOrder, step } from './clerks';
import { askStatus, FINDERS, notifyByPost, orderAndPay, PRODUCT, startPaying, storedPayment } from './orders';
import { added, census, forgetDuePayments, onPostgres } from './stores';

onPostgres('a reversal', (store) => {
  let world: World;
  const paidOrder = async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    return { order, attempt };
  };
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });

  it('revokes the entitlement, voids the receipt under its number and adds a ledger row', async () => {
    const { order, attempt } = await paidOrder();
    const [before, paid] = [await census(store()), await booksOf(world, order, attempt.paymentId)];
    world.clock.advance(1_000);
    await world.standIn.reverse(attempt.trackingId);
    expect(await added(store(), before)).toEqual(ONE_REVERSAL);
    const books = await booksOf(world, order, attempt.paymentId);
    expect(books.payment).toMatchObject({
      status: 'FAILED',
      statusMessage: 'Reversed by the payment provider.',
      nextCheckAt: null,
      paidAt: paid.payment.paidAt,
    });
    expect(books.receipts).toEqual([{ ...paid.receipts[0], voided: true, dateUpdated: world.clock.now.toISOString() }]);
    expect(books.transactions).toMatchObject([
      { ...paid.transactions[0] },
      { type: 'REVERSAL', debit: 'CUSTOMER_PREPAYMENTS', credit: 'PROVIDER_CLEARING', amount: PRODUCT.price },
    ]);
    expect(books.subscriptions).toMatchObject([
      { status: 'CANCELLED', paymentStatus: 'SUCCESSFUL', refundedAt: expect.any(String) },
    ]);
    expect(books.updateTasks).toMatchObject([{ type: 'ACTIVATION', status: 'SUPERSEDED', nextAttemptAt: null }]);
    expect(books.paymentForms).toMatchObject([{ status: 'FAILED' }]);
    expect((await askStatus(world, attempt)).body.payment).toMatchObject({ status: 'FAILED', receiptNumber: null });
  });

  it('reported repeatedly by every channel is booked once', async () => {
    const { attempt } = await paidOrder();
    const before = await census(store());
    world.standIn.dropIpns(true);
    world.clock.advance(1_000);
    await world.standIn.reverse(attempt.trackingId);
    await Promise.all([notifyByPost(world, attempt), notifyByPost(world, attempt), notifyByPost(world, attempt)]);
    for (const find of Object.values(FINDERS)) await find(world, attempt);
    const { logs: _logs, sessions: _sessions, 'sign-ins': _signIns, ...written } = await added(store(), before);
    expect(written).toEqual(ONE_REVERSAL);
  });

  it('of an activated subscription deactivates the connection', async () => {
    const { order, attempt } = await paidOrder();
    const { subscriptions: bought, updateTasks } = await booksOf(world, order, attempt.paymentId);
    for (const { id } of bought) await store().update(subscriptions, id, { status: 'ACTIVE' });
    for (const { id } of updateTasks) await store().update(subscriptionUpdateTasks, id, { status: 'DONE' });
    world.clock.advance(1_000);
    await world.standIn.reverse(attempt.trackingId);
    expect((await booksOf(world, order, attempt.paymentId)).updateTasks).toMatchObject([
      { type: 'ACTIVATION', status: 'DONE' },
      { type: 'DEACTIVATION', status: 'PENDING' },
    ]);
  });

  it('lets the order be paid again, with its own subscription and receipt', async () => {
    const { order, attempt } = await paidOrder();
    world.clock.advance(1_000);
    await world.standIn.reverse(attempt.trackingId);
    const tracked = await world.call<Answers['checkSubscriptionStatus']>(
      'POST',
      'subscriptions/check-subscription-status',
      { body: { subscriptionId: order.formId } },
    );
    expect(tracked.body).toMatchObject({ payable: true, subscriptionStatus: 'PAYMENT_PENDING' });
    const before = await census(store());
    const second = await startPaying(world, order);
    expect(second.paymentId).not.toBe(attempt.paymentId);
    await world.standIn.settle(second.trackingId, 'COMPLETED');
    const { accounts: _sameAccount, ...rest } = ONE_SETTLEMENT;
    expect(await added(store(), before)).toEqual({ ...rest, payments: 1 });
    expect((await booksOf(world, order, second.paymentId)).subscriptions).toMatchObject([{ status: 'CREATED' }]);
  });

  it('of an order’s second payment keeps the first subscription and refunds nothing else', async () => {
    const { order, attempt: twice } = await orderAndPay(world);
    await world.standIn.settle(twice.trackingId, 'FAILED');
    const kept = await startPaying(world, order);
    await world.standIn.settle(kept.trackingId, 'COMPLETED');
    await world.standIn.settle(twice.trackingId, 'COMPLETED');
    world.clock.advance(1_000);
    await world.standIn.reverse(twice.trackingId);
    const books = await booksOf(world, order, twice.paymentId);
    expect(books.payment).toMatchObject({ status: 'FAILED', review: null });
    expect(books.refundTasks).toMatchObject([{ status: 'REJECTED' }]);
    expect(books.transactions).toMatchObject([{ credit: 'CUSTOMER_CREDIT' }, { debit: 'CUSTOMER_CREDIT' }]);
    expect(books.form?.status).toBe('PAID');
    expect((await booksOf(world, order, kept.paymentId)).subscriptions).toMatchObject([{ status: 'CREATED' }]);
  });

  it('proves the payout of a sent refund and takes back the rest', async () => {
    const { order, attempt } = await cardOrder(world);
    const refund = await approved(world, attempt.paymentId, 50_000);
    expect((await step(world, refund.id, 'submit')).status).toBe(200);
    world.clock.advance(1_000);
    await world.standIn.reverse(attempt.trackingId);
    const books = await booksOf(world, order, attempt.paymentId);
    expect(books.refundTasks).toMatchObject([{ status: 'EFFECTED', effectedAt: world.clock.now.toISOString() }]);
    const rows = books.transactions.map(({ type, amount }) => [type, amount]);
    expect(rows.sort()).toEqual([
      ['PAYMENT', PRODUCT.price],
      ['REFUND', 50_000],
      ['REVERSAL', PRODUCT.price - 50_000],
    ]);
    expect(books.subscriptions).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('of a fully refunded payment changes nothing of an order that was paid again', async () => {
    const { order, attempt } = await cardOrder(world);
    const refund = await approved(world, attempt.paymentId, PRODUCT.price);
    await step(world, refund.id, 'submit');
    await step(world, refund.id, 'effect', { payoutReference: 'P-1' });
    const second = await startPaying(world, order);
    await world.standIn.settle(second.trackingId, 'COMPLETED');
    const before = await census(store());
    world.clock.advance(1_000);
    await world.standIn.reverse(attempt.trackingId);
    expect(await added(store(), before)).toEqual({});
    expect((await storedPayment(world, attempt.paymentId)).status).toBe('FAILED');
    const books = await booksOf(world, order, second.paymentId);
    expect([books.form?.status, books.paymentForms[0]?.status]).toEqual(['PAID', 'SUCCESSFUL']);
  });

  it('that is undone at the provider is not credited again, but held for a person', async () => {
    const { attempt } = await paidOrder();
    world.clock.advance(1_000);
    await world.standIn.reverse(attempt.trackingId);
    const before = await census(store());
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    expect((await notifyByPost(world, attempt)).body.status).toBe(200);
    expect(await added(store(), before)).toEqual({});
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject({
      status: 'FAILED',
      review: 'UNRESOLVED',
      paidAt: expect.any(String),
    });
  });

  it('of a payment that was never credited only ends it', async () => {
    const { attempt } = await orderAndPay(world);
    world.standIn.dropIpns(true);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    world.clock.advance(1_000);
    await world.standIn.reverse(attempt.trackingId);
    const before = await census(store());
    await notifyByPost(world, attempt);
    expect(await added(store(), before)).toEqual({});
    expect(await storedPayment(world, attempt.paymentId)).toMatchObject({ status: 'FAILED', paidAt: null });
  });
});
