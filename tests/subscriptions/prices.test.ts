import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { Answers } from '../../resources/catalogue/actions';
import { type PriceChange, priceChanges } from '../../resources/subscriptions/priceChanges';
import { products } from '../../resources/subscriptions/products';
import type { Store } from '../../server/store/Store';
import { applyPrices } from '../../server/subscriptions/jobs/applyPrices';
import { notifyOfPrices } from '../../server/subscriptions/jobs/notifyOfPrices';
import { linesOf } from '../../server/subscriptions/prices';
import { ADAPTERS } from '../conformance/adapters';
import { PRODUCT } from '../payments/orders';
import { DAY, messagesOf, onlineCustomer, openScene, refused, type Scene } from './scene';

/** Midnight after START in Kampala, which is three hours ahead. */
const MIDNIGHT = Date.parse('2026-03-14T21:00:00.000Z');

const UNKNOWN = '019a2f6e-5a3c-7d10-9a3e-2f1d4c5b6a70';

describe.each(ADAPTERS)('prices of packages on $name', ({ openSeeded }) => {
  let store: Store;
  let close: () => Promise<void>;
  let scene: Scene;
  let productId: string;

  beforeAll(async () => {
    ({ store, close } = await openSeeded());
  });
  afterAll(() => close());
  beforeEach(async () => {
    scene = await openScene(store);
    const [found] = await store.find(products, { where: [{ path: 'name', in: [PRODUCT.name] }] });
    productId = found?.id ?? '';
    for (const { id } of await store.find(priceChanges)) await store.remove(priceChanges, id);
    await store.update(products, productId, { price: PRODUCT.price });
  });

  const plan = (startDay: string, price: number, more: object = {}) =>
    scene
      .ask<Answers['planPriceChange']>('POST', 'price-changes', { productId, startDay, price, ...more })
      .then(({ priceChange }) => priceChange);
  const planRefused = (status: number, startDay: string, price: number) =>
    refused(scene, status, 'POST', 'price-changes', { productId, startDay, price });
  const preview = (startDay: string) =>
    scene
      .ask<Answers['previewPriceChange']>('GET', `products/${productId}/price-preview?startDay=${startDay}`)
      .then(({ pricePreview }) => pricePreview);
  const priceNow = async () => (await store.get(products, productId))?.price;
  const offered = async () => {
    const { body } = await scene.call<Answers['listOfferedProducts']>('GET', 'onboarding/products');
    return body.products.find(({ id }) => id === productId)?.price;
  };
  const history = () =>
    store.find(priceChanges, {
      where: [{ path: 'productId', in: [productId] }],
      sort: { path: 'startDay', ascending: true },
    });
  const at = async (moment: number) => {
    scene.clock.now = new Date(moment);
    return applyPrices(scene.deps);
  };
  const move = (id: string, body: object, status = 200, version?: string) =>
    scene.signIn('admin').then(async (token) => {
      const headers: Record<string, string> = version ? { 'If-Match': `"${version}"` } : {};
      const reply = await scene.call<Answers['movePriceChange'] & { error: string }>('PUT', `price-changes/${id}`, {
        ...{ token, body, headers },
      });
      expect(reply.status, JSON.stringify(reply.body)).toBe(status);
      return reply.body;
    });

  it('start at the beginning of their day in the brand’s time zone, once', async () => {
    await plan('2026-03-15', 159_000, { note: 'Dearer bandwidth' });
    await at(MIDNIGHT);
    expect(await priceNow()).toBe(149_000);
    await Promise.all([at(MIDNIGHT + 1), at(MIDNIGHT + 1)]);
    expect([await priceNow(), await offered()]).toEqual([159_000, 159_000]);
    const [made] = await history();
    expect(made).toMatchObject({ status: 'APPLIED', oldPrice: 149_000, price: 159_000, applyAt: null });
    expect(made?.lines).toBe((await linesOf(store, productId)).length);
    expect(made?.appliedAt).toBe(new Date(MIDNIGHT + 1).toISOString());

    await store.update(products, productId, { price: 1 });
    await at(MIDNIGHT + 60_000);
    expect(await priceNow()).toBe(1);
  });

  it('are made in their order after a downtime', async () => {
    await plan('2026-03-20', 170_000);
    await plan('2026-03-16', 159_000);
    await at(MIDNIGHT + 10 * DAY);
    expect(await priceNow()).toBe(170_000);
    const prices = (await history()).map(({ oldPrice, price, status }) => [oldPrice, price, status]);
    expect(prices).toEqual([
      [149_000, 159_000, 'APPLIED'],
      [159_000, 170_000, 'APPLIED'],
    ]);
  });

  it('say until which day each price was valid', async () => {
    await plan('2026-03-15', 159_000);
    await plan('2026-03-20', 170_000);
    await at(MIDNIGHT + 1);
    expect((await history()).map(({ lastDay }) => lastDay)).toEqual([null, null]);
    await at(MIDNIGHT + 5 * DAY + 1);
    await scene.ask('PUT', `products/${productId}`, { price: 180_000 });
    expect((await history()).map(({ startDay, lastDay }) => [startDay, lastDay])).toEqual([
      ['2026-03-15', '2026-03-19'],
      ['2026-03-20', '2026-03-20'],
      ['2026-03-20', null],
    ]);
  });

  it('start at once today', async () => {
    expect(await plan('2026-03-14', 139_000)).toMatchObject({ status: 'APPLIED', oldPrice: 149_000 });
    expect(await priceNow()).toBe(139_000);
  });

  it('are refused in the past, twice on a day, without a change, and without the permission', async () => {
    await plan('2026-03-20', 159_000);
    expect((await planRefused(422, '2026-03-13', 159_000)).errors).toMatchObject({
      startDay: 'is over: choose today or a later day',
    });
    expect((await planRefused(409, '2026-03-20', 160_000)).errors).toMatchObject({
      startDay: 'has a planned price already: change or cancel that one',
    });
    expect((await planRefused(422, '2026-03-21', 159_000)).errors).toMatchObject({
      price: 'is the price on that day already',
    });
    expect(await planRefused(422, '2026-03-21', 0)).toHaveProperty('errors.price');
    await refused(scene, 422, 'POST', 'price-changes', { productId: UNKNOWN, price: 1, startDay: '2026-03-25' });
    await refused(scene, 404, 'POST', `price-changes/${productId}/cancel`);
    const token = await scene.signIn('support');
    const body = { productId, startDay: '2026-03-25', price: 1_000 };
    expect((await scene.call('POST', 'price-changes', { token, body })).status).toBe(403);
    expect((await scene.call('POST', 'price-changes', { body })).status).toBe(401);
  });

  it('of two simultaneous plans for a day, one is refused', async () => {
    const token = await scene.signIn('admin');
    const one = (price: number) =>
      scene.call('POST', 'price-changes', { token, body: { productId, startDay: '2026-03-20', price } });
    const statuses = (await Promise.all([one(155_000), one(156_000)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    expect(await history()).toHaveLength(1);
  });

  it('are moved or cancelled until they start, by one person at a time', async () => {
    const { id, dateUpdated } = await plan('2026-03-20', 159_000);
    scene.clock.advance(1_000);
    const moved = await move(id, { startDay: '2026-03-22', price: 158_000 }, 200, dateUpdated);
    expect(moved.priceChange).toMatchObject({ startDay: '2026-03-22', price: 158_000, oldPrice: 149_000 });
    await move(id, { startDay: '2026-03-23', price: 157_000 }, 412, dateUpdated);
    await scene.ask('POST', `price-changes/${id}/cancel`);
    const again = await refused(scene, 409, 'POST', `price-changes/${id}/cancel`);
    expect(again.error).toBe('This price change was cancelled.');
    await at(MIDNIGHT + 20 * DAY);
    expect(await priceNow()).toBe(149_000);
    const begun = await plan('2026-04-04', 159_000);
    const late = await refused(scene, 409, 'POST', `price-changes/${begun.id}/cancel`);
    expect(late.error).toBe('This price is in force already: plan another change.');
  });

  it('that are changed directly on a package are part of their history', async () => {
    await scene.ask('PUT', `products/${productId}`, { price: 151_000 });
    await scene.ask('PUT', `products/${productId}`, { description: 'The same price.' });
    expect(await history()).toMatchObject([
      { status: 'APPLIED', oldPrice: 149_000, price: 151_000, startDay: '2026-03-14' },
    ]);
  });

  it('are previewed with the lines that renew, those that are paid ahead, and unpaid ones', async () => {
    const before = await preview('2026-03-20');
    await onlineCustomer(scene);
    const after = await preview('2026-03-20');
    expect(after).toMatchObject({ price: 149_000, lines: before.lines + 1, paidAhead: before.paidAhead + 1 });
    expect(after.begun).toBe(before.begun);
    await plan('2026-03-18', 159_000);
    expect((await preview('2026-03-20')).price).toBe(159_000);
    const token = await scene.signIn('admin');
    const path = `products/${UNKNOWN}/price-preview?startDay=2026-03-20`;
    expect((await scene.call('GET', path, { token })).status).toBe(404);
  });

  it('leave a renewal that was begun at its price', async () => {
    const { accountId } = await onlineCustomer(scene);
    const renewal = () => scene.ask<Answers['renewSubscription']>('POST', '/api/v2/subscription/', { accountId });
    const { accountSubscription: begun } = await renewal();
    await plan('2026-03-14', 159_000);
    expect((await store.get(priceChanges, (await history())[0]?.id ?? ''))?.status).toBe('APPLIED');
    const { accountSubscription: next } = await renewal();
    expect([begun.amount, next.amount]).toEqual([149_000, 159_000]);
    const { payment } = await scene.ask<Answers['payRenewal']>('POST', `/api/v2/subscription/${begun.id}/pay`, {});
    expect(payment.amount).toBe(149_000);
  });

  describe('with a notice', () => {
    const told = (change: PriceChange) => messagesOf(scene, `price:${change.id}:`);

    it('tell each customer once, so many days before, except those who opted out', async () => {
      const { accountId } = await onlineCustomer(scene);
      const silent = await onlineCustomer(scene);
      const account = await store.get(accounts, silent.accountId);
      await store.update(clients, account?.clientId ?? '', { optedOutAt: scene.clock.now.toISOString() });
      const change = await plan('2026-04-10', 159_000, { noticeDays: 14 });
      await notifyOfPrices(scene.deps);
      expect(await told(change)).toHaveLength(0);

      scene.clock.now = new Date('2026-03-27T06:00:00.001Z');
      await Promise.all([notifyOfPrices(scene.deps), notifyOfPrices(scene.deps)]);
      await notifyOfPrices(scene.deps);
      const keys = (await told(change)).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).toContain(`price:${change.id}:2026-04-10:159000:${accountId}`);
      expect(keys.some((key) => key.includes(silent.accountId))).toBe(false);
      const stored = await store.get(priceChanges, change.id);
      expect(stored).toMatchObject({ noticeAt: null, noticed: keys.filter((key) => !key.endsWith(':mail')).length });
      const [sms] = (await told(change)).filter(({ key }) => key.endsWith(accountId));
      expect(sms).toMatchObject({ kind: 'PRICE_CHANGE', channel: 'SMS', expiresAt: '2026-04-10T21:00:00.000Z' });
      expect(sms?.body).toContain('159,000');
    });

    it('tell them again if the day is moved, and nobody if the change is cancelled', async () => {
      await onlineCustomer(scene);
      const change = await plan('2026-04-10', 159_000, { noticeDays: 60 });
      scene.clock.advance(1);
      await notifyOfPrices(scene.deps);
      const first = (await told(change)).length;
      expect(first).toBeGreaterThan(0);
      await move(change.id, { startDay: '2026-04-12', price: 159_000, noticeDays: 60 });
      scene.clock.advance(1);
      await notifyOfPrices(scene.deps);
      expect(await told(change)).toHaveLength(2 * first);
      const other = await plan('2026-05-01', 170_000, { noticeDays: 60 });
      await scene.ask('POST', `price-changes/${other.id}/cancel`);
      scene.clock.advance(1);
      await notifyOfPrices(scene.deps);
      expect(await told(other)).toHaveLength(0);
    });
  });
});
