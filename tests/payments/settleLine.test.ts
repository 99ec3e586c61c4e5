import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { dayCloses } from '../../resources/closing/dayCloses';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentForms } from '../../resources/payments/paymentForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { statementLines } from '../../resources/statements/statementLines';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { compare } from '../../server/closing/closing';
import { differencesOf } from '../../server/closing/DayClose';
import { createRecord } from '../../server/store/createRecord';
import { renew } from '../../server/subscriptions/renew';
import { accountOf, DAY, onlineCustomer, openScene, type Scene } from '../subscriptions/scene';
import { newCode, paidBy } from './claiming';
import { asClerk, type Refused } from './clerks';
import { orderAndPay, PRODUCT, placeOrder, storedPayment } from './orders';
import { csv, importFile, linesOf, mtnFile, newSource, type Paid } from './statementFiles';
import { onPostgres } from './stores';

const AT = '2026-03-13 10:05';

onPostgres('the unmatched money of a statement line', (store) => {
  let world: Scene;
  beforeEach(async () => {
    world = await openScene(store());
  });

  /** Imports a line with money in that nobody knows. */
  async function lineOf(paid: Paid): Promise<string> {
    const { id } = await newSource(world, 'MTN_WALLET');
    await importFile(world, id, mtnFile([paid]));
    const [line] = await linesOf(store(), id);
    expect(line?.status).toBe('UNMATCHED');
    return line?.id ?? '';
  }
  const customersOf = async (id: string, clerk: 'finance' | 'support' = 'finance') =>
    asClerk<Answers['listLineCustomers'] & Refused>(world, clerk, 'GET', `statement-lines/${id}/customers`);
  const settle = (id: string, body: object, clerk: 'finance' | 'support' = 'finance') =>
    asClerk<Answers['settleLine'] & Refused>(world, clerk, 'POST', `statement-lines/${id}/settle`, body);

  /** Begins a renewal of the account at a price; returns its payment form. */
  async function begunRenewal(accountId: string, amount: number): Promise<string> {
    const renewal = await store().transaction((tx) => renew(tx, { accountId }, null, world.clock.now));
    await store().update(subscriptions, renewal.id, { amount });
    await store().update(paymentForms, renewal.paymentFormId ?? '', { amount });
    return renewal.paymentFormId ?? '';
  }

  it('suggests the customer with the payer’s number, and renews their account', async () => {
    const { accountId } = await onlineCustomer(world);
    const { accountNumber, accountDetail } = await accountOf(world, accountId);
    const id = await lineOf({ code: newCode(), amount: PRODUCT.price, phone: accountDetail.phoneNumber, at: AT });
    const { customers } = (await customersOf(id)).body;
    expect(customers[0]).toMatchObject({
      ...{ accountId, accountNumber, subscriptionFormId: null, amount: PRODUCT.price, productName: PRODUCT.name },
      fits: ['PAYER_NUMBER', 'AMOUNT'],
    });
    const { status, body } = await settle(id, { accountId, note: 'Called them.' });
    expect(status).toBe(201);
    expect(body.payment).toMatchObject({ status: 'SUCCESSFUL', accountId, manualMethod: 'MOBILE_MONEY' });
    expect(body.line).toMatchObject({ id, status: 'MATCHED', paymentId: body.payment.id });
    expect(body.payment.paidAt).toBe('2026-03-13T07:05:00.000Z');
    const where = [{ path: 'recordId', in: [body.payment.id] }] as const;
    expect(await store().find(logs, { where })).toMatchObject([{ action: 'CREATE', reason: 'Called them.' }]);
    expect((await customersOf(id)).body.customers).toEqual([]);
    expect((await settle(id, { accountId })).status).toBe(409);
  });

  it('suggests the order that it names or that its payer has open, and pays it once', async () => {
    const order = await placeOrder(world);
    const [form] = await store().find(subscriptionForms, { where: [{ path: 'id', in: [order.formId] }] });
    const named = `fibre ${form?.formNumber.toLowerCase().replace('-', ' ')}`;
    const paid = { ...paidBy(order, newCode()), amount: PRODUCT.price, phone: '+256778000111', reference: named };
    const id = await lineOf(paid);
    const { customers } = (await customersOf(id)).body;
    expect(customers[0]).toMatchObject({ subscriptionFormId: order.formId, fits: ['ORDER_NAMED', 'AMOUNT'] });
    const answers = await Promise.all([1, 2, 3].map(() => settle(id, { subscriptionFormId: order.formId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('keeps the way it came, and its code, so that it is credited once', async () => {
    const [order, code] = [await placeOrder(world), `FT${Date.parse('2026-03-13') % 1_000_000_000}`];
    const { id: sourceId } = await newSource(world, 'MERCHANT_REPORT');
    const report = [
      ['Date', 'Confirmation Code', 'Amount', 'Commission', 'Buyer phone'],
      ['2026-03-13 10:05', code, PRODUCT.price, 0, order.phoneNumber],
    ];
    await importFile(world, sourceId, csv(report));
    const [line] = await linesOf(store(), sourceId);
    const { body } = await settle(line?.id ?? '', { subscriptionFormId: order.formId });
    expect(body.payment).toMatchObject({ manualMethod: null, confirmationCode: code, slipCode: line?.slipCode });
    expect(body.payment.provider).not.toBeNull();
    const again = await asClerk<Refused>(world, 'finance', 'POST', `statement-lines/${line?.id}/unmatch`, {
      reason: 'Try.',
    });
    expect(again.status).toBe(409);
  });

  it('is matched with its payment again if its file is removed and imported again', async () => {
    const order = await placeOrder(world);
    const { id: sourceId } = await newSource(world, 'MTN_WALLET');
    const file = mtnFile([{ code: newCode(), amount: PRODUCT.price, phone: '+256778000222', at: AT }]);
    const imported = await importFile(world, sourceId, file);
    const [line] = await linesOf(store(), sourceId);
    const { payment } = (await settle(line?.id ?? '', { subscriptionFormId: order.formId })).body;
    const path = `statements/${imported.body.statement?.id}/undo`;
    expect((await asClerk(world, 'finance', 'POST', path, { reason: 'Wrong source.' })).status).toBe(200);
    await importFile(world, sourceId, file);
    expect(await linesOf(store(), sourceId)).toMatchObject([{ status: 'MATCHED', paymentId: payment.id }]);
  });

  it('suggests the order whose attempt it names, and shows that payment by its number', async () => {
    const { order, attempt } = await orderAndPay(world);
    const paid = { code: newCode(), amount: 1_000, phone: '+256778000120', at: AT, reference: attempt.paymentId };
    const id = await lineOf(paid);
    const { customers } = (await customersOf(id)).body;
    expect(customers).toMatchObject([{ subscriptionFormId: order.formId, fits: ['ORDER_NAMED'] }]);
    const path = `statement-lines/${id}`;
    const { labels } = (await asClerk<{ labels: Record<string, string> }>(world, 'finance', 'GET', path)).body;
    expect(labels[attempt.paymentId]).toBe((await storedPayment(world, attempt.paymentId)).reference);
  });

  it('suggests customers by their other number, an earlier payment, a renewal claim, and a renewal that was begun', async () => {
    const { accountId } = await onlineCustomer(world);
    const account = await accountOf(world, accountId);
    const fitsOf = async (paid: Partial<Paid>) => {
      const line = await lineOf({ code: newCode(), amount: PRODUCT.price, phone: '+256778000301', at: AT, ...paid });
      const found = (await customersOf(line)).body.customers.find((each) => each.accountId === accountId);
      return found && { fits: found.fits, amount: found.amount };
    };
    await store().update(clients, account.clientId ?? '', { otherNumber: '+256778000302' });
    expect(await fitsOf({ phone: '+256778000302' })).toMatchObject({ fits: ['PAYER_NUMBER', 'AMOUNT'] });
    const [payment] = await store().find(payments, { where: [{ path: 'accountId', in: [accountId] }], limit: 1 });
    await store().update(payments, payment?.id ?? '', { phoneNumber: '+256778000303' });
    expect(await fitsOf({ phone: '+256778000303' })).toMatchObject({ fits: ['PAID_BEFORE', 'AMOUNT'] });
    const paymentFormId = await begunRenewal(accountId, 120_000);
    const code = newCode();
    const claim = { paymentFormId, code, phoneNumber: account.accountDetail.phoneNumber, paidOn: '2026-03-13' };
    await world.ask('POST', 'claims', claim, 201);
    expect(await fitsOf({ code, amount: 120_000 })).toEqual({ fits: ['CLAIM_CODE', 'AMOUNT'], amount: 120_000 });
  });

  it('pays a renewal that was begun at an earlier price', async () => {
    const { accountId } = await onlineCustomer(world);
    const paymentFormId = await begunRenewal(accountId, 120_000);
    const line = await lineOf({ code: newCode(), amount: 120_000, phone: '+256778000310', at: AT });
    expect((await settle(line, { accountId })).body.payment).toMatchObject({ paymentFormId, status: 'SUCCESSFUL' });
  });

  it('is refunded to the payer, also of a closed account, after others have approved it', async () => {
    const { accountId } = await onlineCustomer(world);
    const { accountDetail } = await accountOf(world, accountId);
    await store().update(accounts, accountId, { status: 'TERMINATED' });
    const id = await lineOf({ code: newCode(), amount: 70_000, phone: accountDetail.phoneNumber, at: AT });
    expect((await customersOf(id)).body.customers[0]).toMatchObject({ accountId, amount: null });
    expect((await settle(id, { accountId, decision: 'REFUND' })).body.errors).toHaveProperty('note');
    const { status, body } = await settle(id, { accountId, decision: 'REFUND', note: 'Closed account.' });
    expect([status, body.payment.status, body.payment.paymentFormId]).toEqual([201, 'SUCCESSFUL', null]);
    const where = [{ path: 'paymentId', in: [body.payment.id] }] as const;
    expect(await store().find(paymentRefundTasks, { where })).toMatchObject([
      { status: 'REQUESTED', amount: 70_000, reason: 'Closed account.', accountId },
    ]);
    expect(await store().count(subscriptions, { where })).toBe(0);
  });

  it('is refunded to somebody whose order stays open', async () => {
    const order = await placeOrder(world);
    const id = await lineOf({ code: newCode(), amount: 1_000, phone: order.phoneNumber, at: AT });
    const body = { subscriptionFormId: order.formId, decision: 'REFUND', note: 'Too little.' };
    expect((await settle(id, body)).status).toBe(201);
    expect(await store().get(subscriptionForms, order.formId)).toMatchObject({ status: 'NEW' });
  });

  it('is not used for another amount, twice, or without the right', async () => {
    const order = await placeOrder(world);
    const id = await lineOf({ code: newCode(), amount: 1_000, phone: order.phoneNumber, at: AT });
    expect((await customersOf(id)).body.customers[0]).toMatchObject({ fits: ['PAYER_NUMBER'] });
    const less = await settle(id, { subscriptionFormId: order.formId });
    expect([less.status, less.body.error]).toEqual([409, 'Only 1000 of 149000 was received: refund it.']);
    expect((await store().get(statementLines, id))?.status).toBe('UNMATCHED');
    expect((await settle(id, {})).status).toBe(422);
    const unknown = '00000000-0000-7000-8000-000000000000';
    expect([(await customersOf(unknown)).status, (await settle(unknown, { accountId: unknown })).status]).toEqual([
      404, 404,
    ]);
    const change = (values: object) => store().update(statementLines, id, { amount: PRODUCT.price, ...values });
    for (const values of [{ direction: 'OUT' }, { direction: 'IN', currency: 'USD' }]) {
      await change(values);
      expect((await customersOf(id)).body.customers).toEqual([]);
      expect((await settle(id, { subscriptionFormId: order.formId })).status).toBe(409);
    }
    const { body, status } = await world.call<Refused>('GET', `statement-lines/${id}/customers`, {
      token: await world.signIn('agent'),
    });
    expect([status, body.error]).toEqual([403, expect.any(String)]);
  });

  describe('once it is settled', () => {
    const undo = (paymentId: string, reason = 'Another customer.', clerk: 'finance' | 'support' = 'finance') =>
      asClerk<Answers['undoSettlement'] & Refused>(world, clerk, 'POST', `payments/${paymentId}/undo-settlement`, {
        reason,
      });
    /** Settles a new line with the renewal of a customer. */
    async function settled(phone: string) {
      const { accountId } = await onlineCustomer(world);
      const file = mtnFile([{ code: newCode(), amount: PRODUCT.price, phone, at: AT }]);
      const { id: sourceId } = await newSource(world, 'MTN_WALLET');
      await importFile(world, sourceId, file);
      const [line] = await linesOf(store(), sourceId);
      const lineId = line?.id ?? '';
      const { payment } = (await settle(lineId, { accountId })).body;
      return { accountId, lineId, payment, file, sourceId };
    }

    it('can be undone once, and then settled with another customer', async () => {
      const { accountId, lineId, payment } = await settled('+256778000401');
      expect((await undo(payment.id, '')).body.errors).toHaveProperty('reason');
      expect((await undo(payment.id, 'Try.', 'support')).status).toBe(403);
      expect((await undo('00000000-0000-7000-8000-000000000000')).status).toBe(404);
      const answers = await Promise.all([undo(payment.id), undo(payment.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const undone = await storedPayment(world, payment.id);
      expect(undone).toMatchObject({ status: 'FAILED', paidAt: payment.paidAt, slipCode: null, manualReference: null });
      expect(undone.undoneAt).not.toBeNull();
      expect(await store().get(statementLines, lineId)).toMatchObject({
        ...{ status: 'UNMATCHED', paymentId: null, settledById: null },
      });
      const bought = await store().find(subscriptions, { where: [{ path: 'paymentId', in: [payment.id] }] });
      expect(bought).toMatchObject([{ status: 'CANCELLED' }]);
      const audited = await store().find(logs, {
        where: [
          { path: 'recordId', in: [payment.id] },
          { path: 'action', in: ['ACTION'] },
        ],
      });
      expect(audited).toMatchObject([{ reason: 'Settlement undone: Another customer.' }]);
      const other = await onlineCustomer(world);
      expect(other.accountId).not.toBe(accountId);
      const again = await settle(lineId, { accountId: other.accountId });
      expect([again.status, again.body.payment.accountId]).toEqual([201, other.accountId]);
    });

    it('is not matched with the undone payment by the same file', async () => {
      const { payment, file, sourceId } = await settled('+256778000402');
      const [{ statementId } = { statementId: '' }] = await linesOf(store(), sourceId);
      expect((await undo(payment.id)).status).toBe(200);
      await asClerk(world, 'finance', 'POST', `statements/${statementId}/undo`, { reason: 'Again.' });
      await importFile(world, sourceId, file);
      expect(await linesOf(store(), sourceId)).toMatchObject([{ status: 'UNMATCHED', paymentId: null }]);
    });

    it('leaves no difference but the unmatched line once it is undone', async () => {
      const { payment, lineId } = await settled('+256778000403');
      await undo(payment.id);
      const close = await compare(world.deps, '2026-03-13', null);
      const found = await differencesOf(store(), close.id);
      const ofThem = found.filter((each) => each.paymentId === payment.id || each.lineId === lineId);
      expect(ofThem.map(({ kind }) => kind)).toEqual(['UNKNOWN_CODE']);
    });

    it('stays if a refund was sent, and ends a refund that was only requested', async () => {
      const [one, two] = [await settled('+256778000405'), await settled('+256778000406')];
      const refund = { amount: PRODUCT.price, reason: 'Asked.', accountId: one.accountId };
      const sentAt = world.clock.now.toISOString();
      const sent = { ...refund, paymentId: one.payment.id, status: 'SUBMITTED', submittedAt: sentAt } as const;
      await createRecord(store(), paymentRefundTasks, sent, world.clock.now);
      expect((await undo(one.payment.id)).status).toBe(409);
      const asked = { ...refund, accountId: two.accountId, paymentId: two.payment.id };
      const { id } = await createRecord(store(), paymentRefundTasks, asked, world.clock.now);
      expect((await undo(two.payment.id)).status).toBe(200);
      expect(await store().get(paymentRefundTasks, id)).toMatchObject({ status: 'REJECTED' });
    });

    // A closed day never changes, so that this test is the last one.
    it('stays if a day that uses it is closed', async () => {
      const { payment } = await settled('+256778000404');
      world.clock.advance(DAY);
      const closedAt = world.clock.now.toISOString();
      const closed = { day: '2099-01-01', status: 'CLOSED', closedAt } as const;
      await createRecord(store(), dayCloses, closed, world.clock.now);
      const { status, body } = await undo(payment.id);
      expect([status, body.error]).toEqual([409, expect.stringContaining('is closed')]);
      expect(await storedPayment(world, payment.id)).toMatchObject({ status: 'SUCCESSFUL' });
    });
  });
});
