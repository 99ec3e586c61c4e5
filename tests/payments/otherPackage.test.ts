import { beforeEach, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { createWorld, type World } from '../support/world';
import { booksOf } from './books';
import { asClerk, slip } from './clerks';
import { attemptsOf, type Order, orderAndPay, PRODUCT, placeOrder, startPaying, storedPayment } from './orders';
import { forgetDuePayments, onPostgres } from './stores';

const CHEAPER = { name: 'Kitara Home 10', price: 99_000 } as const;

onPostgres('an order whose package changes', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });

  const change = async ({ formId }: Order) => {
    const { body } = await world.call<Answers['listOfferedProducts']>('GET', 'onboarding/products');
    const productId = body.products.find(({ name }) => name === CHEAPER.name)?.id ?? '';
    return asClerk(world, 'admin', 'POST', `subscription-forms/${formId}`, { productId });
  };

  it('keeps its package while an attempt may still be paid', async () => {
    const { order } = await orderAndPay(world);
    const { status, body } = await change(order);
    expect([status, body.error]).toEqual([409, expect.stringMatching(/under way/)]);
  });

  it('is paid at the new price after the first attempt has failed', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'FAILED');
    expect((await change(order)).status).toBe(200);
    const second = await startPaying(world, order);
    expect((await storedPayment(world, second.paymentId)).amount).toBe(CHEAPER.price);
    await world.standIn.settle(second.trackingId, 'COMPLETED');
    const books = await booksOf(world, order, second.paymentId);
    expect(books.subscriptions).toMatchObject([{ amount: CHEAPER.price, productId: books.form?.productId }]);
    expect(books.form?.status).toBe('PAID');
  });

  it('is also paid by hand at the new price', async () => {
    const order = await placeOrder(world);
    expect((await change(order)).status).toBe(200);
    const { status } = await asClerk(world, 'finance', 'POST', 'payments/manual', slip(order));
    expect(status).toBe(422);
    const paid = slip(order, { amount: CHEAPER.price });
    expect((await asClerk(world, 'finance', 'POST', 'payments/manual', paid)).status).toBe(201);
  });

  it('is not bought twice if the attempt at the old price succeeds late: that money is refunded', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'FAILED');
    await change(order);
    const second = await startPaying(world, order);
    await world.standIn.settle(second.trackingId, 'COMPLETED');
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    const books = await booksOf(world, order, attempt.paymentId);
    expect(books.payment).toMatchObject({ status: 'SUCCESSFUL', review: 'PAID_TWICE', amount: PRODUCT.price });
    expect([books.subscriptions, books.refundTasks]).toMatchObject([[], [{ amount: PRODUCT.price }]]);
    expect(await attemptsOf(world, order)).toHaveLength(2);
  });
});
