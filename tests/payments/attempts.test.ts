import { beforeEach, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import type { Answers } from '../../resources/catalogue/actions';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentForms } from '../../resources/payments/paymentForms';
import { createWorld, type World } from '../world';
import { booksOf, ONE_CREDIT, ONE_SETTLEMENT } from './books';
import {
  askStatus,
  attemptsOf,
  checkAsStaff,
  comeBack,
  notifyByPost,
  orderAndPay,
  PRODUCT,
  placeOrder,
  staffToken,
  startPaying,
  storedPayment,
  submit,
  submitRefused,
} from './orders';
import { added, census, forgetDuePayments, onPostgres } from './stores';

const UNREACHABLE = {
  status: 503,
  error: 'The payment provider cannot be reached. Nothing was charged; please try again.',
};

onPostgres('an attempt', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });

  it('is reused when the payer taps twice while it is pending', async () => {
    const { order, attempt } = await orderAndPay(world);
    const before = await census(store());
    expect(await startPaying(world, order)).toEqual(attempt);
    expect(await added(store(), before)).toEqual({});
    expect(world.standIn.orders()).toHaveLength(1);
  });

  it('also updates the date of change of its order and its form', async () => {
    const order = await placeOrder(world);
    const asked = world.clock.now.toISOString();
    world.clock.advance(60_000);
    const attempt = await startPaying(world, order);
    const { paymentFormId } = await storedPayment(world, attempt.paymentId);
    for (const record of [
      await store().get(subscriptionForms, order.formId),
      await store().get(paymentForms, paymentFormId ?? ''),
    ]) {
      expect(record?.dateUpdated).toBe(world.clock.now.toISOString());
      expect(record?.dateUpdated).not.toBe(asked);
    }
  });

  it('declined without a notification is replaced as soon as the payer tries again', async () => {
    const { order, attempt: declined } = await orderAndPay(world);
    world.standIn.dropIpns(true);
    await world.standIn.settle(declined.trackingId, 'FAILED');
    expect(await storedPayment(world, declined.paymentId)).toMatchObject({ status: 'PENDING' });
    const second = await startPaying(world, order);
    expect(second.paymentId).not.toBe(declined.paymentId);
    expect(await storedPayment(world, declined.paymentId)).toMatchObject({ status: 'FAILED' });
    world.standIn.dropIpns(false);
  });

  it('declined by the payer is FAILED with the reason; the next one has a new reference and can succeed', async () => {
    const { order, attempt: declined } = await orderAndPay(world);
    const before = await census(store());
    await world.standIn.settle(declined.trackingId, 'FAILED');
    expect(await added(store(), before)).toEqual({});
    expect(await storedPayment(world, declined.paymentId)).toMatchObject({
      status: 'FAILED',
      statusMessage: 'The payer declined the payment.',
      nextCheckAt: null,
      paidAt: null,
    });
    expect((await booksOf(world, order, declined.paymentId)).paymentForms).toMatchObject([{ status: 'FAILED' }]);
    expect((await askStatus(world, declined)).body).toMatchObject({
      status_code: 2,
      payment_status_description: 'FAILED',
    });

    const second = await startPaying(world, order);
    expect(second.paymentId).not.toBe(declined.paymentId);
    expect(second.trackingId).not.toBe(declined.trackingId);
    expect((await booksOf(world, order, second.paymentId)).paymentForms).toMatchObject([{ status: 'PENDING' }]);
    await world.standIn.settle(second.trackingId, 'COMPLETED');
    expect(await added(store(), before)).toEqual({ ...ONE_SETTLEMENT, payments: 1 });
    expect((await storedPayment(world, declined.paymentId)).status).toBe('FAILED');
  });

  it('failed first is booked if it succeeds later', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'FAILED');
    const before = await census(store());
    world.clock.advance(3 * 86_400_000);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    expect(await added(store(), before)).toEqual(ONE_SETTLEMENT);
    const { payment, form } = await booksOf(world, order, attempt.paymentId);
    expect(payment).toMatchObject({ status: 'SUCCESSFUL', statusMessage: null, paidAt: world.clock.now.toISOString() });
    expect(form?.status).toBe('PAID');
  });

  it('that is paid stays paid despite later reports of failure or outages', async () => {
    const { attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    const [before, paid] = [await census(store()), await storedPayment(world, attempt.paymentId)];
    await world.standIn.settle(attempt.trackingId, 'FAILED');
    world.standIn.outage('503');
    expect((await comeBack(world, attempt)).body.payment.status).toBe('SUCCESSFUL');
    expect(await added(store(), before)).toEqual({});
    expect(await storedPayment(world, attempt.paymentId)).toEqual(paid);
  });

  it('that succeeds second becomes customer credit and a refund task, not a second subscription', async () => {
    const { order, attempt: first } = await orderAndPay(world);
    await world.standIn.settle(first.trackingId, 'FAILED');
    const second = await startPaying(world, order);
    await world.standIn.settle(second.trackingId, 'COMPLETED');
    const before = await census(store());
    world.standIn.dropIpns(true);
    await world.standIn.settle(first.trackingId, 'COMPLETED');
    await Promise.all([notifyByPost(world, first), notifyByPost(world, first), comeBack(world, first)]);
    expect(await added(store(), before)).toEqual(ONE_CREDIT);

    const books = await booksOf(world, order, first.paymentId);
    const sum = { amount: PRODUCT.price, accountId: books.accounts[0]?.id };
    expect(books.accounts).toHaveLength(1);
    expect(books.payment).toMatchObject({ ...sum, status: 'SUCCESSFUL', review: 'PAID_TWICE' });
    expect(books.transactions).toMatchObject([
      { ...sum, type: 'PAYMENT', debit: 'PROVIDER_CLEARING', credit: 'CUSTOMER_CREDIT' },
    ]);
    expect(books.refundTasks).toMatchObject([{ ...sum, status: 'REQUESTED', reason: 'The order was paid twice.' }]);
    expect(books.receipts).toMatchObject([{ ...sum, voided: false }]);
    expect(books.subscriptions).toEqual([]);
    expect((await booksOf(world, order, second.paymentId)).subscriptions).toMatchObject([{ status: 'CREATED' }]);
    expect((await comeBack(world, first)).body.payment).toMatchObject({ status: 'SUCCESSFUL', held: false });
  });

  it.each(['503', 'hang-up', 'lost-answer'] as const)(
    'submitted while the provider is down (%s) charges nothing and can be submitted again',
    async (outage) => {
      const order = await placeOrder(world);
      await world.deps.provider.notificationId();
      world.standIn.outage(outage);
      const { status, body, headers } = await submit<{ error: string }>(world, order);
      expect({ status, error: body.error }).toEqual(UNREACHABLE);
      expect(headers.get('Retry-After')).toBe('10');
      const [stored] = await attemptsOf(world, order);
      expect(stored).toMatchObject({ status: 'NEW', trackingId: null, redirectUrl: null });
      world.standIn.outage('none');
      const again = await startPaying(world, order);
      expect(again.paymentId).toBe(stored?.id);
      expect(await attemptsOf(world, order)).toMatchObject([{ id: stored?.id, status: 'PENDING' }]);
      expect(world.standIn.orders()).toMatchObject([{ merchantReference: stored?.id, trackingId: again.trackingId }]);
    },
  );

  it('started while the provider is down fails from the first call on', async () => {
    world.standIn.outage('503');
    const { body } = await world.call<{ token: string }>('POST', 'Auth/RequestToken', { body: {} });
    const registered = await world.call('POST', 'URLSetup/RegisterIPN', { token: body.token, body: {} });
    expect(registered.status).toBe(503);
    expect(registered.body.error).toMatch(/^The payment provider cannot be reached\./);
  });

  it('checked while the provider is down stays unchanged, and staff see the reason', async () => {
    const { attempt } = await orderAndPay(world);
    await staffToken(world);
    world.standIn.dropIpns(true);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    world.standIn.outage('503');
    const [before, payment] = [await census(store()), await storedPayment(world, attempt.paymentId)];
    expect((await comeBack(world, attempt)).body.payment.status).toBe('PENDING');
    expect((await askStatus(world, attempt)).body.status_code).toBe(0);
    expect((await notifyByPost(world, attempt)).body.status).toBe(500);
    const staff = await checkAsStaff(world, attempt);
    expect(staff.status).toBe(503);
    expect(staff.body.error).toMatch(/^The payment provider cannot be reached\./);
    expect(await added(store(), before)).toEqual({});
    expect(await storedPayment(world, attempt.paymentId)).toEqual(payment);
  });

  it('refused by the provider is FAILED with its message and not checked again', async () => {
    const order = await placeOrder(world);
    const { notificationId } = world.deps.provider;
    world.deps.provider.notificationId = async () => '0f0e0d0c-0b0a-4908-8706-050403020100';
    const error = 'Invalid notification_id: no such IPN is registered';
    expect(await submitRefused(world, order)).toEqual({ status: 422, error });
    expect(await attemptsOf(world, order)).toMatchObject([
      { status: 'FAILED', statusMessage: error, nextCheckAt: null, trackingId: null },
    ]);
    expect(world.standIn.orders()).toEqual([]);
    world.deps.provider.notificationId = notificationId;
    world.clock.advance(1);
    const second = await startPaying(world, order);
    expect(await attemptsOf(world, order)).toMatchObject([{ status: 'FAILED' }, { id: second.paymentId }]);
  });

  it('requires a valid checkout token and returns only to our own page', async () => {
    const order = await placeOrder(world);
    const body = { id: order.formId };
    const without = await world.call('POST', 'Transactions/SubmitOrderRequest', { body });
    expect(without.status).toBe(401);
    const elsewhere = await submit<{ error: string }>(world, order, {
      callback_url: 'https://evil.example/payment-status',
    });
    expect([elsewhere.status, elsewhere.body.error]).toEqual([
      422,
      'You can pay only at http://kitara.test. Open the site there and try again.',
    ]);
    expect(await attemptsOf(world, order)).toEqual([]);
  });

  it('sends the payer only to our own addresses, whatever Host the browser sends', async () => {
    const order = await placeOrder(world);
    const { token } = (await world.call<Answers['requestToken']>('POST', 'Auth/RequestToken', { body: {} })).body;
    const headers = { host: 'evil.example' };
    const send = (path: string, body: object) =>
      world.call<Pick<ErrorBody, 'errors'> & Answers['registerIpn']>('POST', path, { token, body, headers });
    const foreign = [
      ['Transactions/SubmitOrderRequest', 'callback_url', { id: order.formId }, '/payment-status'],
      ['URLSetup/RegisterIPN', 'url', {}, '/api/v1/payments/ipn'],
    ] as const;
    for (const [path, field, body, page] of foreign) {
      const { status, body: refusal } = await send(path, { ...body, [field]: `https://evil.example${page}` });
      expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
    }
    const cancelled = { id: order.formId, cancellation_url: 'https://evil.example' };
    expect((await send('Transactions/SubmitOrderRequest', cancelled)).status).toBe(422);
    expect(await attemptsOf(world, order)).toEqual([]);

    const own = { callback_url: 'http://kitara.test/payment-status' };
    const url = 'http://kitara.test/api/v1/payments/ipn';
    expect((await send('URLSetup/RegisterIPN', { url })).body).toMatchObject({ url, error: null });
    expect((await send('Transactions/SubmitOrderRequest', { id: order.formId, ...own })).status).toBe(200);
    expect(world.standIn.orders()).toMatchObject([{ callbackUrl: own.callback_url }]);
    const form = await world.call('GET', `subscription-forms/${order.formId}`, { headers });
    expect(JSON.stringify(form.body)).not.toContain('evil.example');
  });

  it('charges the package price, whatever amount and currency the browser sends', async () => {
    const order = await placeOrder(world);
    expect((await submit(world, order, { amount: 1, currency: 'KES' })).status).toBe(200);
    expect(world.standIn.orders()).toMatchObject([{ amount: PRODUCT.price, currency: 'UGX' }]);
  });
});
