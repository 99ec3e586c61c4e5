import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { matchNotifications } from '../../server/payments/jobs/matchNotifications';
import { storeUnmatchedNotification } from '../../server/payments/storeUnmatchedNotification';
import { BACKOFF } from '../../server/rules/backoff';
import { createRecord } from '../../server/store/createRecord';
import { createWorld, type World } from '../support/world';
import { asClerk, type Refused } from './clerks';
import { notifyByGet, notifyByPost, orderAndPay, PRODUCT, placeOrder, storedPayment } from './orders';
import { csv, importFile, linesOf, newSource } from './statementFiles';
import { onPostgres } from './stores';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onPostgres('an unmatched notification', (store) => {
  let world: World;
  let asked: string[];
  beforeEach(async () => {
    for (const { id } of await store().find(unmatchedNotifications)) await store().remove(unmatchedNotifications, id);
    world = createWorld(store());
    asked = [];
    const { provider } = world.deps;
    const status = (trackingId: string) => {
      asked.push(trackingId);
      return provider.status(trackingId);
    };
    world.deps.provider = { ...provider, status };
  });

  const kept = () => store().find(unmatchedNotifications);
  const exceptions = async () =>
    (
      await asClerk<Answers['listPaymentExceptions']>(world, 'finance', 'GET', 'payments/exceptions?kinds=UNMATCHED')
    ).body.exceptions.filter(({ about }) => about.resource === 'unmatched-notifications');
  /** Runs the job once it is time to check. */
  const lookLater = async (pause = MINUTE + 1) => {
    world.clock.advance(pause);
    return matchNotifications(world.deps);
  };
  const named = (trackingId: string, merchantReference = 'who-knows') => ({
    trackingId,
    merchantReference,
    type: null,
  });

  /** Creates an order at the provider that is not ours. */
  async function foreignOrder(amount = 30_000): Promise<string> {
    const billing_address = { phone_number: '+256791234567' };
    const about = {
      id: randomUUID(),
      currency: 'UGX',
      amount,
      description: 'Not ours',
      callback_url: 'http://kitara.test/',
    };
    const notification_id = await world.deps.provider.notificationId();
    return (await world.deps.provider.submitOrder({ ...about, notification_id, billing_address })).trackingId;
  }

  it('is stored once with its content and time, and not listed while the provider is asked', async () => {
    const trackingId = randomUUID();
    const said: unknown[] = [];
    world.deps.log.warn = (...words: unknown[]) => void said.push(words);
    expect((await notifyByPost(world, { trackingId, paymentId: 'Call 0772\n 123456' })).body.status).toBe(500);
    world.clock.advance(1_000);
    expect((await notifyByGet(world, { trackingId, paymentId: 'else' })).body.status).toBe(500);
    const lastSeenAt = world.clock.now.toISOString();
    const row = { trackingId, merchantReference: 'Call 0772 123456', type: 'IPNCHANGE', times: 2, lastSeenAt };
    expect(await kept()).toMatchObject([{ ...row, provider: 'PESAPAL', status: 'UNMATCHED' }]);
    expect(await exceptions()).toEqual([]);
    expect(JSON.stringify(said)).toContain(trackingId);
    expect(JSON.stringify(said)).not.toContain('0772');
  });

  it('is settled if the provider names one of our references', async () => {
    const { attempt } = await orderAndPay(world);
    const { paymentId, trackingId } = attempt;
    await world.store.update(payments, paymentId, { trackingId: null });
    world.standIn.dropIpns(true);
    await world.standIn.settle(trackingId, 'COMPLETED');
    await notifyByPost(world, { trackingId, paymentId: 'lost' });
    expect(await lookLater()).toBe(1);
    expect(await storedPayment(world, paymentId)).toMatchObject({ status: 'SUCCESSFUL', trackingId });
    expect(await kept()).toMatchObject([{ status: 'MATCHED', paymentId, nextLookAt: null }]);
    expect(await exceptions()).toEqual([]);
  });

  it('leaves the list once the provider does not know it either, and the provider is asked only once', async () => {
    const trackingId = randomUUID();
    await notifyByPost(world, { trackingId });
    expect(await lookLater(MINUTE)).toBe(0);
    expect(await lookLater(1)).toBe(1);
    await notifyByPost(world, { trackingId });
    expect(await lookLater(DAY)).toBe(0);
    expect(asked).toEqual([trackingId]);
    expect(await kept()).toMatchObject([{ status: 'UNKNOWN', times: 2 }]);
    expect(await exceptions()).toEqual([]);
  });

  it('waits for a person if the provider has money that is not ours, until it is dismissed', async () => {
    const trackingId = await foreignOrder();
    world.standIn.dropIpns(true);
    await world.standIn.settle(trackingId, 'COMPLETED');
    await notifyByPost(world, { trackingId });
    await lookLater();
    const [row] = await kept();
    expect(row).toMatchObject({ status: 'UNMATCHED', outcome: 'COMPLETED', amount: 30_000, currency: 'UGX' });
    const [listed] = await exceptions();
    expect(listed).toMatchObject({
      kind: 'UNMATCHED',
      payment: null,
      about: { name: `Notification ${row?.confirmationCode}` },
    });
    expect(listed?.todo).toContain('received UGX 30,000');
    const body = { status: 'DISMISSED', note: 'Refunded at the provider.' };
    const path = `unmatched-notifications/${row?.id}`;
    expect((await asClerk(world, 'support', 'PUT', path, body)).status).toBe(403);
    expect((await asClerk(world, 'finance', 'PUT', path, body)).status).toBe(200);
    expect(await exceptions()).toEqual([]);
  });

  describe('about money of the provider', () => {
    const at = (path: string, body?: object, clerk: 'finance' | 'support' = 'finance') =>
      asClerk<Answers['settleNotification'] & Answers['listNotificationCustomers'] & Refused>(
        world,
        clerk,
        body ? 'POST' : 'GET',
        `unmatched-notifications/${path}`,
        body,
      );
    /** Returns an unmatched notification of this amount, once the provider has answered. */
    async function money(amount: number) {
      const trackingId = await foreignOrder(amount);
      world.standIn.dropIpns(true);
      await world.standIn.settle(trackingId, 'COMPLETED');
      await notifyByPost(world, { trackingId });
      await lookLater();
      const row = (await kept()).find((each) => each.trackingId === trackingId);
      if (!row) throw new Error('The notification was not kept.');
      return row;
    }

    it('keeps the provider’s code, and suggests the claims and the attempts with it', async () => {
      const { order } = await orderAndPay(world);
      const { id, confirmationCode } = await money(PRODUCT.price);
      expect(confirmationCode).toMatch(/\w+/);
      const ofOrder = (await at(`${id}/customers`)).body.customers.find(
        (each) => each.subscriptionFormId === order.formId,
      );
      expect(ofOrder).toMatchObject({ fits: ['ATTEMPT', 'AMOUNT'], amount: PRODUCT.price });
      const claim = { subscriptionFormId: order.formId, code: confirmationCode, phoneNumber: order.phoneNumber };
      await asClerk(world, 'support', 'POST', 'claims', {
        ...claim,
        paidOn: world.clock.now.toISOString().slice(0, 10),
      });
      expect((await at(`${id}/customers`)).body.customers[0]).toMatchObject({
        ...{ subscriptionFormId: order.formId, fits: ['CLAIM_CODE', 'ATTEMPT', 'AMOUNT'] },
      });
    });

    it('pays an order once, keeps the provider’s reference, and is open again once that is undone', async () => {
      const order = await placeOrder(world);
      const { id, trackingId, confirmationCode, dateCreated } = await money(PRODUCT.price);
      const body = { subscriptionFormId: order.formId };
      expect((await at(`${id}/settle`, body, 'support')).status).toBe(403);
      const answers = await Promise.all([1, 2].map(() => at(`${id}/settle`, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const { payment, notification } = answers.find(({ status }) => status === 201)?.body ?? {};
      expect(payment).toMatchObject({ status: 'SUCCESSFUL', provider: 'PESAPAL', trackingId, confirmationCode });
      expect(payment?.paidAt).toBe(dateCreated);
      expect(notification).toMatchObject({ status: 'MATCHED', paymentId: payment?.id });
      expect(await exceptions()).toEqual([]);
      const path = `payments/${payment?.id}/undo-settlement`;
      expect((await asClerk(world, 'finance', 'POST', path, { reason: 'Another.' })).status).toBe(200);
      expect(await kept()).toMatchObject([{ status: 'UNMATCHED', paymentId: null, settledById: null }]);
      expect((await at(`${id}/settle`, body)).status).toBe(201);
    });

    it('is refunded through the provider for a customer', async () => {
      const order = await placeOrder(world);
      const { id } = await money(30_000);
      const wrong = await at(`${id}/settle`, { subscriptionFormId: order.formId });
      expect([wrong.status, wrong.body.error]).toEqual([409, 'Only 30000 of 149000 was received: refund it.']);
      const body = { subscriptionFormId: order.formId, decision: 'REFUND', note: 'Too little.' };
      const { payment } = (await at(`${id}/settle`, body)).body;
      const where = [{ path: 'paymentId', in: [payment.id] }] as const;
      expect(await store().find(paymentRefundTasks, { where })).toMatchObject([
        { status: 'REQUESTED', amount: 30_000 },
      ]);
    });

    it('is not used while nothing is paid, or if it is closed or unknown', async () => {
      const order = await placeOrder(world);
      const trackingId = await foreignOrder(PRODUCT.price);
      world.standIn.dropIpns(true);
      await notifyByPost(world, { trackingId });
      await lookLater();
      const [row] = await kept();
      const body = { subscriptionFormId: order.formId };
      expect((await at(`${row?.id}/settle`, body)).body.error).toBe('The provider does not say that it is paid.');
      expect((await at(`${row?.id}/customers`)).body.customers).toEqual([]);
      await store().update(unmatchedNotifications, row?.id ?? '', { status: 'DISMISSED' });
      expect((await at(`${row?.id}/settle`, body)).status).toBe(409);
      const unknown = '00000000-0000-7000-8000-000000000000';
      expect((await at(`${unknown}/customers`)).status).toBe(404);
      expect((await at(`${unknown}/settle`, body)).status).toBe(404);
    });

    it('closes with the line that shows the same money', async () => {
      const order = await placeOrder(world);
      const { confirmationCode } = await money(PRODUCT.price);
      const { id: sourceId } = await newSource(world, 'MERCHANT_REPORT');
      const row = ['2026-03-14 10:05', confirmationCode ?? '', PRODUCT.price, 0];
      await importFile(world, sourceId, csv([['Date', 'Confirmation Code', 'Amount', 'Commission'], row]));
      const [line] = await linesOf(store(), sourceId);
      const body = { subscriptionFormId: order.formId };
      await asClerk(world, 'finance', 'POST', `statement-lines/${line?.id}/settle`, body);
      expect(await kept()).toMatchObject([{ status: 'MATCHED', settledById: null }]);
    });
  });

  it('is checked again if it is repeated after an unpaid result', async () => {
    const trackingId = await foreignOrder();
    world.standIn.dropIpns(true);
    await notifyByPost(world, { trackingId });
    await lookLater();
    expect(await kept()).toMatchObject([{ status: 'UNMATCHED', outcome: 'PENDING' }]);
    await world.standIn.settle(trackingId, 'COMPLETED');
    await notifyByPost(world, { trackingId });
    await lookLater();
    expect(await kept()).toMatchObject([{ status: 'UNMATCHED', outcome: 'COMPLETED' }]);
  });

  it('waits while the provider is unreachable, and is checked afterwards', async () => {
    await notifyByPost(world, { trackingId: randomUUID() });
    world.standIn.outage('503');
    await lookLater();
    const unansweredSince = world.clock.now.toISOString();
    expect(await kept()).toMatchObject([{ status: 'UNMATCHED', unansweredSince }]);
    expect(await exceptions()).toEqual([]);
    world.standIn.outage('none');
    await lookLater(BACKOFF.payment.least + 1);
    expect(await kept()).toMatchObject([{ status: 'UNKNOWN', unansweredSince: null }]);
  });

  describe('forged by a stranger', () => {
    const keep = (address: string) =>
      storeUnmatchedNotification(world.deps, { notification: named(randomUUID()), address });

    it('is not stored beyond a hundred a day from one address', async () => {
      for (let sent = 0; sent < 101; sent += 1) await keep('203.0.113.7');
      expect(await kept()).toHaveLength(100);
      await keep('203.0.113.8');
      expect(await kept()).toHaveLength(101);
      world.clock.advance(DAY + 1);
      await keep('203.0.113.7');
      expect(await kept()).toHaveLength(102);
    });

    it('is not stored beyond a thousand a day from all addresses', async () => {
      const values = () => ({ provider: 'PESAPAL', trackingId: randomUUID() });
      await store().transaction(async (tx) => {
        for (let made = 0; made < 999; made += 1)
          await createRecord(tx, unmatchedNotifications, values(), world.clock.now);
      });
      await keep('203.0.113.9');
      await keep('203.0.113.10');
      expect(await kept()).toHaveLength(1_000);
    });
  });
});
