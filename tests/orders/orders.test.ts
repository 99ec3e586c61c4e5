import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../resources/access/users';
import { clients } from '../../resources/accounts/clients';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { referrals } from '../../resources/agents/referrals';
import { logs } from '../../resources/audit/logs';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { products } from '../../resources/subscriptions/products';
import { workOrders } from '../../resources/workOrders/workOrders';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { updateRecord } from '../../server/store/updateRecord';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

let store: Store;
let world: World;
let admin: string;
let agent: string;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
  admin = await world.signIn('admin');
  agent = await world.signIn('agent');
});
afterAll(() => store.close());

const first = async <T>(found: Promise<T[]>): Promise<T> => {
  const [one] = await found;
  if (!one) throw new Error('The demo data has none.');
  return one;
};
const newest = { sort: { path: 'dateCreated', ascending: false }, limit: 1 } as const;
const offered = () => first(store.find(products, { where: [{ path: 'active', in: [true] }], limit: 1 }));
const agency = () => first(store.find(businessSalesAgents, { limit: 1 }));

describe('an order placed by staff', () => {
  it('is created for a known client, whose stage advances', async () => {
    const { id: agentId, userId: sellerId } = await agency();
    const theirs = { path: 'agentId', in: [agentId] } as const;
    const lead = await first(store.find(clients, { where: [{ path: 'stage', in: ['LEAD'] }, theirs], limit: 1 }));
    const body = { clientId: lead.id, productId: (await offered()).id };
    const answer = await world.call('POST', '/api/v2/subscription-forms', { token: agent, body });
    expect(answer.status).toBe(201);
    const { firstName } = lead;
    const brought = { agentId, sellerId };
    expect(answer.body.subscriptionForm).toMatchObject({ clientId: lead.id, client: { firstName }, ...brought });
    expect((await store.get(clients, lead.id))?.stage).toBe('PROSPECT');
  });

  it('is created for a new person, and the agency that brought them gets a referral', async () => {
    const { id: agentId } = await agency();
    const client = { firstName: 'Nora', lastName: 'New', phoneNumber: '0772 000 111' };
    const body = { client, productId: (await offered()).id };
    const answer = await world.call('POST', '/api/v2/subscription-forms', { token: agent, body });
    const { clientId } = answer.body.subscriptionForm as { clientId: string };
    const referral = await first(store.find(referrals, { where: [{ path: 'clientId', in: [clientId] }] }));
    expect(referral).toMatchObject({ type: 'AGENT', agentId, status: 'NEW' });
    expect(await store.get(clients, clientId)).toMatchObject({ agentId, sellerId: referral.sellerId });
    const trail = await first(store.find(logs, { where: [{ path: 'action', in: ['CREATE'] }], ...newest }));
    expect(trail).toMatchObject({ resource: 'subscription-forms' });
  });

  it('requires an existing or a new client, and refuses an unknown one', async () => {
    const productId = (await offered()).id;
    const post = (body: object) => world.call('POST', '/api/v2/subscription-forms', { token: admin, body });
    expect((await post({ productId })).status).toBe(422);
    expect((await post({ productId, clientId: productId })).body).toMatchObject({
      errors: { clientId: 'does not exist' },
    });
  });
});

