import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../resources/access/users';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { businessSalesAgentTypes } from '../../resources/agents/businessSalesAgentTypes';
import { type CommissionPayout, commissionPayouts } from '../../resources/agents/commissionPayouts';
import { commissions } from '../../resources/agents/commissions';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { journalLines } from '../../resources/ledger/journalLines';
import { notifications } from '../../resources/notifications/notifications';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { approved, asClerk, type Refused, step as refundStep, slip } from '../payments/clerks';
import { PRODUCT, placeOrder } from '../payments/orders';
import { openOneFile, openTwoProcesses } from '../payments/stores';
import { ledgerInBalance } from '../support/ledgerInBalance';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

const TODAY = '2026-03-14';
const COMMISSION = PRODUCT.price / 10;
const PAID = { method: 'MOBILE_MONEY', payoutReference: 'MM-77', paidOn: TODAY };

type Clerk = Parameters<typeof asClerk>[1];
type Step = 'approve' | 'pay' | 'cancel';

describe.each([
  ['PostgreSQL with two processes', openTwoProcesses],
  ['the JSON file', openOneFile],
])('commission payouts on %s', (_, open) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let world: World;
  let other: World;
  let agentId: string;
  const store = (): Store => opened.stores[0];
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  afterEach(() => ledgerInBalance(store()));
  beforeEach(async () => {
    const stores: readonly Store[] = opened.stores;
    world = createWorld(store());
    other = createWorld(stores.at(-1) ?? store());
    const type = await createRecord(
      store(),
      businessSalesAgentTypes,
      { name: `Tenth ${Math.random()}`, commissionPercent: 10 },
      START,
    );
    const agency = { name: `Agency ${Math.random()}`, phoneNumber: '+256772990008', agentTypeId: type.id };
    agentId = (await createRecord(store(), businessSalesAgents, agency, START)).id;
    await asClerk(world, 'finance', 'GET', 'payments?limit=1');
    await asClerk(world, 'admin', 'GET', 'payments?limit=1');
  });

  /** Sells the package for the agency, for cash. */
  async function sell() {
    const order = await placeOrder(world);
    await store().update(subscriptionForms, order.formId, { agentId });
    const { body } = await asClerk<Answers['recordManualPayment']>(
      world,
      'finance',
      'POST',
      'payments/manual',
      slip(order),
    );
    return body.payment;
  }
  /** Returns the money of a payment to the customer. */
  async function giveBack(paymentId: string) {
    const { id } = await approved(world, paymentId, PRODUCT.price);
    await refundStep(world, id, 'submit', { payoutReference: 'VOUCHER 9' });
    expect((await refundStep(world, id, 'effect')).status).toBe(200);
  }
  const prepare = (body: object = { agentId, upTo: TODAY }, at = world, clerk: Clerk = 'finance') =>
    asClerk<Answers['preparePayout'] & Refused>(at, clerk, 'POST', 'commission-payouts', body);
  const take = (id: string, name: Step, body: object = {}, clerk: Clerk = 'admin', at = world) =>
    asClerk<Answers['payPayout'] & Refused>(at, clerk, 'POST', `commission-payouts/${id}/${name}`, body);
  const earned = () => store().find(commissions, { where: [{ path: 'agentId', in: [agentId] }] });
  const entriesOf = ({ id }: Pick<CommissionPayout, 'id'>) =>
    store().find(journalEntries, { where: [{ path: 'source', in: [`commission-payout:${id}`] }] });

  it('pay what was earned, in three steps by two people, and post it to the ledger', async () => {
    const [seller] = await store().find(users, { where: [{ path: 'emailAddress', in: ['support@kitara.example'] }] });
    await store().update(businessSalesAgents, agentId, { userId: seller?.id ?? null });
    await sell();
    await sell();
    const { status, body } = await prepare();
    expect([status, body.commissionPayout]).toMatchObject([
      201,
      { status: 'PREPARED', amount: 2 * COMMISSION, commissions: 2 },
    ]);
    const { id } = body.commissionPayout;
    expect((await earned()).map((each) => [each.status, each.payoutId])).toEqual(Array(2).fill(['IN_PAYOUT', id]));
    expect(await take(id, 'approve', {}, 'finance')).toMatchObject({
      status: 403,
      body: { error: 'Someone else must approve this payout.' },
    });
    expect((await take(id, 'pay', PAID)).status).toBe(409);
    expect((await take(id, 'approve')).status).toBe(200);
    expect(await entriesOf({ id })).toEqual([]);
    const paid = await take(id, 'pay', PAID, 'finance');
    expect([paid.status, paid.body.commissionPayout]).toMatchObject([200, { ...PAID, status: 'PAID' }]);
    expect((await earned()).map((each) => each.status)).toEqual(['PAID', 'PAID']);
    const [entry] = await entriesOf({ id });
    expect(entry).toMatchObject({ type: 'COMMISSION_PAYOUT', amount: 2 * COMMISSION });
    const lines = await store().find(journalLines, { where: [{ path: 'entryId', in: [entry?.id ?? ''] }] });
    expect(lines.map(({ account, debit, credit }) => [account, debit - credit]).sort()).toEqual([
      ['COMMISSIONS_PAYABLE', 2 * COMMISSION],
      ['MOBILE_MONEY_WALLET', -2 * COMMISSION],
    ]);
    const trail = await store().find(logs, { where: [{ path: 'recordId', in: [id] }] });
    expect(
      trail
        .filter(({ action }) => action !== 'REFUSED')
        .map(({ action }) => action)
        .sort(),
    ).toEqual(['ACTION', 'ACTION', 'CREATE']);
    const told = await store().find(notifications, { where: [{ path: 'recordId', in: [id] }] });
    expect(told).toMatchObject([{ kind: 'COMMISSION_PAID', userId: seller?.id }]);
  });

  it('never pay a commission twice, even if several people prepare at once', async () => {
    await sell();
    await sell();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (__, at) => prepare({ agentId, upTo: TODAY }, at % 2 ? other : world)),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await store().find(commissionPayouts, { where: [{ path: 'agentId', in: [agentId] }] })).toHaveLength(1);
  });

  it('are posted once, even if several people record the payment at once', async () => {
    await sell();
    const { id } = (await prepare()).body.commissionPayout;
    await take(id, 'approve');
    const replies = await Promise.all(
      Array.from({ length: 6 }, (__, at) => take(id, 'pay', PAID, 'admin', at % 2 ? other : world)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await entriesOf({ id })).toHaveLength(1);
  });

  it('are either paid or cancelled, if both are tried at once', async () => {
    await sell();
    const { id } = (await prepare()).body.commissionPayout;
    await take(id, 'approve');
    const replies = await Promise.all([
      take(id, 'pay', PAID),
      take(id, 'cancel', { reason: 'Wrong agency.' }, 'admin', other),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isPaid = replies[0]?.status === 200;
    expect(await entriesOf({ id })).toHaveLength(isPaid ? 1 : 0);
    expect((await earned()).map((each) => each.status)).toEqual([isPaid ? 'PAID' : 'UNPAID']);
  });

  it('release their commissions when they are cancelled, which needs a reason', async () => {
    await sell();
    const { id } = (await prepare()).body.commissionPayout;
    expect((await take(id, 'cancel')).body.errors).toHaveProperty('reason');
    expect((await take(id, 'cancel', { reason: 'A refund is open.' }, 'finance')).body.commissionPayout).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'A refund is open.',
    });
    expect((await earned()).map((each) => [each.status, each.payoutId])).toEqual([['UNPAID', null]]);
    expect((await prepare()).status).toBe(201);
  });

  it('deduct what a refund took back, before and after it was paid', async () => {
    const [before, after] = [await sell(), await sell()];
    await giveBack(before.id);
    const first = (await prepare()).body.commissionPayout;
    expect(first).toMatchObject({ amount: COMMISSION, commissions: 3 });
    await take(first.id, 'approve');
    await take(first.id, 'pay', PAID);
    await giveBack(after.id);
    expect(await prepare()).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('too much has been paid') },
    });
    await sell();
    expect((await prepare()).status).toBe(409);
    await sell();
    expect((await prepare()).body.commissionPayout).toMatchObject({ amount: COMMISSION, commissions: 3 });
  });

  it('contain what was earned by the end of the day, and refunds of any day', async () => {
    const payment = await sell();
    world.clock.advance(86_400_000);
    await sell();
    expect((await prepare()).body.commissionPayout).toMatchObject({ amount: COMMISSION, commissions: 1 });
    await giveBack(payment.id);
    expect(await prepare({ agentId, upTo: '2026-03-15' })).toMatchObject({ status: 409 });
  });

  it('name the field that is wrong', async () => {
    await sell();
    expect(await prepare({ agentId, upTo: '2026-03-15' })).toMatchObject({
      status: 422,
      body: { errors: { upTo: 'must not be in the future' } },
    });
    expect((await prepare({ upTo: TODAY })).body.errors).toHaveProperty('agentId');
    expect(
      (await prepare({ agentId: '019e5ee7-3cfe-7f2a-afda-581dcf86de8b', upTo: TODAY })).body.errors,
    ).toHaveProperty('agentId');
    const { id } = (await prepare()).body.commissionPayout;
    await take(id, 'approve');
    expect((await take(id, 'pay')).body.errors).toMatchObject({
      method: expect.any(String),
      payoutReference: expect.any(String),
      paidOn: expect.any(String),
    });
    for (const paidOn of ['2026-03-13', '2026-03-15'])
      expect((await take(id, 'pay', { ...PAID, paidOn })).body.errors).toHaveProperty('paidOn');
    expect((await take(id, 'pay', { ...PAID, method: 'CHEQUE' })).body.errors).toHaveProperty('method');
  });

  it('are refused to callers without the permission, and for unknown payouts', async () => {
    const unknown = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
    const body = { agentId, upTo: TODAY };
    expect((await world.call('POST', 'commission-payouts', { body })).status).toBe(401);
    expect((await prepare(body, world, 'support')).status).toBe(403);
    for (const [name, given] of [
      ['approve', {}],
      ['pay', PAID],
      ['cancel', { reason: 'No.' }],
    ] as const) {
      expect((await world.call('POST', `commission-payouts/${unknown}/${name}`, { body: given })).status).toBe(401);
      expect((await take(unknown, name, given, 'support')).status).toBe(403);
      expect((await take(unknown, name, given)).status).toBe(404);
    }
    const months = `business-sales-agents/${agentId}/commission-months`;
    expect((await world.call('GET', months)).status).toBe(401);
    expect((await asClerk(world, 'support', 'GET', months)).status).toBe(403);
    expect((await asClerk(world, 'finance', 'GET', months.replace(agentId, unknown))).status).toBe(404);
  });

  it('are shown to an agent for the own agency only, with its earnings by month', async () => {
    await sell();
    const others = (await prepare()).body.commissionPayout;
    const token = await world.signIn('agent');
    const { body } = await world.call<Answers['getMyEarnings']>('GET', 'referrals/my-earnings', { token });
    const own = body.earnings[0]?.agencyId ?? '';
    const monthsOf = (id: string) =>
      world.call<Answers['listCommissionMonths']>('GET', `business-sales-agents/${id}/commission-months`, { token });
    const { unpaid, inPayout, paid, months } = (await monthsOf(own)).body;
    const total = months.reduce((sum, month) => sum + month.earned - month.reversed, 0);
    expect([unpaid + inPayout + paid, body.earnings[0]?.commission]).toEqual([total, total]);
    expect((await monthsOf(agentId)).status).toBe(404);
    expect((await world.call('GET', `commission-payouts/${others.id}`, { token })).status).toBe(404);
    const listed = await world.call<{ commissions: { agentId: string }[] }>('GET', 'commissions?limit=100', { token });
    expect(new Set(listed.body.commissions.map((each) => each.agentId))).toEqual(new Set([own]));
  });
});
