import { beforeEach, expect, it } from 'vitest';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { statementLines } from '../../resources/statements/statementLines';
import { accountOf, onlineCustomer, openScene, type Scene } from '../subscriptions/scene';
import { newCode, paidBy } from './claiming';
import { asClerk, type Refused } from './clerks';
import { PRODUCT, placeOrder } from './orders';
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

  it('is not used for another amount, twice, or without the right', async () => {
    const order = await placeOrder(world);
    const id = await lineOf({ code: newCode(), amount: 1_000, phone: order.phoneNumber, at: AT });
    expect((await customersOf(id)).body.customers[0]).toMatchObject({ fits: ['PAYER_NUMBER'] });
    const less = await settle(id, { subscriptionFormId: order.formId });
    expect([less.status, less.body.error]).toEqual([409, 'Only 1000 of 149000 was received: refund the line.']);
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
});
