import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import type { Answers } from '../../resources/catalogue/actions';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { storedPayment } from '../payments/orders';
import { onPostgres } from '../payments/stores';
import {
  accountOf,
  type Customer,
  DAY,
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

onPostgres('suspending and ending an account', (store) => {
  let scene: Scene;
  let customer: Customer;
  beforeEach(async () => {
    scene = await openScene(store());
    customer = await onlineCustomer(scene);
  });

  const make = (status: string, accountId = customer.accountId) =>
    scene.ask<{ account: { status: string } }>('PUT', `accounts/${accountId}`, { status });
  const terminate = (accountId = customer.accountId) =>
    scene.ask('POST', 'accounts/bulk-status', { ids: [accountId], status: 'TERMINATED', reason: 'Moved away' });
  const stored = () => subscriptionOf(scene, customer.subscriptionId);
  const explained = async (id: string) =>
    (await scene.ask<Answers['explainSubscription']>('GET', `subscriptions/${id}/explain`)).explanation;
  const refusedChange = (status: string) =>
    refused(scene, 409, 'PUT', `accounts/${customer.accountId}`, { status }).then(({ error }) => error);

  describe('suspending', () => {
    it('pauses the subscription and deactivates the connection; resuming restores every day', async () => {
      const { endDate } = await stored();
      scene.clock.advance(10 * DAY);
      const pausedAt = scene.clock.now.getTime();
      expect((await make('SUSPENDED')).account.status).toBe('SUSPENDED');
      expect(await stored()).toMatchObject({ status: 'INACTIVE', startDate: null, endDate: null, remindAt: null });
      await runActivation(scene);
      expect(switchesOf(scene, customer.managementId)).toEqual([true, false]);

      scene.clock.advance(100 * DAY);
      await runExpiry(scene, scene.clock.now.toISOString());
      expect((await stored()).status).toBe('INACTIVE');
      expect((await make('ACTIVE')).account.status).toBe('ACTIVE');
      await runActivation(scene);
      expect(switchesOf(scene, customer.managementId)).toEqual([true, false, true]);
      const resumed = await stored();
      expect(resumed).toMatchObject({ status: 'ACTIVE', startDate: scene.clock.now.toISOString() });
      const left = Date.parse(endDate ?? '') - pausedAt;
      expect(Date.parse(resumed.endDate ?? '') - scene.clock.now.getTime() - left).toBeGreaterThanOrEqual(0);
      expect(Date.parse(resumed.endDate ?? '') - scene.clock.now.getTime() - left).toBeLessThan(1_000);
      expect((await accountOf(scene, customer.accountId)).status).toBe('ACTIVE');
    });

    it('also pauses queued renewals; one that staff had paused before stays paused on resuming', async () => {
      const { id: second } = await renewAndPay(scene, customer.accountId);
      const { id: third } = await renewAndPay(scene, customer.accountId);
      await scene.ask('PUT', `subscriptions/${third}`, { status: 'INACTIVE' });
      await make('SUSPENDED');
      expect([(await stored()).status, (await subscriptionOf(scene, second)).status]).toEqual(['INACTIVE', 'INACTIVE']);
      await make('ACTIVE');
      await runActivation(scene);
      const { endDate } = await stored();
      expect(await subscriptionOf(scene, second)).toMatchObject({ status: 'CREATED', startDate: endDate });
      expect((await subscriptionOf(scene, third)).status).toBe('INACTIVE');
    });

    it('keeps a payment that arrives during the suspension until the account is resumed', async () => {
      const { accountId } = customer;
      const renewed = await scene.ask<Answers['renewSubscription']>('POST', '/api/v2/subscription', { accountId });
      const { id } = renewed.accountSubscription;
      const { payment } = await scene.ask<Answers['payRenewal']>('POST', `/api/v2/subscription/${id}/pay`, {});
      await make('SUSPENDED');
      await scene.standIn.settle((await storedPayment(scene, payment.id)).trackingId ?? '', 'COMPLETED');
      expect(await subscriptionOf(scene, id)).toMatchObject({ status: 'INACTIVE', paymentStatus: 'SUCCESSFUL' });
      await runActivation(scene);
      expect(switchesOf(scene, customer.managementId)).toEqual([true, false]);
      await make('ACTIVE');
      expect((await subscriptionOf(scene, id)).status).toBe('CREATED');
    });

    it('refuses renewing, extending and resuming a single subscription until the account is resumed', async () => {
      const { accountId, subscriptionId } = customer;
      await make('SUSPENDED');
      expect((await refused(scene, 409, 'POST', '/api/v2/subscription', { accountId })).error).toMatch(/suspended/);
      const wish = { subscriptionId, days: 1, reason: 'Goodwill.' };
      await refused(scene, 409, 'POST', 'extensions', wish);
      const { error } = await refused(scene, 409, 'PUT', `subscriptions/${subscriptionId}`, { status: 'CREATED' });
      expect(error).toMatch(/^Account KF-\d+ is suspended: resume the account\.$/);
    });

    it('explains in the subscription’s events why the end moved', async () => {
      scene.clock.advance(DAY);
      await scene.ask('POST', 'accounts/bulk-status', {
        ids: [customer.accountId],
        status: 'SUSPENDED',
        reason: 'The customer travels.',
      });
      const told = await explained(customer.subscriptionId);
      expect(told.events.at(-1)).toMatchObject({ type: 'PAUSED', by: 'Amina Nakato' });
      expect(told.events.at(-1)?.sentence).toMatch(
        /^It was paused: the account was suspended: The customer travels\. \d+ days are left; its end is known once it goes on\.$/,
      );
      expect(told.summary).toMatch(/^It is paused, and \d+ days are left of 30 paid days/);
      await make('ACTIVE');
      await runActivation(scene);
      const after = await explained(customer.subscriptionId);
      expect(after.events.map(({ type }) => type).slice(-2)).toEqual(['RESUMED', 'ACTIVATED']);
      expect(after.summary).toContain('used before the pause');
    });

    it('ends as inactive without paid days, and as active with paid days', async () => {
      await make('SUSPENDED');
      expect(await refusedChange('INACTIVE')).toMatch(/has paid days left: it can become active\.$/);
      await make('ACTIVE');
      await runActivation(scene);
      await runExpiry(scene, (await stored()).endDate);
      await make('SUSPENDED');
      expect(await refusedChange('ACTIVE')).toMatch(/has no paid days: it can become inactive\.$/);
      expect((await make('INACTIVE')).account.status).toBe('INACTIVE');
    });
  });

  describe('pausing one subscription', () => {
    const put = (id: string, status: string) => scene.ask('PUT', `subscriptions/${id}`, { status });

    it('deactivates the connection and keeps the days of an active one', async () => {
      scene.clock.advance(5 * DAY);
      await put(customer.subscriptionId, 'INACTIVE');
      await runActivation(scene);
      expect(switchesOf(scene, customer.managementId)).toEqual([true, false]);
      expect((await accountOf(scene, customer.accountId)).status).toBe('INACTIVE');
      scene.clock.advance(20 * DAY);
      await put(customer.subscriptionId, 'CREATED');
      await runActivation(scene);
      const { durationDays, addedDays, endDate, startDate } = await stored();
      const days = (Date.parse(endDate ?? '') - Date.parse(startDate ?? '')) / DAY;
      expect(Math.round(days)).toBe(durationDays + addedDays - 5);
    });

    it('starts the next one at once, and puts the paused one next in line when it is resumed', async () => {
      const { id: second } = await renewAndPay(scene, customer.accountId);
      const { id: third } = await renewAndPay(scene, customer.accountId);
      await put(customer.subscriptionId, 'INACTIVE');
      expect((await subscriptionOf(scene, second)).status).toBe('ACTIVE');
      await put(customer.subscriptionId, 'CREATED');
      expect((await stored()).startDate).toBe((await subscriptionOf(scene, second)).endDate);
      expect((await subscriptionOf(scene, third)).startDate).toBe((await stored()).endDate);
      expect((await tasksOf(scene, customer.accountId)).map(({ type }) => type)).toEqual(['ACTIVATION']);
    });

    it('is refused once it has expired, even before the job has marked it', async () => {
      scene.clock.now = new Date(Date.parse((await stored()).endDate ?? '') + 1);
      const { error } = await refused(scene, 409, 'PUT', `subscriptions/${customer.subscriptionId}`, {
        status: 'INACTIVE',
      });
      expect(error).toBe('This subscription is expired. Its status can’t be changed by hand.');
    });
  });

  describe('ending', () => {
    it('ends active and queued subscriptions, cancels unpaid ones, deactivates the connection, and is final', async () => {
      const { accountId } = customer;
      const { id: second } = await renewAndPay(scene, accountId);
      const unpaid = await scene.ask<Answers['renewSubscription']>('POST', '/api/v2/subscription', { accountId });
      await terminate();
      expect((await accountOf(scene, accountId)).status).toBe('TERMINATED');
      const now = scene.clock.now.toISOString();
      expect(await stored()).toMatchObject({ status: 'TERMINATED', endDate: now });
      expect(await subscriptionOf(scene, second)).toMatchObject({ status: 'TERMINATED', startDate: null });
      expect((await subscriptionOf(scene, unpaid.accountSubscription.id)).status).toBe('CANCELLED');
      await runActivation(scene);
      expect(switchesOf(scene, customer.managementId)).toEqual([true, false]);
      for (const status of ['NEW', 'ACTIVE', 'INACTIVE', 'SUSPENDED', 'TRANSFERRED'])
        expect(await refusedChange(status)).toBe('This account is terminated. Its status can’t be changed by hand.');
      expect((await explained(customer.subscriptionId)).events.at(-1)?.sentence).toBe(
        'It was terminated: with its account: Moved away.',
      );
    });

    it('ends subscriptions that a suspension had paused', async () => {
      await make('SUSPENDED');
      await terminate();
      expect((await stored()).status).toBe('TERMINATED');
      await runActivation(scene);
      expect(switchesOf(scene, customer.managementId)).toEqual([true, false]);
    });

    it('turns a later payment into a refund, not a subscription', async () => {
      const { accountId } = customer;
      const renewed = await scene.ask<Answers['renewSubscription']>('POST', '/api/v2/subscription', { accountId });
      const { id } = renewed.accountSubscription;
      const { payment } = await scene.ask<Answers['payRenewal']>('POST', `/api/v2/subscription/${id}/pay`, {});
      await terminate();
      await scene.standIn.settle((await storedPayment(scene, payment.id)).trackingId ?? '', 'COMPLETED');
      const where = [{ path: 'paymentId', in: [payment.id] }] as const;
      expect(await store().find(paymentRefundTasks, { where })).toMatchObject([
        { status: 'REQUESTED', reason: 'The account was terminated before.' },
      ]);
      expect(await store().find(subscriptions, { where })).toEqual([]);
    });
  });

  it('no account can be created as suspended or terminated', async () => {
    const person = { firstName: 'Ann', lastName: 'Okello', phoneNumber: '0772 555 111' };
    const body = { status: 'TERMINATED', accountDetail: person };
    expect((await refused(scene, 422, 'POST', 'accounts', body)).errors).toHaveProperty('status');
  });

  it('is terminated only with a reason', async () => {
    const path = `accounts/${customer.accountId}`;
    expect((await refused(scene, 422, 'PUT', path, { status: 'TERMINATED' })).errors).toHaveProperty('status');
    const bulk = { ids: [customer.accountId], status: 'TERMINATED' };
    expect((await refused(scene, 422, 'POST', 'accounts/bulk-status', bulk)).errors).toHaveProperty('reason');
    expect((await refused(scene, 422, 'POST', 'accounts/bulk-status', { ...bulk, reason: ' ' })).errors).toHaveProperty(
      'reason',
    );
  });

  it('a bulk change reports which accounts were refused, and why', async () => {
    const other = await payingCustomer(scene);
    await terminate(other.accountId);
    const ids = [customer.accountId, other.accountId];
    const { outcomes } = await scene.ask<{ outcomes: object[] }>('POST', 'accounts/bulk-status', {
      ids,
      status: 'SUSPENDED',
      reason: 'Unpaid',
    });
    expect(outcomes).toEqual([
      { id: customer.accountId, changed: true },
      {
        id: other.accountId,
        changed: false,
        error: 'This account is terminated. Its status can’t be changed by hand.',
      },
    ]);
    expect((await store().get(accounts, other.accountId))?.status).toBe('TERMINATED');
  });
});
