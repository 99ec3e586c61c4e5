import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import type { Store } from '../../server/store/Store';
import { remind } from '../../server/subscriptions/jobs/remind';
import { ADAPTERS } from '../conformance/adapters';
import { createTicketWorld } from '../tickets/ticketWorld';
import {
  accountOf,
  type Customer,
  DAY,
  later,
  messagesOf,
  onlineCustomer,
  openScene,
  refused,
  renewAndPay,
  runActivation,
  runExpiry,
  type Scene,
  subscriptionOf,
} from './scene';

const UNKNOWN = '019a2f6e-5a3c-7d10-9a3e-2f1d4c5b6a70';

describe.each(ADAPTERS)('customers who have not renewed on $name', ({ openSeeded }) => {
  let store: Store;
  let close: () => Promise<void>;
  let scene: Scene;
  let customer: Customer;

  beforeAll(async () => {
    ({ store, close } = await openSeeded());
    scene = await openScene(store);
  });
  afterAll(() => close());
  beforeEach(async () => {
    customer = await onlineCustomer(scene);
  });

  const lapse = async () => runExpiry(scene, (await subscriptionOf(scene, customer.subscriptionId)).endDate);
  const listed = async () => {
    const path = 'accounts/not-renewed?limit=200';
    const { accounts: found, totalRecords } = await scene.ask<Answers['listNotRenewed']>('GET', path);
    expect(totalRecords).toBe(found.length);
    return found.find(({ id }) => id === customer.accountId) ?? null;
  };
  const waiting = async () => {
    const { items } = await scene.ask<Answers['readQueues']>('GET', 'queues?names=lapsedCustomers&most=100');
    return items.find(({ id }) => id === customer.accountId) ?? null;
  };
  const called = (body: object) => scene.ask('POST', `accounts/${customer.accountId}/renewal-call`, body);
  const callRefused = (status: number, body: object, id = customer.accountId) =>
    refused(scene, status, 'POST', `accounts/${id}/renewal-call`, body);
  const sendTo = async (body: object) =>
    (await scene.ask<Answers['sendRenewalReminders']>('POST', 'accounts/renewal-reminders', body)).outcomes;
  const send = () => sendTo({ accountIds: [customer.accountId] });
  const sent = async () => (await messagesOf(scene, `reminder:${customer.accountId}`)).map(({ kind }) => kind);
  const sentOnes = [{ changed: true }];
  const errorOf = (outcome: object | undefined) => (outcome && 'error' in outcome ? outcome.error : null);

  it('lists a customer from the end of the service until the customer renews', async () => {
    expect(await listed()).toBeNull();
    await lapse();
    const { inactiveSince } = await accountOf(scene, customer.accountId);
    expect((await listed())?.inactiveSince).toBe(inactiveSince);
    expect(inactiveSince).toBe(scene.clock.now.toISOString());
    await renewAndPay(scene, customer.accountId);
    await runActivation(scene);
    expect(await listed()).toBeNull();
    expect((await accountOf(scene, customer.accountId)).inactiveSince).toBeNull();
  });

  it('a call shows its outcome in the list and does not make the customer wait longer', async () => {
    await lapse();
    const { inactiveSince } = await accountOf(scene, customer.accountId);
    scene.clock.advance(3 * 3_600_000);
    const callBackOn = later(scene.clock.now.toISOString(), 2).slice(0, 10);
    await called({ outcome: 'CALL_BACK', callBackOn, note: 'At work' });
    expect(await listed()).toMatchObject({
      inactiveSince,
      renewalCall: { outcome: 'CALL_BACK', at: scene.clock.now.toISOString(), callBackOn },
    });
    const item = await waiting();
    expect(item?.since).toBe(inactiveSince);
    expect(item?.contact).toMatchObject({ outcome: 'CALL_BACK', by: expect.any(String), callBackOn });
    const entries = await store.find(logs, { where: [{ path: 'recordId', in: [customer.accountId] }] });
    expect(entries.map(({ reason }) => reason)).toContain('Called about the renewal: At work');
  });

  it('a customer who is gone leaves the list until the next renewal has ended', async () => {
    await lapse();
    await called({ outcome: 'GONE' });
    expect([await listed(), await waiting()]).toEqual([null, null]);
    const { id } = await renewAndPay(scene, customer.accountId);
    await runActivation(scene);
    expect((await accountOf(scene, customer.accountId)).renewalCall.outcome).toBeNull();
    await runExpiry(scene, (await subscriptionOf(scene, id)).endDate);
    expect((await listed())?.renewalCall.outcome).toBeNull();
  });

  it('a resumed account without paid days has not renewed since then', async () => {
    await lapse();
    scene.clock.advance(5 * DAY);
    for (const status of ['SUSPENDED', 'INACTIVE'])
      await scene.ask('PUT', `accounts/${customer.accountId}`, { status });
    expect((await listed())?.inactiveSince).toBe(scene.clock.now.toISOString());
  });

  it('refuses a call with a day that does not fit, to a customer online, or to no one', async () => {
    expect((await callRefused(409, { outcome: 'GONE' })).error).toContain('there is nothing to renew');
    await lapse();
    expect((await callRefused(422, { outcome: 'CALL_BACK' })).errors).toEqual({ callBackOn: 'is required' });
    expect((await callRefused(422, { outcome: 'LATER' })).errors).toHaveProperty('outcome');
    await callRefused(404, { outcome: 'GONE' }, UNKNOWN);
  });

  it('reminds once a day, also if two people ask at once', async () => {
    await lapse();
    scene.clock.advance(DAY);
    const answers = await Promise.all([send(), send()]);
    expect(answers.flat().filter(({ changed }) => changed)).toHaveLength(1);
    expect((await sent()).filter((kind) => kind === 'SUBSCRIPTION_END').length).toBeGreaterThan(0);
    const before = (await sent()).length;
    expect(errorOf((await send())[0])).toMatch(/was reminded today\.$/);
    expect((await sent()).length).toBe(before);
    scene.clock.advance(DAY);
    expect(await send()).toMatchObject(sentOnes);
  });

  it('reminds of the end that is near, and then the job does not remind on the same day', async () => {
    const ids = { subscriptionIds: [customer.subscriptionId] };
    const { endDate } = await subscriptionOf(scene, customer.subscriptionId);
    await store.update(subscriptions, customer.subscriptionId, { remindAt: scene.clock.now.toISOString() });
    expect(await sendTo(ids)).toMatchObject([{ id: customer.subscriptionId, changed: true }]);
    expect(await sent()).toContain('REMINDER');
    scene.clock.advance(1_000);
    while (await remind(scene.deps));
    expect(await messagesOf(scene, `reminder:${customer.subscriptionId}:${endDate}`)).toEqual([]);
  });

  it('leaves out customers whom the job has told today', async () => {
    await lapse();
    expect(errorOf((await send())[0])).toMatch(/was reminded today\.$/);
  });

  it('leaves out customers who have renewed, who opted out, and accounts that do not exist', async () => {
    await renewAndPay(scene, customer.accountId);
    expect(errorOf((await send())[0])).toMatch(/is renewed already\.$/);
    const other = await onlineCustomer(scene);
    const { clientId } = await store.get(accounts, other.accountId).then((found) => found ?? { clientId: null });
    await store.update(clients, clientId ?? '', { optedOutAt: scene.clock.now.toISOString() });
    const [out, nobody] = await sendTo({ accountIds: [other.accountId, UNKNOWN] });
    expect(errorOf(out)).toMatch(/does not want reminders\.$/);
    expect(errorOf(nobody)).toBe('There is no such account.');
  });

  it('answers for a subscription out of the caller’s scope as for an unknown one', async () => {
    const seller = await createTicketWorld(scene).person(['Renew Subscription']);
    const { roleIds = [] } = (await store.get(users, seller.id)) ?? {};
    await store.update(roles, roleIds[0] ?? '', { scope: 'OWN' });
    const ids = [customer.subscriptionId, UNKNOWN];
    const { body } = await scene.call<Answers['sendRenewalReminders']>('POST', 'accounts/renewal-reminders', {
      token: seller.token,
      body: { subscriptionIds: ids },
    });
    const error = 'There is no such subscription.';
    expect(body.outcomes).toEqual(ids.map((id) => ({ id, changed: false, error })));
  });

  it('takes either accounts or subscriptions', async () => {
    const path = 'accounts/renewal-reminders';
    const both = { accountIds: [customer.accountId], subscriptionIds: [customer.subscriptionId] };
    for (const body of [{}, both])
      expect((await refused(scene, 422, 'POST', path, body)).errors).toHaveProperty('accountIds');
  });
});