describe('an agent', () => {
  const as = (method: string, path: string, body?: object) =>
    world.call(method, path, { token: agent, ...(body ? { body } : {}) });
  const foreignClient = () => first(store.find(clients, { where: [{ path: 'agentId', isNull: true }], limit: 1 }));
  const missing = 'does not exist';

  it('cannot order for foreign clients or agencies, and cannot tell them from missing ones', async () => {
    const { id: productId } = await offered();
    const others = await store.find(businessSalesAgents, { limit: 2 });
    for (const given of [{ clientId: (await foreignClient()).id }, { clientId: productId }])
      expect(await as('POST', '/api/v2/subscription-forms', { ...given, productId })).toMatchObject({
        status: 422,
        body: { errors: { clientId: missing } },
      });
    const client = { firstName: 'Olive', lastName: 'Other', phoneNumber: '0772 000 112' };
    const body = { client, productId, agentId: others[1]?.id };
    expect(await as('POST', '/api/v2/subscription-forms', body)).toMatchObject({
      status: 422,
      body: { errors: { agentId: missing } },
    });
  });

  it('keeps their own leads, and is not credited with leads that others brought', async () => {
    const { id: agentId, userId: sellerId } = await agency();
    const person = { firstName: 'Penny', lastName: 'Lead', phoneNumber: '0772 000 113' };
    const made = await as('POST', 'clients', person);
    expect(made).toMatchObject({ status: 201, body: { client: { agentId, sellerId } } });
    const { id } = made.body.client as { id: string };
    expect((await as('GET', `clients/${id}`)).status).toBe(200);
    const forged = { ...person, phoneNumber: '0772 000 114', sellerId: agentId };
    expect((await as('POST', 'clients', forged)).body).toMatchObject({ errors: { sellerId: expect.any(String) } });
    const { sellerId: _, ...honest } = forged;
    const byAdmin = await world.call('POST', 'clients', { token: admin, body: honest });
    expect(byAdmin.body.client).toMatchObject({ agentId: null, sellerId: null });
  });

  it('owns its coverage checks and interest forms, but gains no existing client of others', async () => {
    const { id: agentId, userId: sellerId } = await agency();
    const checked = await as('POST', 'coverage/check', { location: { commonName: 'Kyanja' } });
    const { id: coverageCheckId } = checked.body.coverageCheck as { id: string };
    expect(checked.body.coverageCheck).toMatchObject({ agentId, sellerId });
    expect((await as('GET', `coverage-checks/${coverageCheckId}`)).status).toBe(200);
    const known = await foreignClient();
    const interest = async (phoneNumber: string) =>
      (
        await as('POST', 'onboarding/interest', {
          coverageCheckId,
          client: { firstName: 'Ivan', lastName: 'Interested', phoneNumber },
        })
      ).body.interestForm as { id: string; clientId?: string };
    const fresh = await interest('0772 000 115');
    expect(await store.get(clients, fresh.clientId ?? '')).toMatchObject({ agentId, sellerId });
    const repeated = await interest(known.phoneNumber);
    expect(repeated.clientId).toBeUndefined();
    expect((await as('GET', `interest-forms/${repeated.id}`)).status).toBe(200);
    expect((await as('GET', `clients/${known.id}`)).status).toBe(404);
    expect(await store.get(clients, known.id)).toMatchObject({ agentId: null, sellerId: null });
  });

  it('retries payments of their own clients only', async () => {
    const { id: agentId } = await agency();
    const failed = { path: 'status', in: ['FAILED'] } as const;
    const open = (await store.find(subscriptionForms, { where: [{ path: 'status', in: ['PAYMENT_PENDING'] }] })).map(
      ({ id }) => id,
    );
    const unpaid = (await store.find(paymentForms, { where: [{ path: 'subscriptionFormId', in: open }] })).map(
      ({ id }) => id,
    );
    const own = await first(store.find(payments, { where: [failed, { path: 'paymentFormId', in: unpaid }], limit: 1 }));
    await updateRecord(store, clients, String(own.clientId), { agentId }, world.clock.now);
    const theirs = (await store.find(clients, { where: [{ path: 'agentId', in: [agentId] }] })).map(({ id }) => id);
    const other = (await store.find(payments, { where: [failed] })).find(
      ({ clientId }) => !theirs.includes(String(clientId)),
    );
    expect((await as('POST', `/api/v2/payments/${own.id}/pay`, {})).status).toBe(200);
    expect((await as('POST', `/api/v2/payments/${other?.id}/pay`, {})).status).toBe(404);
  });

  it('sees in an export the names of referenced records, as on their screens', async () => {
    const foreign = await foreignClient();
    const { id: agentId } = await agency();
    await store.transaction((tx) =>
      createRecord(tx, referrals, { type: 'AGENT', agentId, clientId: foreign.id }, world.clock.now),
    );
    const mine = await first(store.find(referrals, { where: [{ path: 'agentId', in: [agentId] }], limit: 1 }));
    const client = await store.get(clients, mine.clientId ?? '');
    const csv = String((await as('GET', 'referrals/export')).body);
    expect(csv).toContain(`${client?.firstName} ${client?.lastName}`);
    expect(csv).toContain(`${foreign.firstName} ${foreign.lastName}`);
    expect(csv).not.toContain(foreign.id);
  });

  it('has lists with records', async () => {
    for (const [path, least] of [
      ['clients', 20],
      ['subscription-forms', 10],
      ['interest-forms', 5],
      ['referrals', 5],
      ['coverage-checks', 20],
    ] as const)
      expect(Number((await as('GET', `${path}/total-records`)).body.totalRecords), path).toBeGreaterThanOrEqual(least);
  });
});

describe('an order', () => {
  const orderIn = async (status: string) =>
    first(store.find(subscriptionForms, { where: [{ path: 'status', in: [status] }], limit: 1 }));

  it('can be corrected while it is new, by POST and by PUT', async () => {
    const form = await orderIn('NEW');
    for (const [method, lastName] of [
      ['POST', 'Byposted'],
      ['PUT', 'Byput'],
    ] as const) {
      const body = { client: { lastName } };
      const answer = await world.call(method, `subscription-forms/${form.id}`, { token: admin, body });
      expect(answer.body.subscriptionForm).toMatchObject({ client: { lastName, firstName: form.client.firstName } });
    }
  });

  it('cannot change once it is paid or its package is being paid', async () => {
    const { id: productId } = await offered();
    const open = { path: 'status', in: ['PENDING'] } as const;
    const ids = (await store.find(payments, { where: [open] })).map(({ paymentFormId }) => paymentFormId ?? '');
    const paying = (await store.find(paymentForms, { where: [{ path: 'id', in: ids }] })).filter(
      (form) => form.subscriptionFormId && form.productId !== productId,
    );
    const { subscriptionFormId } = await first(Promise.resolve(paying));
    for (const id of [(await orderIn('PAID')).id, subscriptionFormId]) {
      const body = { productId };
      const answer = await world.call('POST', `subscription-forms/${id}`, { token: admin, body });
      expect(answer.status).toBe(409);
    }
  });
});

