import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clients } from '../../resources/accounts/clients';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { businessSalesAgentTypes } from '../../resources/agents/businessSalesAgentTypes';
import { referrals } from '../../resources/agents/referrals';
import type { Answers } from '../../resources/catalogue/actions';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { products } from '../../resources/subscriptions/products';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { startPaying } from '../payments/orders';
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

const as = <T = Record<string, unknown>>(token: string, method: string, path: string, body?: object) =>
  world.call<T>(method, path, { token, ...(body ? { body } : {}) });

let people = 0;
const person = () => ({ firstName: 'Penny', lastName: 'Lead', phoneNumber: `+25677${2_000_000 + ++people}` });

async function leadOf(token: string): Promise<{ id: string; phoneNumber: string }> {
  const { status, body } = await as(token, 'POST', 'clients', person());
  expect(status).toBe(201);
  return body.client as { id: string; phoneNumber: string };
}

async function orderBy(token: string, order: object) {
  const [product] = await store.find(products, { where: [{ path: 'active', in: [true] }], limit: 1 });
  const reply = await as<Answers['createSubscriptionFormAsStaff']>(token, 'POST', '/api/v2/subscription-forms', {
    ...order,
    productId: product?.id,
  });
  expect(reply.status).toBe(201);
  return reply.body.subscriptionForm;
}

async function pay(formId: string) {
  const attempt = await startPaying(world, { formId, phoneNumber: '' });
  await world.standIn.settle(attempt.trackingId, 'COMPLETED');
}

const agencyOf = async () => {
  const [first] = await store.find(businessSalesAgents, { where: [{ path: 'userId', isNull: false }], limit: 1 });
  if (!first) throw new Error('No agency of the demo data has somebody who signs in for it.');
  return first;
};
const statusesOf = async (clientId: string) =>
  (await store.find(referrals, { where: [{ path: 'clientId', in: [clientId] }] })).map(({ status }) => status);

describe('a lead from an agent', () => {
  it('can be corrected by the agent until someone else has worked on it', async () => {
    const { id } = await leadOf(agent);
    expect((await as(agent, 'PUT', `clients/${id}`, { lastName: 'Corrected' })).status).toBe(200);
    expect((await as(agent, 'PUT', `clients/${id}`, { firstName: 'Pen' })).status).toBe(200);
    expect((await as(admin, 'PUT', `clients/${id}`, { placeOfResidence: 'Ntinda' })).status).toBe(200);
    const late = await as(agent, 'PUT', `clients/${id}`, { lastName: 'Again' });
    expect(late).toMatchObject({ status: 409, body: { error: expect.stringContaining('Someone else') } });
    expect(await store.get(clients, id)).toMatchObject({ lastName: 'Corrected' });
  });

  it('cannot be made a customer by the agent', async () => {
    const { id } = await leadOf(agent);
    const refused = { status: 422, body: { errors: { stage: expect.any(String) } } };
    expect(await as(agent, 'PUT', `clients/${id}`, { stage: 'CUSTOMER' })).toMatchObject(refused);
    expect(await as(agent, 'POST', 'clients', { ...person(), stage: 'CUSTOMER' })).toMatchObject(refused);
  });

  it('has one referral, which its order does not duplicate', async () => {
    const { id } = await leadOf(agent);
    expect(await statusesOf(id)).toEqual(['NEW']);
    expect(await store.get(clients, id)).toMatchObject({ wasReferred: true });
    await orderBy(agent, { clientId: id });
    expect(await statusesOf(id)).toEqual(['NEW']);
  });

  it('converts its referral in the settlement once the client pays', async () => {
    const { id } = await leadOf(agent);
    const form = await orderBy(agent, { clientId: id });
    await pay(form.id);
    expect((await store.get(subscriptionForms, form.id))?.status).toBe('PAID');
    expect(await statusesOf(id)).toEqual(['CONVERTED']);
  });

  it('rejects its referral and cancels its order when it is closed as lost', async () => {
    const { id } = await leadOf(agent);
    const form = await orderBy(agent, { clientId: id });
    const closed = await as(agent, 'POST', `clients/${id}/close`, { reason: 'Moved away' });
    expect(closed).toMatchObject({
      status: 200,
      body: { client: { lostAt: START.toISOString(), lostReason: 'Moved away' } },
    });
    expect(await statusesOf(id)).toEqual(['REJECTED']);
    expect((await store.get(subscriptionForms, form.id))?.status).toBe('CANCELLED');
    expect((await as(agent, 'POST', `clients/${id}/close`, { reason: 'Again' })).status).toBe(409);
    await orderBy(agent, { clientId: id });
    expect(await store.get(clients, id)).toMatchObject({ lostAt: null, lostReason: null });
    expect((await statusesOf(id)).sort()).toEqual(['NEW', 'REJECTED']);
  });

  it('cannot be closed during a payment, nor by agents who did not bring it', async () => {
    const { id } = await leadOf(agent);
    const form = await orderBy(agent, { clientId: id });
    await startPaying(world, { formId: form.id, phoneNumber: '' });
    expect((await as(agent, 'POST', `clients/${id}/close`, { reason: 'Lost' })).status).toBe(409);
    const other = await leadOf(admin);
    expect((await as(agent, 'POST', `clients/${other.id}/close`, { reason: 'Lost' })).status).toBe(404);
    expect((await as(agent, 'PUT', `clients/${other.id}`, { lastName: 'Mine' })).status).toBe(404);
  });
});

