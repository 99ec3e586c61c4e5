import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGES } from '../../contract/api/errors';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { paymentForms } from '../../resources/payments/paymentForms';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { PRODUCT, storedPayment } from '../payments/orders';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import {
  accountOf,
  DAY,
  later,
  onlineCustomer,
  openScene,
  payingCustomer,
  refused,
  runActivation,
  type Scene,
  subscriptionOf,
  tasksOf,
} from './scene';

const NOBODY = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';

describe('calls about subscriptions', () => {
  let store: Store;
  let scene: Scene;
  beforeAll(async () => {
    store = await prepareStore(await openDemoDatabase(), true, START);
    scene = await openScene(store);
  });
  afterAll(() => store.close());

  const trailOf = (recordId: string) => store.find(logs, { where: [{ path: 'recordId', in: [recordId] }] });
  const renew = async (body: object) =>
    (await scene.ask<Answers['renewSubscription']>('POST', '/api/v2/subscription', body)).accountSubscription;

  describe('expiring', () => {
    const list = (query: string) =>
      scene.ask<Answers['listExpiringSubscriptions']>('GET', `subscriptions/expiring?limit=200&${query}`);

    beforeAll(async () => {
      const running = await store.find(subscriptions, { where: [{ path: 'status', in: ['ACTIVE'] }], limit: 10 });
      for (const [at, { id }] of running.entries())
        await store.update(subscriptions, id, { endDate: later(scene.clock.now.toISOString(), (at + 1) / 2) });
    });

    it('returns subscriptions that end within the given days, or within a week by default', async () => {
      const now = scene.clock.now.toISOString();
      for (const [query, days] of [
        ['', 7],
        ['expiringInDays=3', 3],
      ] as const) {
        const { subscriptions: found, totalRecords } = await list(query);
        expect(totalRecords).toBe(found.length);
        expect(found.length).toBeGreaterThan(3);
        for (const { status, endDate } of found) {
          expect(status).toBe('ACTIVE');
          expect(String(endDate) >= now && String(endDate) < later(now, days)).toBe(true);
        }
      }
      const week = (await list('')).subscriptions;
      expect((await list('sortBy=endDate')).subscriptions.map(({ id }) => id).sort()).toEqual(
        week.map(({ id }) => id).sort(),
      );
    });

    it('returns subscriptions that ended within the last days, or that end on a day in Kampala time', async () => {
      const { subscriptions: over } = await list('expiredInDays=60');
      expect(over.length).toBeGreaterThan(3);
      const [one] = over;
      const day = new Date(Date.parse(one?.endDate ?? '') + 3 * 3_600_000).toISOString().slice(0, 10);
      expect((await list(`expiryDate=${day}`)).subscriptions).toContainEqual(one);
      const account = await accountOf(scene, one?.accountId ?? '');
      const found = await list(`expiredInDays=60&searchTerm=${account.accountNumber}`);
      expect(found.subscriptions).toContainEqual(one);
      expect(found.subscriptions.filter(({ accountId }) => accountId !== one?.accountId)).toEqual([]);
    });

    it.each([
      ['sortAsc=true', 'sortAsc'],
      ['status=ACTIVE', 'status'],
      ['expiringInDays=0', 'expiringInDays'],
      ['expiringInDays=x', 'expiringInDays'],
      ['expiredInDays=367', 'expiredInDays'],
      ['expiryDate=tomorrow', 'expiryDate'],
      ['expiringInDays=3&expiryDate=2026-03-14', 'expiryDate'],
      ['sortBy=colour', 'sortBy'],
    ])('refuses %s', async (query, name) => {
      expect((await refused(scene, 400, 'GET', `subscriptions/expiring?${query}`)).errors).toHaveProperty(name);
    });
  });

  it('returns an account’s active subscription, or none, and lists all of them', async () => {
    const { accountId, subscriptionId } = await payingCustomer(scene);
    const path = `subscriptions/active-subscription/${accountId}`;
    expect((await refused(scene, 404, 'GET', path)).error).toBe(MESSAGES.noActiveSubscription);
    const latest = () =>
      scene.ask<Answers['getLatestSubscription']>(
        'GET',
        `/api/v2/subscription/activeOrMostRecentSubscription/${accountId}`,
      );
    expect((await latest()).subscription).toMatchObject({
      subscription: { id: subscriptionId },
      product: { name: PRODUCT.name },
    });
    await runActivation(scene);
    const { subscription } = await scene.ask<Answers['getActiveSubscription']>('GET', path);
    expect(subscription.id).toBe(subscriptionId);
    const all = await scene.ask<Answers['listSubscriptionsOfAccount']>('GET', `subscriptions/account/${accountId}`);
    expect(all).toMatchObject({ subscriptions: [subscription], totalRecords: 1 });
    expect(await scene.ask('GET', `subscriptions?accountId=${accountId}`)).toEqual(all);
  });

  describe('a renewal', () => {
    it('uses the last package, and stays the same until it is paid', async () => {
      const { accountId } = await onlineCustomer(scene);
      const first = await renew({ accountId });
      expect(first).toMatchObject({ status: 'INITIATED', isRenewal: true, amount: PRODUCT.price, paymentId: null });
      expect(await store.get(paymentForms, first.paymentFormId ?? '')).toMatchObject({
        ...{ type: 'SUBSCRIPTION', initiatorType: 'ACCOUNT_USER', amount: PRODUCT.price, accountId, status: 'NEW' },
      });
      expect((await renew({ accountId })).id).toBe(first.id);
      const [other] = await store.find(products, { where: [{ path: 'name', in: ['Kitara Home 40'] }] });
      expect(await renew({ accountId, productId: other?.id })).toMatchObject({
        productId: other?.id,
        amount: other?.price,
      });
    });

    it('is refused for an unknown account, without a package, and for a package that is not sold', async () => {
      const { accountId } = await onlineCustomer(scene);
      const [old] = await store.find(products, { where: [{ path: 'active', in: [false] }] });
      const of = async (body: object) =>
        Object.keys((await refused(scene, 422, 'POST', '/api/v2/subscription', body)).errors ?? {});
      expect(await of({ accountId: NOBODY })).toEqual(['accountId']);
      expect(await of({ accountId, productId: NOBODY })).toEqual(['productId']);
      expect(await of({ accountId, productId: old?.id })).toEqual(['productId']);
      const person = { firstName: 'Grace', lastName: 'Apio', phoneNumber: '0772 345 679' };
      const { account } = await scene.ask<{ account: { id: string } }>('POST', 'accounts', { accountDetail: person });
      expect(await of({ accountId: account.id })).toEqual(['productId']);
    });

    it('is paid once, with one attempt at a time, by the payer and method given', async () => {
      const { accountId } = await onlineCustomer(scene);
      const { id } = await renew({ accountId });
      const path = `/api/v2/subscription/${id}/pay`;
      const { payment, redirectUrl } = await scene.ask<Answers['payRenewal']>('POST', path, { carrier: 'MTN_UGANDA' });
      expect(payment).toMatchObject({ status: 'PENDING', amount: PRODUCT.price, carrier: 'MTN_UGANDA', held: false });
      expect(redirectUrl).toContain('http');
      expect(await trailOf(payment.id)).toMatchObject([{ action: 'CREATE', resource: 'payments' }]);
      expect((await refused(scene, 409, 'POST', path, {})).error).toContain('is not confirmed yet');
      const { trackingId } = await storedPayment(scene, payment.id);
      scene.standIn.dropIpns(true);
      await scene.standIn.settle(trackingId ?? '', 'FAILED');
      scene.standIn.dropIpns(false);
      const second = await scene.ask<Answers['payRenewal']>('POST', path, {});
      expect(second.payment.id).not.toBe(payment.id);
      const again = await storedPayment(scene, second.payment.id);
      expect(again).toMatchObject({ type: 'SUBSCRIPTION', initiatorType: 'ACCOUNT_USER', accountId });
      await scene.standIn.settle(again.trackingId ?? '', 'COMPLETED');
      expect(await subscriptionOf(scene, id)).toMatchObject({ status: 'CREATED', paymentId: again.id });
      expect((await refused(scene, 409, 'POST', path, {})).error).toContain('cannot be paid any more');
    });

    it('that was cancelled before a late payment is created again', async () => {
      const { accountId } = await onlineCustomer(scene);
      const { id } = await renew({ accountId });
      const { payment } = await scene.ask<Answers['payRenewal']>('POST', `/api/v2/subscription/${id}/pay`, {});
      await scene.ask('PUT', `subscriptions/${id}`, { status: 'CANCELLED' });
      await scene.standIn.settle((await storedPayment(scene, payment.id)).trackingId ?? '', 'COMPLETED');
      expect((await subscriptionOf(scene, id)).status).toBe('CANCELLED');
      const where = [{ path: 'paymentId', in: [payment.id] }] as const;
      expect(await store.find(subscriptions, { where })).toMatchObject([
        { status: 'CREATED', isRenewal: true, accountId },
      ]);
    });
  });

  describe('an extension', () => {
    it('obeys the settings, which staff can change with an audit entry', async () => {
      const { subscriptionId } = await onlineCustomer(scene);
      const wish = { subscriptionId, days: 8, reason: 'Power outage.' };
      expect((await refused(scene, 422, 'POST', 'extensions', wish)).errors).toEqual({ days: 'must be at most 7' });
      const { extensionSettings } = await scene.ask<Answers['updateExtensionSettings']>('PUT', 'extension-settings', {
        maxDays: 8,
        maxExtensions: 1,
      });
      expect(extensionSettings).toMatchObject({ maxDays: 8, maxExtensions: 1, graceDays: 7, allowed: true });
      expect(await trailOf(extensionSettings.id)).toMatchObject([{ before: { maxDays: 7 }, after: { maxDays: 8 } }]);
      const { extension } = await scene.ask<Answers['createExtension']>('POST', 'extensions', wish);
      expect(await trailOf(extension.id)).toMatchObject([{ action: 'CREATE', reason: 'Power outage.' }]);
      expect((await refused(scene, 409, 'POST', 'extensions', wish)).error).toContain('extended 1 times');
      await scene.ask('PUT', 'extension-settings', { allowed: false });
      expect((await refused(scene, 409, 'POST', 'extensions', wish)).error).toBe('Extensions are switched off.');
      await scene.ask('PUT', 'extension-settings', { maxDays: 7, maxExtensions: 3, allowed: true });
      expect(
        (await refused(scene, 422, 'POST', 'extensions', { ...wish, subscriptionId: NOBODY })).errors,
      ).toHaveProperty('subscriptionId');
    });
  });

  describe('a manual status change', () => {
    const put = (id: string, status: string) =>
      scene.ask<{ subscription: { status: string; endDate: string | null } }>('PUT', `subscriptions/${id}`, { status });

    it('is refused if the life cycle does not allow it, and paid values cannot be edited', async () => {
      const { subscriptionId } = await onlineCustomer(scene);
      const path = `subscriptions/${subscriptionId}`;
      for (const status of ['NEW', 'CREATED', 'EXPIRED', 'CANCELLED'])
        expect((await refused(scene, 409, 'PUT', path, { status })).errors).toEqual({
          status: 'can become inactive, forfeited or terminated',
        });
      for (const field of ['endDate', 'durationDays', 'addedDays', 'paymentId', 'accountId', 'paymentStatus'])
        expect((await refused(scene, 422, 'PUT', path, { [field]: null })).errors).toHaveProperty([field]);
    });

    it.each(['TERMINATED', 'FORFEITED'])('to %s needs a reason, because it is final', async (status) => {
      const { subscriptionId } = await onlineCustomer(scene);
      const path = `subscriptions/${subscriptionId}`;
      expect((await refused(scene, 422, 'PUT', path, { status })).errors).toEqual({
        status: 'needs a reason: change the status on its own',
      });
      expect((await subscriptionOf(scene, subscriptionId)).status).toBe('ACTIVE');
      const bulk = { ids: [subscriptionId], status };
      expect((await refused(scene, 422, 'POST', 'subscriptions/bulk-status', bulk)).errors).toHaveProperty('reason');
    });

    it('that ends an active subscription deactivates the connection', async () => {
      const { subscriptionId, accountId } = await onlineCustomer(scene);
      scene.clock.advance(DAY);
      const ending = { ids: [subscriptionId], status: 'TERMINATED', reason: 'Moved away.' };
      await scene.ask('POST', 'subscriptions/bulk-status', ending);
      expect(await subscriptionOf(scene, subscriptionId)).toMatchObject({
        status: 'TERMINATED',
        endDate: scene.clock.now.toISOString(),
      });
      expect((await tasksOf(scene, accountId)).at(-1)).toMatchObject({ type: 'DEACTIVATION', status: 'PENDING' });
      expect((await accountOf(scene, accountId)).status).toBe('INACTIVE');
    });

    it('holds back a subscription that waits for the network, and releases it again', async () => {
      const { subscriptionId, accountId } = await payingCustomer(scene);
      await put(subscriptionId, 'INACTIVE');
      await runActivation(scene);
      expect((await subscriptionOf(scene, subscriptionId)).status).toBe('INACTIVE');
      await put(subscriptionId, 'CREATED');
      await runActivation(scene);
      expect((await subscriptionOf(scene, subscriptionId)).status).toBe('ACTIVE');
      expect((await tasksOf(scene, accountId)).map(({ status }) => status).sort()).toEqual(['DONE', 'SUPERSEDED']);
    });
  });
});