it('the payments of an account are listed together', async () => {
  const paid = await first(store.find(payments, { where: [{ path: 'accountId', isNull: false }], limit: 1 }));
  const answer = await world.call('GET', `payments/account/${paid.accountId}`, { token: admin });
  const listed = answer.body.payments as { accountId: string }[];
  expect(listed.map(({ accountId }) => accountId)).toEqual(listed.map(() => paid.accountId));
  expect(answer.body.totalRecords).toBe(listed.length);
});

it('agents can read their own agencies without permission to list agencies', async () => {
  const { id } = await agency();
  const mine = await world.call('GET', 'business-sales-agents/my-agencies', { token: agent });
  expect((mine.body.agencies as { id: string }[]).map((each) => each.id)).toEqual([id]);
  expect((await world.call('GET', 'business-sales-agents', { token: agent })).status).toBe(403);
  const none = await world.call('GET', 'business-sales-agents/my-agencies', { token: admin });
  expect(none).toMatchObject({ status: 200, body: { agencies: [] } });
});

it('agents see only the referrals of their own agency', async () => {
  const user = await first(store.find(users, { where: [{ path: 'emailAddress', in: ['agent@kitara.example'] }] }));
  const { id: agentId } = await agency();
  const mine = await world.call('GET', `referrals/my-referrals/${user.id}`, { token: agent });
  const ids = (mine.body.referrals as { agentId: string }[]).map((each) => each.agentId);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids)).toEqual(new Set([agentId]));
  const support = await world.signIn('support');
  expect((await world.call('GET', `referrals/my-referrals/${user.id}`, { token: support })).status).toBe(403);
});

it('a bulk change reports the outcome for each record and leaves an audit entry with the reason', async () => {
  const orders = await store.find(workOrders, { where: [{ path: 'status', in: ['NEW'] }], limit: 3 });
  const nobody = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
  const body = { ids: [...orders.map(({ id }) => id), nobody], status: 'ACTIVE', reason: 'Morning plan' };
  const answer = await world.call('POST', 'work-orders/bulk-status', { token: admin, body });
  expect(answer.body.outcomes).toEqual([
    ...orders.map(({ id }) => ({ id, changed: true })),
    { id: nobody, changed: false, error: 'There is no such work order.' },
  ]);
  for (const { id } of orders) {
    expect((await store.get(workOrders, id))?.status).toBe('ACTIVE');
    const trail = await first(store.find(logs, { where: [{ path: 'recordId', in: [id] }], ...newest }));
    expect(trail).toMatchObject({ action: 'UPDATE', reason: 'Morning plan', after: { status: 'ACTIVE' } });
  }
});

describe('an order by a visitor for a checked place', () => {
  const checked = async (code: 'ASBUILT' | 'PLANNED' | 'NO_PRESENCE') => {
    const where = [
      { path: 'coverageResponse.code', in: [code] },
      { path: 'outcome', in: ['RECOGNISED'] },
      { path: 'coverageAreaId', isNull: code === 'NO_PRESENCE' },
    ] as const;
    return (await first(store.find(coverageChecks, { where, limit: 1 }))).id;
  };
  const order = async (coverageCheckId: string, lastDigits: string) => {
    const client = { firstName: 'Gloria', lastName: 'Gulu', phoneNumber: `0772 001 ${lastDigits}` };
    const body = { client, productId: (await offered()).id, coverageCheckId };
    return world.call('POST', 'onboarding/subscription', { body });
  };

  it('is accepted only where fibre is available, now or at the time of the check', async () => {
    expect((await order(await checked('ASBUILT'), '201')).status).toBe(201);
    const error = 'Fibre has not reached this place yet: show interest instead.';
    const orders = await store.count(subscriptionForms);
    expect(await order(await checked('NO_PRESENCE'), '202')).toMatchObject({ status: 409, body: { error } });
    const planned = await checked('PLANNED');
    expect(await order(planned, '203')).toMatchObject({ status: 409, body: { error } });
    expect(await store.count(subscriptionForms)).toBe(orders);
    const { coverageAreaId } = (await store.get(coverageChecks, planned)) ?? {};
    await updateRecord(store, coverageAreas, String(coverageAreaId), { status: 'ASBUILT' }, world.clock.now);
    expect((await order(planned, '203')).status).toBe(201);
  });

  it('can still be placed by staff, who check the place themselves', async () => {
    const client = { firstName: 'Gloria', lastName: 'Gulu', phoneNumber: '0772 001 204' };
    const body = { client, productId: (await offered()).id, coverageCheckId: await checked('NO_PRESENCE') };
    expect((await world.call('POST', '/api/v2/subscription-forms', { token: admin, body })).status).toBe(201);
  });
});
