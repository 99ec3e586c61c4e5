import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { subscriptionActivationLogs } from '../../resources/subscriptions/subscriptionActivationLogs';
import { subscriptionEvents } from '../../resources/subscriptions/subscriptionEvents';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { tickets } from '../../resources/tickets/tickets';
import { booksOf, runningNumber } from '../payments/books';
import { added, census } from '../payments/stores';
import { DEEDS, killOneMidway, type Story } from './killOneMidway';
import type { Deed } from './outside';
import { isDemoOnu, onuOf, openTwoServers, type TwoServers } from './twoServers';

describe('of two servers on one PostgreSQL, both under load with their jobs running, one is killed midway:', () => {
  let servers: TwoServers;
  let story: Story;
  let before: Awaited<ReturnType<typeof census>>;
  let demoKeys: ReadonlySet<string>;
  /** Returns whether a message key belongs to the demo data. */
  const isDemo = (key: string) => demoKeys.has(key);
  beforeAll(async () => {
    servers = await openTwoServers();
    before = await census(servers.store);
    demoKeys = new Set((await servers.store.find(outboxMessages)).map(({ key }) => key));
    story = await killOneMidway(servers);
  });
  afterAll(() => servers?.close());

  const allOf = <P extends string>(path: P, ids: readonly string[]) => ({ where: [{ path, in: ids }] });
  const eventsOf = async (subscriptionId: string) =>
    (await servers.store.find(subscriptionEvents, allOf('subscriptionId', [subscriptionId]))).map(({ type }) => type);
  /** Returns the account ids of the visitors who became customers. */
  const newAccounts = () => Promise.all(story.visits.map(async (visit) => (await books(visit)).accounts[0]?.id ?? ''));
  const books = ({ order, attempt }: Story['visits'][number]) => booksOf(servers, order, attempt.paymentId);
  /** Returns how often each piece of work was done outside. */
  const timesOf = (kind: Deed['what']) => {
    const times = new Map<string, number>();
    for (const { what, of } of servers.outside.deeds) if (what === kind) times.set(of, (times.get(of) ?? 0) + 1);
    return times;
  };
  const unheard = (kind: Deed['what']) => story.unheard.filter(({ what }) => what === kind).map(({ of }) => of);

  it('the killed server left work of every kind half done', () => {
    expect(story.unheard.map(({ what }) => what)).toEqual(expect.arrayContaining([...DEEDS]));
    const tables = ['outbox_messages', 'payments', 'subscription_update_tasks'];
    expect(story.abandoned.toSorted()).toEqual(tables);
    expect(story.cutOff.length).toBeGreaterThan(0);
  });

  it('every payment is settled once', async () => {
    for (const visit of story.visits) {
      const settled = await books(visit);
      expect(settled).toMatchObject({
        payment: { status: 'SUCCESSFUL', review: null, nextCheckAt: null },
        receipts: [{ amount: settled.payment.amount }],
        transactions: [{ type: 'PAYMENT' }],
        refundTasks: [],
        subscriptions: [{ status: 'ACTIVE', paymentStatus: 'SUCCESSFUL' }],
        messages: [{ status: 'SENT' }],
        accounts: [{ status: 'ACTIVE' }],
        form: { status: 'PAID' },
      });
      expect(await eventsOf(settled.subscriptions[0]?.id ?? '')).toEqual(['PAID', 'ACTIVATED']);
    }
    const paid = story.visits.length;
    const all = await added(servers.store, before);
    expect(all).toMatchObject({ accounts: paid, payments: paid, receipts: paid, transactions: paid });
    expect(all).not.toHaveProperty('payment-refund-tasks');
    expect(servers.outside.provider.orders()).toHaveLength(paid);
  });

  it('receipts are numbered without a gap', async () => {
    const settled = await Promise.all(story.visits.map(books));
    const numbers = settled.map(({ receipts: [receipt] }) => runningNumber(receipt?.receiptNumber ?? ''));
    const first = (before.receipts ?? 0) + 1;
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => first + index));
  });

  it('every ONU is switched once by one successful task; an unanswered switch is confirmed, not repeated', async () => {
    const ended = story.ended.map(({ accountId }) => accountId);
    const accounts = [...(await newAccounts()), ...ended];
    const tasks = await servers.store.find(subscriptionUpdateTasks, allOf('accountId', accounts));
    const made = tasks.filter(({ dateCreated }) => dateCreated >= story.began);
    expect(made.map(({ accountId }) => accountId).sort()).toEqual(accounts.toSorted());
    for (const { accountId, type, status } of made)
      expect([type, status]).toEqual([ended.includes(accountId) ? 'DEACTIVATION' : 'ACTIVATION', 'DONE']);
    const logs = await servers.store.find(
      subscriptionActivationLogs,
      allOf(
        'subscriptionUpdateTaskId',
        made.map(({ id }) => id),
      ),
    );
    expect(logs.map(({ subscriptionUpdateTaskId }) => subscriptionUpdateTaskId).sort()).toEqual(
      made.map(({ id }) => id).sort(),
    );
    for (const { outcome, message } of logs) expect([outcome, message]).toEqual(['SUCCEEDED', null]);

    expect(unheard('switch').length).toBeGreaterThan(0);
    // A server may have begun a task of the demo data before the scene was set.
    const others = (await servers.store.find(subscriptionUpdateTasks)).filter(
      ({ accountId, dateCreated }) => dateCreated < story.began && !accounts.includes(accountId),
    );
    const demoOnus = new Set(others.map(({ accountId }) => onuOf(accountId)));
    const isOurs = (onu: string) => !isDemoOnu(onu) && !demoOnus.has(onu);
    const times = [...timesOf('switch')].filter(([onu]) => isOurs(onu));
    expect(new Map(times)).toEqual(new Map(accounts.map(onuOf).map((onu) => [onu, 1])));
    const switchedOff = servers.outside.deeds.filter(({ on }) => on === false).map(({ of }) => of);
    expect(new Set(switchedOff.filter(isOurs))).toEqual(new Set(ended.map(onuOf)));
  });

  it('every expired subscription expired once', async () => {
    for (const { id } of story.ended) expect((await eventsOf(id)).filter((type) => type === 'EXPIRED')).toHaveLength(1);
    const all = await servers.store.find(outboxMessages);
    const told = all.filter(({ key, channel }) => key.startsWith('ended:') && channel === 'SMS' && !isDemo(key));
    expect(told.map(({ key }) => key.split(':')[1]).sort()).toEqual(story.ended.map(({ id }) => id).sort());
  });

  it('every message arrives once; only unanswered ones are sent again, under the same id', async () => {
    const all = (await servers.store.find(outboxMessages)).filter(({ key }) => !isDemo(key));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['SENT']));
    // Only the gateway for SMS can be looked into; mails go another way.
    const keys = all
      .filter(({ channel }) => channel === 'SMS')
      .map(({ key }) => key)
      .sort();
    expect(
      servers.outside.inbox
        .messages()
        .map(({ id }) => id)
        .filter((id) => !isDemo(id))
        .sort(),
    ).toEqual(keys);
    const twice = unheard('message');
    const times = [...timesOf('message')].filter(([id]) => !isDemo(id));
    expect(new Map(times)).toEqual(new Map(keys.map((key) => [key, twice.includes(key) ? 2 : 1])));
  });

  it('every answered POST is stored once, and so is every interrupted one that was sent again', async () => {
    const { load } = story;
    expect(story.lost).toEqual([]);
    const phoneNumbers = [...load.tickets.keys()];
    expect(phoneNumbers).toEqual(expect.arrayContaining(story.cutOff.map(({ phoneNumber }) => phoneNumber)));
    const stored = await servers.store.find(tickets, allOf('contact.phoneNumber', phoneNumbers));
    expect(new Map(stored.map(({ id, contact }) => [contact.phoneNumber, id]))).toEqual(load.tickets);
    expect(await added(servers.store, before)).toMatchObject({
      tickets: load.tickets.size,
      subscriptions: story.visits.length + load.renewals.size,
    });
    for (const ids of load.renewals.values()) expect(ids.size).toBe(1);
  });

  it('totals equal the counts', async () => {
    const totals = await servers.sql<{ name: string; total: number }>(
      'SELECT table_name AS name, sum(total)::int AS total FROM record_totals GROUP BY 1',
    );
    expect(totals.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['payments', 'subscriptions', 'receipts', 'tickets']),
    );
    for (const { name, total } of totals)
      expect([name, total]).toEqual([name, (await servers.sql(`SELECT 1 FROM "${name}"`)).length]);
  });
});