describe('a back-office sale', () => {
  it('is credited to the agent who brought the client, whoever takes the order', async () => {
    const { id: agentId, userId: sellerId } = await agencyOf();
    const { id, phoneNumber } = await leadOf(agent);
    expect(await orderBy(admin, { clientId: id })).toMatchObject({ agentId, sellerId });
    expect(await orderBy(admin, { client: { ...person(), phoneNumber } })).toMatchObject({ agentId, sellerId });
    expect(await statusesOf(id)).toEqual(['NEW']);
  });

  it('is credited to no one if no agent brought the client, and creates no referral', async () => {
    const form = await orderBy(admin, { client: person() });
    expect(form).toMatchObject({ agentId: null, sellerId: null });
    expect(await statusesOf(form.clientId)).toEqual([]);
  });

  it('can be corrected by its agent before it is paid', async () => {
    const form = await orderBy(agent, { client: person() });
    const changed = await as(agent, 'PUT', `subscription-forms/${form.id}`, { installationAddress: 'Plot 4' });
    expect(changed.status).toBe(200);
    await pay(form.id);
    const late = await as(agent, 'PUT', `subscription-forms/${form.id}`, { installationAddress: 'Plot 5' });
    expect(late.status).toBe(409);
  });
});

it('agents see their earnings: their agency’s share of paid orders, without refunds', async () => {
  const { id, agentTypeId } = await agencyOf();
  const earnings = async () => {
    const { body } = await as<Answers['getMyEarnings']>(agent, 'GET', 'referrals/my-earnings');
    return body.earnings.find(({ agencyId }) => agencyId === id);
  };
  const percent = (await store.get(businessSalesAgentTypes, agentTypeId ?? ''))?.commissionPercent ?? 0;
  const before = await earnings();
  const form = await orderBy(agent, { client: person() });
  await pay(form.id);
  const after = await earnings();
  const price = (await store.get(products, form.productId))?.price ?? 0;
  expect(after).toMatchObject({ commissionPercent: percent, converted: (before?.converted ?? 0) + 1 });
  expect(after?.sales).toBe((before?.sales ?? 0) + price);
  expect(after?.commission).toBe((before?.commission ?? 0) + Math.floor((price * percent) / 100));
  const none = await as<Answers['getMyEarnings']>(admin, 'GET', 'referrals/my-earnings');
  expect(none).toMatchObject({ status: 200, body: { earnings: [] } });
});
