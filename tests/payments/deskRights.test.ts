import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import type { Answers } from '../../resources/catalogue/actions';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { products } from '../../resources/subscriptions/products';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { openDemoDatabase } from '../databases';
import { START } from '../start';
import { createWorld, type World } from '../world';

let store: Store;
let world: World;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
});
afterAll(() => store.close());

it('finance records the slip of a renewal that it started itself', async () => {
  const token = await world.signIn('finance');
  const [account] = await store.find(accounts, { where: [{ path: 'status', in: ['ACTIVE'] }], limit: 1 });
  const [product] = await store.find(products, { where: [{ path: 'active', in: [true] }], limit: 1 });
  const begun = await world.call<Answers['renewSubscription']>('POST', '/api/v2/subscription', {
    token,
    body: { accountId: account?.id, productId: product?.id },
  });
  expect(begun.status).toBe(201);
  const { paymentFormId, amount } = begun.body.accountSubscription;
  const body = { paymentFormId, method: 'BANK_TRANSFER', reference: 'Slip 77', amount };
  const paid = await world.call<Answers['recordManualPayment']>('POST', 'payments/manual', { token, body });
  expect(paid).toMatchObject({
    status: 201,
    body: {
      payment: { status: 'SUCCESSFUL', type: 'SUBSCRIPTION', accountId: account?.id, manualReference: 'SLIP 77' },
    },
  });
  const pay = await world.call('POST', `/api/v2/subscription/${begun.body.accountSubscription.id}/pay`, {
    token,
    body: {},
  });
  expect(pay.status).toBe(403);
});

it('the front desk takes cash for a renewal, sees its receipt and opens a ticket, but cannot refund', async () => {
  const token = await world.signIn('ruth.mbabazi');
  const as = <T = Record<string, unknown>>(method: string, path: string, body?: object) =>
    world.call<T>(method, path, { token, ...(body ? { body } : {}) });
  const found = await as<{ accounts: { id: string }[] }>('GET', 'accounts?types=CUSTOMER&statuses=ACTIVE&limit=1');
  const [customer] = found.body.accounts;
  const accountId = customer?.id;
  const offer = await as<Answers['listOfferedProducts']>('GET', 'onboarding/products');
  const [product] = offer.body.products;
  const renewal = { accountId, productId: product?.id };
  const begun = await as<Answers['renewSubscription']>('POST', '/api/v2/subscription', renewal);
  expect(begun.status).toBe(201);
  const { paymentFormId, amount } = begun.body.accountSubscription;
  const cash = { paymentFormId, method: 'CASH', reference: 'Desk 1', amount };
  const paid = await as<Answers['recordManualPayment']>('POST', 'payments/manual', cash);
  expect(paid).toMatchObject({ status: 201, body: { payment: { status: 'SUCCESSFUL', accountId } } });
  const paymentId = paid.body.payment.id;
  const { body } = await as<Answers['listReceipts']>('GET', `receipts?paymentId=${paymentId}`);
  expect(body.receipts).toMatchObject([{ paymentId, accountId, amount, voided: false }]);

  const contact = { name: 'Grace Auma', phoneNumber: '0772 345 678' };
  const ticket = { type: 'CUSTOMER_TICKET', subject: 'Red light', description: 'LOS is red.', accountId, contact };
  const opened = await as('POST', 'tickets', ticket);
  expect(opened).toMatchObject({ status: 201, body: { ticket: { accountId, status: 'NEW' } } });

  const [waiting] = await store.find(paymentRefundTasks, { limit: 1 });
  const refund = `payment-refund-tasks/${waiting?.id}`;
  const refused = [
    await as('POST', 'payment-refund-tasks', { paymentId, amount: 500, reason: 'Paid too much.' }),
    await as('POST', `${refund}/approve`, {}),
    await as('POST', `${refund}/effect`, {}),
    await as('POST', `payments/${paymentId}/check`),
    await as('PUT', `accounts/${accountId}`, { status: 'SUSPENDED' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

it('support sees the refunds that it requested and no others', async () => {
  const token = await world.signIn('support');
  const [paid] = await store.find(payments, {
    where: [
      { path: 'status', in: ['SUCCESSFUL'] },
      { path: 'manualMethod', isNull: false },
    ],
    limit: 1,
  });
  const body = { paymentId: paid?.id, amount: 500, reason: 'Paid too much.' };
  const asked = await world.call<Answers['requestRefund']>('POST', 'payment-refund-tasks', { token, body });
  expect(asked.status).toBe(201);
  const { id, requestedById } = asked.body.paymentRefundTask;
  expect((await world.call('GET', `payment-refund-tasks/${id}`, { token })).status).toBe(200);
  const [support] = await store.find(users, {
    where: [{ path: 'emailAddress', in: ['support@kitara.example'] }],
  });
  const others = (await store.find(paymentRefundTasks)).filter((task) => task.requestedById !== support?.id);
  const [other] = others;
  expect(requestedById).toBe(support?.id);
  expect((await world.call('GET', `payment-refund-tasks/${other?.id}`, { token })).status).toBe(404);
  const page = await world.call('GET', 'payment-refund-tasks?limit=100', { token });
  const listed = page.body.paymentRefundTasks as { id: string; requestedById: string }[];
  expect(listed.map((task) => task.id)).toContain(id);
  expect(new Set(listed.map((task) => task.requestedById))).toEqual(new Set([support?.id]));
  expect(page.body.totalRecords).toBe(listed.length);
  const csv = await world.call('GET', 'payment-refund-tasks/export', { token });
  expect(String(csv.body).trim().split('\n')).toHaveLength(listed.length + 1);
});
