import { beforeEach, expect, it } from 'vitest';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { payments } from '../../resources/payments/payments';
import { createWorld, type World } from '../support/world';
import { booksOf, ONE_SETTLEMENT } from './books';
import { newCode } from './claiming';
import { asClerk, cashOrder, paidOrder, slip } from './clerks';
import { orderAndPay, PRODUCT, placeOrder, startPaying, storedPayment } from './orders';
import { added, census, forgetDuePayments, onPostgres } from './stores';

onPostgres('a manual payment', (store) => {
  let world: World;
  const record = (body: object) =>
    asClerk<Answers['recordManualPayment'] & { error: string; errors: Record<string, string> }>(
      world,
      'finance',
      'POST',
      'payments/manual',
      body,
    );
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
    await asClerk(world, 'finance', 'GET', 'payments?limit=1');
  });

  it('settles its order like any other payment, with an audit entry of the recorder', async () => {
    const order = await placeOrder(world);
    const before = await census(store());
    const paidAt = '2026-03-13T15:20:00.000Z';
    const { status, body } = await record(slip(order, { method: 'BANK_TRANSFER', paidAt, note: 'Stanbic, 13 March' }));
    expect(status).toBe(201);
    const new_ = { 'payment-forms': 1, payments: 1, logs: 1 };
    expect(await added(store(), before)).toEqual({ ...ONE_SETTLEMENT, ...new_ });
    const books = await booksOf(world, order, body.payment.id);
    expect(books.payment).toMatchObject({
      status: 'SUCCESSFUL',
      provider: null,
      paidAt,
      manualMethod: 'BANK_TRANSFER',
    });
    expect(books.transactions).toMatchObject([
      { debit: 'BANK', credit: 'CUSTOMER_PREPAYMENTS', amount: PRODUCT.price },
    ]);
    expect(books.subscriptions).toMatchObject([{ status: 'CREATED', paymentStatus: 'SUCCESSFUL' }]);
    expect(books.form?.status).toBe('PAID');
    const [trail] = await store().find(logs, { where: [{ path: 'recordId', in: [body.payment.id] }] });
    expect(trail).toMatchObject({ action: 'CREATE', resource: 'payments', reason: 'Stanbic, 13 March' });
    expect(trail?.userId).not.toBeNull();
  });

  it('can also be recorded by its payment form', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'FAILED');
    const { paymentFormId } = await storedPayment(world, attempt.paymentId);
    const { subscriptionFormId: _, ...paid } = slip(order);
    const { status, body } = await record({ ...paid, paymentFormId });
    expect([status, body.payment.paymentFormId]).toEqual([201, paymentFormId]);
  });

  it('counts once under its number despite concurrent requests, in upper or lower case', async () => {
    const orders = [];
    for (let each = 0; each < 20; each++) orders.push(await placeOrder(world));
    const before = await census(store());
    const reference = `deposit ${before.payments}`;
    const replies = await Promise.all(
      orders.map((order, each) => record(slip(order, { reference: each % 2 ? reference : reference.toUpperCase() }))),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { body } of replies.filter(({ status }) => status === 409))
      expect(body.errors.reference).toBe(`${reference.toUpperCase()} is recorded already for CASH`);
    const { payments: made, receipts } = await added(store(), before);
    expect([made, receipts]).toEqual([1, 1]);
    const byCheque = slip(await placeOrder(world), { method: 'CHEQUE', reference });
    expect((await record(byCheque)).status).toBe(201);
  });

  it.each(['ID', 'TID', 'Transaction ID:', 'PAID.TID', 'MTN', 'MoMo-', '0', '#'])(
    'counts once under a mobile money code, also with "%s" before it',
    async (label) => {
      const code = newCode();
      const sent = { method: 'MOBILE_MONEY', reference: code };
      expect((await record(slip(await placeOrder(world), sent))).status).toBe(201);
      const order = await placeOrder(world);
      const again = await record(slip(order, { ...sent, reference: `${label}${label === '0' ? '' : ' '}${code}` }));
      expect([again.status, again.body.errors.reference]).toEqual([
        409,
        expect.stringContaining('was credited already with another payment'),
      ]);
      expect((await record(slip(order, { method: 'BANK_TRANSFER', reference: `FT${code}` }))).status).toBe(201);
    },
  );

  it('is refused under the code of a payment at the provider, whatever label is before it', async () => {
    const { attempt } = await paidOrder(world);
    const { confirmationCode } = await storedPayment(world, attempt.paymentId);
    const paid = { method: 'MOBILE_MONEY', reference: `PAID.TID ${confirmationCode}` };
    expect((await record(slip(await placeOrder(world), paid))).status).toBe(409);
  });

  it('settles an order once, even with many concurrent slips', async () => {
    const order = await placeOrder(world);
    const before = await census(store());
    const replies = await Promise.all(Array.from({ length: 20 }, () => record(slip(order))));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await added(store(), before)).toEqual({ ...ONE_SETTLEMENT, 'payment-forms': 1, payments: 1, logs: 1 });
  });

  it('must equal the price of an order that can be paid', async () => {
    const order = await placeOrder(world);
    const wrong = await record(slip(order, { amount: PRODUCT.price - 1 }));
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { amount: expect.stringContaining('must be 149000') } },
    });
    const { order: paid } = await cashOrder(world);
    expect((await record(slip(paid))).body.error).toBe('This order is already paid.');
    const nobody = { ...slip(order), subscriptionFormId: '019e5ee7-3cfe-7f2a-afda-581dcf86de8b' };
    expect((await record(nobody)).status).toBe(404);
    const both = { ...slip(order), paymentFormId: order.formId };
    expect((await record(both)).body.errors).toHaveProperty('subscriptionFormId');
  });

  it('is refused while the order is being paid at the provider, whose late success becomes credit', async () => {
    const { order, attempt } = await orderAndPay(world);
    const waiting = await record(slip(order));
    expect([waiting.status, waiting.body.error]).toEqual([409, expect.stringMatching(/check it, and record this one/)]);
    await world.standIn.settle(attempt.trackingId, 'FAILED');
    expect((await record(slip(order))).status).toBe(201);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    const books = await booksOf(world, order, attempt.paymentId);
    expect(books.payment.review).toBe('PAID_TWICE');
    expect(books.refundTasks).toMatchObject([{ status: 'REQUESTED', amount: PRODUCT.price }]);
  });

  it('cannot be checked at the provider', async () => {
    const { payment } = await cashOrder(world);
    expect((await asClerk(world, 'finance', 'POST', `payments/${payment.id}/check`)).status).toBe(409);
  });
});

