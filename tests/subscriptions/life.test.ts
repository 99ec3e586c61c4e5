import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { subscriptionEvents } from '../../resources/subscriptions/subscriptionEvents';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { remind } from '../../server/subscriptions/jobs/remind';
import { PRODUCT } from '../payments/orders';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import {
  accountOf,
  DAY,
  later,
  messagesOf,
  onlineCustomer,
  openScene,
  payingCustomer,
  refused,
  renewAndPay,
  runActivation,
  runExpiry,
  type Scene,
  subscriptionOf,
  switchesOf,
  tasksOf,
} from './scene';

/** The bonus days of "Welcome week" and "Mukono launch" in the demo data. */
const BONUS_DAYS = 17;

describe('a subscription', () => {
  let store: Store;
  let scene: Scene;
  beforeAll(async () => {
    store = await prepareStore(await openDemoDatabase(), true, START);
    scene = await openScene(store);
  });
  afterAll(() => store.close());

  const endOf = async (id: string) => (await subscriptionOf(scene, id)).endDate;
  const explain = async (id: string) =>
    (await scene.ask<Answers['explainSubscription']>('GET', `subscriptions/${id}/explain`)).explanation;

  it('lives from payment to transfer, and its events explain every step', async () => {
    const { accountId, subscriptionId: first, managementId } = await payingCustomer(scene);
    expect(await subscriptionOf(scene, first)).toMatchObject({
      ...{ status: 'CREATED', paymentStatus: 'SUCCESSFUL', startDate: null, endDate: null },
      ...{ durationDays: PRODUCT.durationDays, addedDays: BONUS_DAYS, paidAt: scene.clock.now.toISOString() },
    });
    expect(await tasksOf(scene, accountId)).toMatchObject([{ type: 'ACTIVATION', status: 'PENDING' }]);

    // Activated: the paid days begin.
    await runActivation(scene);
    const begun = scene.clock.now.toISOString();
    const end = later(begun, PRODUCT.durationDays + BONUS_DAYS);
    expect(await subscriptionOf(scene, first)).toMatchObject({ status: 'ACTIVE', startDate: begun, endDate: end });
    expect((await accountOf(scene, accountId)).status).toBe('ACTIVE');
    expect(switchesOf(scene, managementId)).toEqual([true]);
    expect(await messagesOf(scene, `activated:${first}`)).toHaveLength(1);

    // Renewed early: the renewal waits for the end, without a task. "Loyal renewal" adds a day.
    scene.clock.advance(10 * DAY);
    const { id: second } = await renewAndPay(scene, accountId);
    expect(await subscriptionOf(scene, second)).toMatchObject({
      ...{ status: 'CREATED', isRenewal: true, addedDays: 1, startDate: end, endDate: later(end, 31) },
    });
    expect(await tasksOf(scene, accountId)).toMatchObject([{ type: 'ACTIVATION', status: 'DONE' }]);

    // Extended: the subscription ends later, and the queued renewal moves too.
    const body = { subscriptionId: first, days: 3, reason: 'Fibre cut on Jinja Road.' };
    await scene.ask('POST', 'extensions', body, 201);
    expect([await endOf(first), await endOf(second)]).toEqual([later(end, 3), later(end, 34)]);

    // Expired: the next subscription follows without a network task.
    await runExpiry(scene, await endOf(first));
    expect((await subscriptionOf(scene, first)).status).toBe('EXPIRED');
    expect(await subscriptionOf(scene, second)).toMatchObject({ status: 'ACTIVE', startDate: later(end, 3) });
    expect(await tasksOf(scene, accountId)).toHaveLength(1);
    expect(await messagesOf(scene, `ended:${first}`)).toEqual([]);

    // Reminded once, then expired: the connection is deactivated and the account becomes inactive.
    scene.clock.now = new Date(later(await endOf(second), -3));
    scene.clock.advance(1_000);
    await Promise.all([remind(scene.deps), remind(scene.deps)]);
    expect(await messagesOf(scene, `reminder:${second}`)).toHaveLength(1);
    await runExpiry(scene, await endOf(second));
    expect((await subscriptionOf(scene, second)).status).toBe('EXPIRED');
    expect((await accountOf(scene, accountId)).status).toBe('INACTIVE');
    expect(await messagesOf(scene, `ended:${second}`)).toHaveLength(1);
    await runActivation(scene);
    expect(switchesOf(scene, managementId)).toEqual([true, false]);

    // Renewed late: the renewal starts when the network has activated the connection again.
    scene.clock.advance(DAY);
    const { id: third } = await renewAndPay(scene, accountId);
    expect(await subscriptionOf(scene, third)).toMatchObject({ status: 'CREATED', startDate: null });
    await runActivation(scene);
    expect(await subscriptionOf(scene, third)).toMatchObject({
      ...{ status: 'ACTIVE', startDate: scene.clock.now.toISOString() },
    });
    expect((await tasksOf(scene, accountId)).map(({ type, status }) => `${type} ${status}`)).toEqual([
      'ACTIVATION DONE',
      'DEACTIVATION DONE',
      'RENEWAL DONE',
    ]);

    // Transferred, together with the queued renewal.
    const { id: fourth } = await renewAndPay(scene, accountId);
    const { accountId: heir, subscriptionId: own, managementId: heirsOnu } = await payingCustomer(scene);
    const wish = { subscriptionId: third, toAccountId: heir, reason: 'The shop has a new owner.' };
    expect((await refused(scene, 409, 'POST', 'subscription-transfers', wish)).error).toContain('of its own');
    const ending = { ids: [own], status: 'FORFEITED', reason: 'They take over the shop.' };
    await scene.ask('POST', 'subscriptions/bulk-status', ending);
    const days = later(await endOf(fourth), 0);
    const { subscriptionTransfer } = await scene.ask<Answers['createSubscriptionTransfer']>(
      'POST',
      'subscription-transfers',
      wish,
    );
    expect(subscriptionTransfer).toMatchObject({ fromAccountId: accountId, toAccountId: heir, daysMoved: 31 + 31 });
    for (const id of [third, fourth]) expect((await subscriptionOf(scene, id)).accountId).toBe(heir);
    expect(await endOf(fourth)).toBe(days);
    expect([(await accountOf(scene, accountId)).status, (await accountOf(scene, heir)).status]).toEqual([
      'TRANSFERRED',
      'ACTIVE',
    ]);
    // Both accounts have an ONU: the old one is deactivated, the other stays active.
    await runActivation(scene);
    expect(switchesOf(scene, managementId)).toEqual([true, false, true, false]);
    expect(switchesOf(scene, heirsOnu)).toEqual([true]);

    expect((await explain(first)).events.map(({ type }) => type)).toEqual([
      'PAID',
      'BONUS_APPLIED',
      'BONUS_APPLIED',
      'ACTIVATED',
      'EXTENDED',
      'EXPIRED',
    ]);
    expect((await explain(second)).events.map(({ type }) => type)).toEqual([
      ...['CREATED', 'RENEWED', 'BONUS_APPLIED', 'MOVED', 'ACTIVATED', 'EXPIRED'],
    ]);
    const told = await explain(third);
    expect(told.events.map(({ type }) => type)).toEqual([
      ...['CREATED', 'RENEWED', 'BONUS_APPLIED', 'ACTIVATED', 'TRANSFERRED'],
    ]);
    expect(told.events.at(-1)).toMatchObject({
      by: 'Amina Nakato',
      sentence: 'It was transferred to another account with all its days: The shop has a new owner.',
    });
    expect(told.summary).toMatch(
      /^It starts on .* and ends on .*: 30 paid days and 1 day of bonuses and extensions, 31 in total\.$/,
    );
  });

  it('that is refunded loses its bonuses too, and the queued renewal moves forward', async () => {
    const { accountId, subscriptionId, trackingId } = await onlineCustomer(scene);
    const { id: second } = await renewAndPay(scene, accountId);
    scene.clock.advance(5 * DAY);
    await scene.standIn.reverse(trackingId);
    const now = scene.clock.now.toISOString();
    expect(await subscriptionOf(scene, subscriptionId)).toMatchObject({
      ...{ status: 'CANCELLED', paymentStatus: 'SUCCESSFUL', refundedAt: now, endDate: now, remindAt: null },
    });
    expect(await subscriptionOf(scene, second)).toMatchObject({
      status: 'ACTIVE',
      startDate: now,
      endDate: later(now, 31),
    });
    expect((await tasksOf(scene, accountId)).map(({ type }) => type)).toEqual(['ACTIVATION']);
    const where = [{ path: 'subscriptionId', in: [subscriptionId] }] as const;
    const days = (await store.find(subscriptionEvents, { where })).map((event) => event.days);
    expect(days.reduce((sum, each) => sum + each, 0)).toBe(0);
  });

  it('that is queued and refunded leaves the active one unchanged', async () => {
    const { accountId, subscriptionId } = await onlineCustomer(scene);
    const before = await subscriptionOf(scene, subscriptionId);
    const { id: second, trackingId } = await renewAndPay(scene, accountId);
    const { id: third } = await renewAndPay(scene, accountId);
    scene.clock.advance(1_000);
    await scene.standIn.reverse(trackingId);
    expect(await subscriptionOf(scene, subscriptionId)).toMatchObject({ status: 'ACTIVE', endDate: before.endDate });
    expect(await subscriptionOf(scene, second)).toMatchObject({ status: 'CANCELLED', startDate: null });
    expect(await subscriptionOf(scene, third)).toMatchObject({ startDate: before.endDate });
  });

  it('that has expired becomes active again if it is extended within the grace period', async () => {
    const { accountId, subscriptionId, managementId } = await onlineCustomer(scene);
    await runExpiry(scene, await endOf(subscriptionId));
    await runActivation(scene);
    expect(switchesOf(scene, managementId)).toEqual([true, false]);
    const wish = { subscriptionId, days: 2, reason: 'Goodwill.' };
    const { subscription } = await scene.ask<Answers['createExtension']>('POST', 'extensions', wish);
    expect(subscription).toMatchObject({ status: 'ACTIVE', endDate: later(scene.clock.now.toISOString(), 2) });
    await runActivation(scene);
    expect(switchesOf(scene, managementId)).toEqual([true, false, true]);
    expect((await accountOf(scene, accountId)).status).toBe('ACTIVE');
  });

  it('takes its ONU along when it is transferred to an account without one', async () => {
    const { subscriptionId, managementId } = await onlineCustomer(scene);
    const created = await scene.ask<{ account: { id: string } }>('POST', 'accounts', {
      accountDetail: { firstName: 'Grace', lastName: 'Apio', phoneNumber: '0772 345 678' },
    });
    const wish = {
      subscriptionId,
      toAccountId: created.account.id,
      reason: 'From the private to the company account.',
    };
    await scene.ask('POST', 'subscription-transfers', wish);
    await runActivation(scene);
    expect(switchesOf(scene, managementId)).toEqual([true, true]);
    expect((await accountOf(scene, created.account.id)).status).toBe('ACTIVE');
  });

  it('is transferred from its account once despite concurrent requests', async () => {
    const { subscriptionId, accountId: fromAccountId } = await payingCustomer(scene);
    const token = await scene.signIn('admin');
    const made = async (at: number) =>
      (
        await scene.ask<{ account: { id: string } }>('POST', 'accounts', {
          accountDetail: { firstName: 'Grace', lastName: 'Apio', phoneNumber: `077234568${at}` },
        })
      ).account.id;
    const heirs = [await made(0), await made(1), await made(2)];
    const transferTo = (toAccountId: string, more: object = { fromAccountId }) =>
      scene.call('POST', 'subscription-transfers', {
        token,
        body: { subscriptionId, toAccountId, reason: 'New tenant.', ...more },
      });
    const replies = await Promise.all(heirs.map((heir) => transferTo(heir)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { accountId } = await subscriptionOf(scene, subscriptionId);
    const states = await Promise.all(heirs.map(async (heir) => (await accountOf(scene, heir)).status));
    expect(states.filter((_, at) => heirs[at] !== accountId)).toEqual(['NEW', 'NEW']);
    // Without a source account, the transfer uses the current account.
    const other = heirs.find((heir) => heir !== accountId) ?? '';
    expect((await transferTo(other, {})).status).toBe(201);
  });

  it('that is paused is transferred with the other subscriptions of its account', async () => {
    const { subscriptionId, accountId } = await onlineCustomer(scene);
    const { id: paused } = await renewAndPay(scene, accountId);
    await scene.ask('PUT', `subscriptions/${paused}`, { status: 'INACTIVE' });
    const { account } = await scene.ask<{ account: { id: string } }>('POST', 'accounts', {
      accountDetail: { firstName: 'Grace', lastName: 'Apio', phoneNumber: '0772 345 679' },
    });
    await scene.ask('POST', 'subscription-transfers', {
      subscriptionId,
      toAccountId: account.id,
      reason: 'New tenant.',
    });
    expect(await subscriptionOf(scene, paused)).toMatchObject({ accountId: account.id, status: 'INACTIVE' });
    await scene.ask('PUT', `subscriptions/${paused}`, { status: 'CREATED' });
    const { endDate } = await subscriptionOf(scene, subscriptionId);
    expect((await subscriptionOf(scene, paused)).startDate).toBe(endDate);
  });
});
