import { beforeEach, expect, it } from 'vitest';
import { SUBMITTING } from '../../contract/payments/refund';
import { logs } from '../../resources/audit/logs';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { createWorld, type World } from '../support/world';
import { booksOf } from './books';
import { approved, askedBack, cashOrder, owed, paidOrder, request, step } from './clerks';
import { FINDERS, PRODUCT, storedPayment } from './orders';
import { added, census, forgetDuePayments, onPostgres } from './stores';

const WHOLE = PRODUCT.price;

onPostgres('a refund', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });
  const refundOf = async (order: Awaited<ReturnType<typeof paidOrder>>) =>
    (await booksOf(world, order.order, order.attempt.paymentId)).refundTasks[0];

  it('by hand takes two people from request to payout, and ends the subscription', async () => {
    const { order, payment } = await cashOrder(world);
    const { status, body } = await request(world, payment.id, WHOLE);
    expect([status, body.paymentRefundTask.status]).toEqual([201, 'REQUESTED']);
    const { id } = body.paymentRefundTask;
    expect((await step(world, id, 'approve', { note: 'Seen the report' })).body.paymentRefundTask).toMatchObject({
      status: 'APPROVED',
      decisionNote: 'Seen the report',
    });
    expect((await step(world, id, 'submit')).body.errors).toHaveProperty('payoutReference');
    await step(world, id, 'submit', { payoutReference: 'VOUCHER 7' });
    expect(await owed(store(), payment.id)).toBe(WHOLE);
    const before = await census(store());
    world.clock.advance(1_000);
    const { paymentRefundTask } = (await step(world, id, 'effect')).body;
    expect(paymentRefundTask).toMatchObject({ status: 'EFFECTED', payoutReference: 'VOUCHER 7' });
    expect(await added(store(), before)).toMatchObject({ transactions: 1, 'outbox-messages': 1, logs: 1 });
    const books = await booksOf(world, order, payment.id);
    expect(books.transactions[1]).toMatchObject({
      type: 'REFUND',
      debit: 'CUSTOMER_PREPAYMENTS',
      credit: 'CASH_ON_HAND',
    });
    expect(books.receipts).toMatchObject([{ voided: true }]);
    expect(books.subscriptions).toMatchObject([{ status: 'CANCELLED' }]);
    expect(books.form?.status).toBe('PAYMENT_PENDING');
    const trail = await store().find(logs, { where: [{ path: 'recordId', in: [id] }] });
    expect(trail.map(({ action }) => action).sort()).toEqual(['ACTION', 'ACTION', 'ACTION', 'CREATE']);
    const told = { where: [{ path: 'key', in: [`refund:${id}`] }] } as const;
    expect((await store().find(outboxMessages, told))[0]?.body).toContain('we returned UGX 149,000');
  });

  it('cannot be decided by its requester', async () => {
    const { payment } = await cashOrder(world);
    const { id } = (await request(world, payment.id, 1_000)).body.paymentRefundTask;
    for (const [name, body] of [
      ['approve', {}],
      ['reject', { note: 'No' }],
    ] as const) {
      const own = await step(world, id, name, body, 'finance');
      expect([own.status, own.body.error]).toEqual([403, 'Someone else must approve this refund.']);
    }
    expect((await step(world, id, 'reject', { note: 'No' }, 'support')).status).toBe(403);
    expect((await step(world, id, 'reject', { note: 'No' })).body.paymentRefundTask.status).toBe('REJECTED');
    expect((await step(world, id, 'approve')).status).toBe(409);
  });

  it('cannot exceed, with the payment’s other refunds, the collected amount, even with concurrent requests', async () => {
    const { payment } = await cashOrder(world);
    const replies = await Promise.all(Array.from({ length: 20 }, () => request(world, payment.id, 20_000)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(7);
    for (const { status, body } of replies.filter((reply) => reply.status !== 201))
      expect([status, body.errors]).toEqual([422, { amount: 'must be at most 9000: that is left of the payment' }]);
    expect(await askedBack(store(), payment.id)).toBe(140_000);
    const [first] = replies;
    if (first) await step(world, first.body.paymentRefundTask.id, 'reject', { note: 'Too much' });
    expect((await request(world, payment.id, 29_001)).status).toBe(422);
    expect((await request(world, payment.id, 29_000)).status).toBe(201);
  });

  it('in parts keeps the subscription until the last part', async () => {
    const { order, payment } = await cashOrder(world);
    const [one, rest] = [await approved(world, payment.id, 1), await approved(world, payment.id, WHOLE - 1)];
    const pay = async (id: string) => {
      await step(world, id, 'submit', { payoutReference: 'VOUCHER' });
      await step(world, id, 'effect');
    };
    await pay(rest.id);
    expect((await booksOf(world, order, payment.id)).subscriptions).toMatchObject([{ status: 'CREATED' }]);
    expect(await owed(store(), payment.id)).toBe(1);
    await pay(one.id);
    expect((await booksOf(world, order, payment.id)).subscriptions).toMatchObject([{ status: 'CANCELLED' }]);
    expect(await owed(store(), payment.id)).toBe(0);
  });

  it('is effected once despite concurrent confirmations', async () => {
    const { payment } = await cashOrder(world);
    const { id } = await approved(world, payment.id, WHOLE);
    await step(world, id, 'submit', { payoutReference: 'VOUCHER' });
    const before = await census(store());
    const replies = await Promise.all(Array.from({ length: 10 }, () => step(world, id, 'effect')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await added(store(), before)).transactions).toBe(1);
  });

  it('through the provider is accepted, which does not prove the payout', async () => {
    const paid = await paidOrder(world);
    const { id } = await approved(world, paid.attempt.paymentId, 50_000);
    expect((await step(world, id, 'submit', { payoutReference: 'P-1' })).body.errors).toHaveProperty('payoutReference');
    expect((await step(world, id, 'submit')).body.paymentRefundTask).toMatchObject({
      status: 'SUBMITTED',
      payoutReference: 'Refund request successfully',
    });
    expect(world.standIn.orders()).toMatchObject([{ refundedAmount: 50_000 }]);
    expect(await owed(store(), paid.attempt.paymentId)).toBe(WHOLE);
    expect((await step(world, id, 'effect')).body.errors).toHaveProperty('payoutReference');
    const { paymentRefundTask } = (await step(world, id, 'effect', { payoutReference: 'P-1' })).body;
    expect(paymentRefundTask).toMatchObject({ status: 'EFFECTED', payoutReference: 'P-1' });
    expect(await owed(store(), paid.attempt.paymentId)).toBe(WHOLE - 50_000);
    expect((await request(world, paid.attempt.paymentId, 1_000)).body.error).toContain('accepts only one refund');
  });

  it('through the provider is sent once despite concurrent requests', async () => {
    const { attempt } = await paidOrder(world);
    const { id } = await approved(world, attempt.paymentId, WHOLE);
    const replies = await Promise.all(Array.from({ length: 10 }, () => step(world, id, 'submit')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('refused by the provider stays approved with the provider’s message, and can be retried or rejected', async () => {
    const paid = await paidOrder(world);
    await world.deps.provider.refund({
      confirmationCode: (await storedPayment(world, paid.attempt.paymentId)).confirmationCode ?? '',
      ...{ amount: 1_000, username: 'Somebody', remarks: 'In the provider’s portal' },
    });
    const { id } = await approved(world, paid.attempt.paymentId, WHOLE);
    const refused = await step(world, id, 'submit');
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('already requested')]);
    const stored = { status: 'APPROVED', submittedAt: null, lastError: expect.stringContaining('already requested') };
    expect(await refundOf(paid)).toMatchObject(stored);
    expect((await step(world, id, 'submit')).status).toBe(409);
    expect((await step(world, id, 'reject', { note: 'Done there' })).body.paymentRefundTask.status).toBe('REJECTED');
  });

  it('without a provider answer goes to manual review and is not resent', async () => {
    const paid = await paidOrder(world);
    const { id } = await approved(world, paid.attempt.paymentId, WHOLE);
    await world.deps.provider.notificationId();
    world.standIn.outage('lost-answer');
    expect((await step(world, id, 'submit')).status).toBe(503);
    world.standIn.outage('none');
    expect(await refundOf(paid)).toMatchObject({ status: 'APPROVED', submittedAt: expect.any(String) });
    expect((await step(world, id, 'reject', { note: 'No' })).status).toBe(409);
    expect((await step(world, id, 'submit')).status).toBe(409);
    world.clock.advance(SUBMITTING);
    const again = await step(world, id, 'submit', { payoutReference: 'P-77' });
    expect(again.body.paymentRefundTask).toMatchObject({ status: 'SUBMITTED', payoutReference: 'P-77' });
  });

  it('that never reached the provider is sent again later', async () => {
    const paid = await paidOrder(world);
    const { id } = await approved(world, paid.attempt.paymentId, WHOLE);
    world.standIn.outage('503');
    expect((await step(world, id, 'submit')).status).toBe(503);
    world.standIn.outage('none');
    world.clock.advance(SUBMITTING);
    expect((await step(world, id, 'submit')).body.paymentRefundTask.status).toBe('SUBMITTED');
  });

  it('is paid out once the provider reports the reversal, whichever call finds it', async () => {
    const paid = await paidOrder(world, 'MTNUG');
    expect((await request(world, paid.attempt.paymentId, WHOLE - 1)).body.errors?.amount).toContain('in full only');
    const { id } = await approved(world, paid.attempt.paymentId, WHOLE);
    await step(world, id, 'submit');
    world.standIn.dropIpns(true);
    world.clock.advance(1_000);
    await world.standIn.reverse(paid.attempt.trackingId);
    for (const find of Object.values(FINDERS)) await find(world, paid.attempt);
    expect(await refundOf(paid)).toMatchObject({ status: 'EFFECTED' });
    expect(await owed(store(), paid.attempt.paymentId)).toBe(0);
    const { transactions, payment, subscriptions } = await booksOf(world, paid.order, paid.attempt.paymentId);
    expect(transactions.map(({ type }) => type).sort()).toEqual(['PAYMENT', 'REFUND']);
    expect([payment.status, subscriptions[0]?.status]).toEqual(['FAILED', 'CANCELLED']);
  });
});