onPostgres('an order in the back-office', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });

  it('shows its latest attempt and can be paid by a new one under a new reference', async () => {
    const order = await placeOrder(world);
    const shown = () =>
      asClerk<Answers['getFormPayment']>(world, 'finance', 'GET', `subscription-forms/${order.formId}/payment`);
    expect((await shown()).body).toMatchObject({ payment: null, paymentForm: null });
    const first = await startPaying(world, order);
    const again = (id: string) =>
      asClerk<Answers['payAgain'] & { error: string }>(world, 'admin', 'POST', `/api/v2/payments/${id}/pay`);
    expect((await again(first.paymentId)).body.data.merchant_reference).toBe(first.paymentId);
    await world.standIn.settle(first.trackingId, 'FAILED');
    world.clock.advance(1_000);
    const { data } = (await again(first.paymentId)).body;
    expect(data.merchant_reference).not.toBe(first.paymentId);
    const { payment, paymentForm } = (await shown()).body;
    expect(payment).toMatchObject({
      id: data.merchant_reference,
      trackingId: data.order_tracking_id,
      redirectUrl: data.redirect_url,
    });
    expect(payment?.paymentFormId).toBe(paymentForm?.id);
    await world.standIn.settle(data.order_tracking_id, 'COMPLETED');
    expect((await again(first.paymentId)).body.error).toBe('This order is already paid.');
  });

  it('is counted and summed with its payments by status, type, initiator and day', async () => {
    await cashOrder(world);
    const where = [
      { path: 'status', in: ['SUCCESSFUL'] },
      { path: 'type', in: ['SUBSCRIPTION'] },
      { path: 'initiatorType', in: ['ONBOARDING_CLIENT'] },
    ] as const;
    const all = await store().find(payments, { where });
    const filter = 'paymentStatuses=SUCCESSFUL&paymentTypes=SUBSCRIPTION&initiatorTypes=ONBOARDING_CLIENT';
    const ask = async (path: string) =>
      (await asClerk<Record<string, number>>(world, 'finance', 'GET', `payments/${path}`)).body;
    expect(await ask(`count?${filter}`)).toEqual({ totalRecords: all.length });
    expect(await ask(`sum?${filter}`)).toMatchObject({ sum: all.reduce((sum, { amount }) => sum + amount, 0) });
    const today = all.filter(({ dateCreated }) => dateCreated >= '2026-03-13T21:00:00.000Z');
    expect(today.length).toBeGreaterThan(0);
    expect(await ask(`sum?${filter}&startDate=2026-03-14&endDate=2026-03-14`)).toMatchObject({
      sum: today.reduce((sum, { amount }) => sum + amount, 0),
    });
    expect(await ask(`sum?${filter}&startDate=2026-03-15`)).toEqual({ sum: 0, parts: [] });
  });
});
