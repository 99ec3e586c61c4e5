import { beforeEach, describe, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { devices } from '../../resources/devices/devices';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { receipts } from '../../resources/payments/receipts';
import { bonusRules } from '../../resources/subscriptions/bonusRules';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { workOrders } from '../../resources/workOrders/workOrders';
import { createRecord } from '../../server/store/createRecord';
import { takeBack } from '../../server/subscriptions/takeBack';
import { onPostgres } from '../payments/stores';
import {
  accountOf,
  type Customer,
  DAY,
  onlineCustomer,
  openScene,
  payingCustomer,
  renewAndPay,
  runActivation,
  runExpiry,
  type Scene,
  subscriptionOf,
} from './scene';

type Tracked = Answers['checkSubscriptionStatus'];

onPostgres('tracking', (store) => {
  let scene: Scene;
  let customer: Customer;
  beforeEach(async () => {
    scene = await openScene(store());
    customer = await onlineCustomer(scene);
  });

  const ask = async (body: object) =>
    (await scene.call<Tracked>('POST', 'subscriptions/check-subscription-status', { body })).body;
  const byId = (subscriptionId: string) => ask({ subscriptionId });
  const formOf = async (subscriptionId: string) => {
    const { subscriptionFormId } = await subscriptionOf(scene, subscriptionId);
    const form = await store().get(subscriptionForms, subscriptionFormId ?? '');
    if (!form) throw new Error('The subscription came from no order.');
    return form;
  };

  const deviceOf = async (accountId: string) => {
    const [device] = await store().find(devices, { where: [{ path: 'accountId', in: [accountId] }] });
    return device?.id ?? '';
  };

  it('lists the receipts of an order and of a renewal, each with its own, until they are void', async () => {
    const first = await byId(customer.subscriptionId);
    expect(first.receipts).toMatchObject([{ paymentId: customer.paymentId, amount: first.amount, currency: 'UGX' }]);
    const renewed = await renewAndPay(scene, customer.accountId);
    const { paymentId } = await subscriptionOf(scene, renewed.id);
    const ofRenewal = (await byId(renewed.id)).receipts;
    expect(ofRenewal.map((receipt) => receipt.paymentId)).toContain(paymentId);
    const path = `payments/${paymentId}/receipt`;
    expect((await scene.app.request(`/api/v1/${path}`)).status).toBe(200);
    const [receipt] = await store().find(receipts, { where: [{ path: 'paymentId', in: [customer.paymentId] }] });
    await store().update(receipts, receipt?.id ?? '', { voided: true });
    expect((await byId(customer.subscriptionId)).receipts).toEqual([]);
  });

  it('keeps the order number in the answer if it was looked up by number, also under the returned id', async () => {
    const form = await formOf(customer.subscriptionId);
    const found = await ask({ number: form.formNumber, phoneNumber: form.client.phoneNumber });
    expect(found).toMatchObject({ number: form.formNumber, subscriptionId: form.id, subscriptionStatus: 'ACTIVE' });
    expect((await byId(found.subscriptionId)).number).toBe(form.formNumber);
    const { subscriptionNumber } = await subscriptionOf(scene, customer.subscriptionId);
    expect((await byId(customer.subscriptionId)).number).toBe(subscriptionNumber);
    const { accountNumber, accountDetail } = await accountOf(scene, customer.accountId);
    const own = await ask({ number: accountNumber, phoneNumber: accountDetail.phoneNumber });
    expect(own).toMatchObject({ number: subscriptionNumber, state: 'ONLINE' });
  });

  it('finds numbers as people type them, and receipts', async () => {
    const form = await formOf(customer.subscriptionId);
    const { subscriptionNumber } = await subscriptionOf(scene, customer.subscriptionId);
    const { accountNumber, accountDetail } = await accountOf(scene, customer.accountId);
    const [receipt] = await store().find(receipts, { where: [{ path: 'accountId', in: [customer.accountId] }] });
    const { phoneNumber } = accountDetail;
    const notationsOf = (number: string) => {
      const count = Number(number.replace(/^\D+-/, '').replace(/^20\d\d-/, ''));
      const prefix = number.slice(0, number.lastIndexOf('-'));
      return [number, number.replaceAll('-', ''), `${prefix} ${count}`.toLowerCase(), `${prefix}–000${count}`];
    };
    for (const number of [form.formNumber, subscriptionNumber, accountNumber])
      for (const typed of notationsOf(number))
        expect([typed, (await ask({ number: typed, phoneNumber })).state]).toEqual([typed, 'ONLINE']);
    const receiptNumber = receipt?.receiptNumber ?? '';
    for (const typed of [receiptNumber, receiptNumber.toLowerCase().replaceAll('-', ' ')])
      expect([typed, (await ask({ number: typed, phoneNumber })).state]).toEqual([typed, 'ONLINE']);
    const stranger = { number: receiptNumber, phoneNumber: '+256701000001' };
    expect((await scene.call('POST', 'subscriptions/check-subscription-status', { body: stranger })).status).toBe(404);
  });

  it('says that a transferred account was transferred', async () => {
    const { accountNumber, accountDetail } = await accountOf(scene, customer.accountId);
    const heir = await payingCustomer(scene);
    const [open] = await store().find(subscriptions, { where: [{ path: 'accountId', in: [heir.accountId] }] });
    await store().update(subscriptions, open?.id ?? '', { status: 'CANCELLED' });
    await scene.ask('POST', 'subscription-transfers', {
      subscriptionId: customer.subscriptionId,
      fromAccountId: customer.accountId,
      toAccountId: heir.accountId,
      reason: 'They moved.',
    });
    const found = await ask({ number: accountNumber, phoneNumber: accountDetail.phoneNumber });
    expect(found).toMatchObject({ state: 'ACCOUNT_TRANSFERRED', action: null, payable: false });
  });

  it('says that a first order was refunded, instead of asking for its payment', async () => {
    const form = await formOf(customer.subscriptionId);
    const { paymentId } = await subscriptionOf(scene, customer.subscriptionId);
    await store().transaction((tx) => takeBack(tx, paymentId ?? '', scene.clock.now));
    const refunded = { state: 'REFUNDED', action: null, payable: false } as const;
    expect(await byId(customer.subscriptionId)).toMatchObject({ ...refunded, subscriptionId: customer.subscriptionId });
    expect(await byId(form.id)).toMatchObject(refunded);
    await renewAndPay(scene, customer.accountId);
    expect(await byId(customer.subscriptionId)).toMatchObject({ state: 'REFUNDED_FOLLOWED', action: null });
  });

  it('says when a paid renewal begins, and how to pay an unpaid one', async () => {
    const { accountId } = customer;
    const { id } = await renewAndPay(scene, accountId);
    const waiting = await byId(id);
    expect(waiting).toMatchObject({ state: 'RENEWAL_WAITS', title: 'Your renewal is paid', action: null });
    expect(waiting.text).toMatch(/^It begins on \d+ \w+ 2026 and runs until \d+ \w+ 2026\./);
    expect(waiting.steps.map(({ name }) => name)).toEqual(['form', 'payment', 'active']);
    const renewed = await scene.ask<Answers['renewSubscription']>('POST', '/api/v2/subscription', { accountId });
    const unpaid = await byId(renewed.accountSubscription.id);
    expect(unpaid).toMatchObject({ state: 'RENEWAL_UNPAID', action: 'payRenewal' });
    expect(unpaid.text).toMatch(/^You stay online until \d+ \w+ 2026;/);
  });

  it('follows a work order from the planned visit to its closure', async () => {
    const other = await payingCustomer(scene);
    expect((await byId(other.subscriptionId)).state).toBe('SWITCHING_ON');
    const device = await deviceOf(other.accountId);
    await store().update(devices, device, { accountId: null, state: 'IN_STOCK' });
    expect((await byId(other.subscriptionId)).state).toBe('AWAITS_VISIT');
    const order = await store().transaction((tx) =>
      createRecord(tx, workOrders, { accountId: other.accountId, visitDate: '2026-03-20' }, scene.clock.now),
    );
    expect((await byId(other.subscriptionId)).text).toContain('20 March 2026');
    const put = (status: string) => scene.ask('PUT', `work-orders/${order.id}`, { status });
    await put('ACTIVE');
    expect((await byId(other.subscriptionId)).state).toBe('INSTALLING');
    await runActivation(scene);
    const { serialNumber = '' } = (await store().get(devices, device)) ?? {};
    await scene.ask('POST', `work-orders/${order.id}/done-without-device`, { reason: 'The device follows.' });
    expect((await byId(other.subscriptionId)).state).toBe('AWAITS_DEVICE');
    await scene.ask('POST', `accounts/${other.accountId}/device`, { serialNumber });
    expect((await byId(other.subscriptionId)).state).toBe('SWITCHING_ON');
    await runActivation(scene);
    expect((await byId(other.subscriptionId)).state).toBe('ONLINE');
  });

  describe('a subscription that has ended or is paused', () => {
    const state = async () => (await byId(customer.subscriptionId)).state;

    it('says that it ended, and that another one has followed', async () => {
      const { endDate } = await subscriptionOf(scene, customer.subscriptionId);
      scene.clock.now = new Date(Date.parse(endDate ?? '') - DAY);
      expect(await state()).toBe('ENDS_SOON');
      scene.clock.now = new Date(Date.parse(endDate ?? '') + 1);
      expect(await state()).toBe('ENDED');
      await runExpiry(scene, endDate);
      const ended = await byId(customer.subscriptionId);
      expect(ended).toMatchObject({ state: 'ENDED', action: 'renew' });
      expect(ended.steps.at(-1)).toMatchObject({ name: 'active', state: 'ended' });
      await renewAndPay(scene, customer.accountId);
      await runActivation(scene);
      expect(await state()).toBe('ENDED_FOLLOWED');
    });

    it('follows the account as it is suspended, resumed and closed', async () => {
      const make = (status: string) => scene.ask('PUT', `accounts/${customer.accountId}`, { status });
      scene.clock.advance(10 * DAY);
      await make('SUSPENDED');
      const suspended = await byId(customer.subscriptionId);
      expect(suspended).toMatchObject({ state: 'SUSPENDED', action: null });
      expect(suspended.text).toContain(`${suspended.daysLeft} days are left and kept for you.`);
      await make('ACTIVE');
      expect(await state()).toBe('SWITCHING_ON');
      await runActivation(scene);
      expect(await state()).toBe('ONLINE');
      const closing = { ids: [customer.accountId], status: 'TERMINATED', reason: 'Moved away' };
      await scene.ask('POST', 'accounts/bulk-status', closing);
      expect(await byId(customer.subscriptionId)).toMatchObject({ state: 'ACCOUNT_CLOSED', action: 'order' });
    });
  });

  it('the quote of a renewal equals the result of paying it, including bonuses', async () => {
    const rule = {
      name: 'Loyal',
      occasion: 'RENEWAL',
      bonusDays: 2,
      minDurationDays: 1,
      validFrom: '2026-01-01',
    } as const;
    await store().transaction((tx) => createRecord(tx, bonusRules, rule, scene.clock.now));
    const { accountId } = customer;
    const path = `/api/v2/subscription/activeOrMostRecentSubscription/${accountId}`;
    const { subscription } = await scene.ask<Answers['getLatestSubscription']>('GET', path);
    const quote = subscription.quotes.find(({ productId }) => productId === subscription.product.id);
    const { id } = await renewAndPay(scene, accountId);
    const paid = await subscriptionOf(scene, id);
    expect(paid.addedDays).toBeGreaterThan(0);
    expect(quote).toMatchObject({
      durationDays: paid.durationDays,
      bonusDays: paid.addedDays,
      endsAt: paid.endDate,
    });
  });
});
