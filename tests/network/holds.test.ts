import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '../../contract/brand';
import type { HoldReason } from '../../contract/network/accessHolds';
import { accounts } from '../../resources/accounts/accounts';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { claims } from '../../resources/claims/claims';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import { accessHolds } from '../../resources/network/accessHolds';
import { accessLines } from '../../resources/network/accessLines';
import { cutOffStops } from '../../resources/network/cutOffStops';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { statementLines } from '../../resources/statements/statementLines';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { accessContradictions } from '../../server/demo/checks/access';
import { holdLines } from '../../server/network/jobs/holdLines';
import { createRecord } from '../../server/store/createRecord';
import { type Opened, PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { inBase64, newSource } from '../payments/statementFiles';
import {
  accountOf,
  type Customer,
  later,
  onlineCustomer,
  openScene,
  refused,
  renewAndPay,
  runExpiry,
  type Scene,
  startRenewal,
  subscriptionOf,
} from '../subscriptions/scene';

const HOUR = 3_600_000;
const [adapter] = PRODUCTION_ADAPTERS;

describe('lines that are kept on', () => {
  let opened: Opened;
  let scene: Scene;
  let customer: Customer;
  let end: string;
  let count = 0;
  beforeAll(async () => {
    opened = (await adapter?.openSeeded()) as Opened;
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    scene = await openScene(opened.store);
    // The demo customers' lines would end in these days, too.
    for (const { id } of await scene.store.find(accessLines))
      await scene.store.update(accessLines, id, { status: 'TERMINATED', policy: 'REFUSE', reason: 'LINE_TERMINATED' });
    customer = await connected();
    end = await endOf(customer);
  });

  const endOf = async ({ subscriptionId }: Customer) => (await subscriptionOf(scene, subscriptionId)).endDate ?? '';

  /** Returns a customer with an active connection and a line. */
  async function connected(): Promise<Customer> {
    const made = await onlineCustomer(scene);
    await scene.ask('POST', 'access-lines', { username: `held-${++count}`, accountId: made.accountId });
    return made;
  }

  async function lineOf({ accountId }: Customer): Promise<RecordOf<typeof accessLines>> {
    const [line] = await scene.store.find(accessLines, { where: [{ path: 'accountId', in: [accountId] }] });
    if (!line) throw new Error('The customer has no line.');
    return line;
  }

  const holdsOf = ({ accountId }: Customer) =>
    scene.store.find(accessHolds, { where: [{ path: 'accountId', in: [accountId] }] });

  /** Lets the job look ahead at a moment so many hours after another. */
  async function look(moment: string, hours: number): Promise<void> {
    scene.clock.now = new Date(Date.parse(moment) + hours * HOUR);
    await holdLines(scene.deps);
  }

  /** Returns whether the network lets the line in, by the stored state alone. */
  async function isOn(moment: string, who = customer): Promise<boolean> {
    const { policy, validUntil } = await lineOf(who);
    return policy === 'ALLOW' && (validUntil === null || validUntil > moment);
  }

  async function contradictions(): Promise<string[]> {
    const read = new Map<AnyResource, unknown[]>();
    for (const resource of [accounts, accessLines, accessHolds, products, subscriptions] as AnyResource[])
      read.set(resource, await scene.store.find(resource));
    const of = (resource: AnyResource) =>
      (read.get(resource) ?? []).filter((each) => (each as { username?: string }).username !== 'demo');
    const all = [...accessContradictions({ now: scene.clock.now, of: of as never })];
    return all.filter((each) => each.startsWith('held-'));
  }

  const held = (reason: HoldReason, more: object = {}) => ({ reason, status: 'ACTIVE', until: later(end, 2), ...more });

  it('are none if nothing is doubtful: the line ends with its paid days', async () => {
    await look(end, -1);
    expect(await holdsOf(customer)).toEqual([]);
    expect([await isOn(later(end, -0.01)), await isOn(end)]).toEqual([true, false]);
  });

  it('are not looked at before their last hours', async () => {
    await startRenewal(scene, customer.accountId);
    await look(end, -7);
    expect(await holdsOf(customer)).toEqual([]);
  });

  it('stay on while a payment is open, and end when it fails', async () => {
    const { trackingId } = await startRenewal(scene, customer.accountId);
    await look(end, -1);
    const [hold] = await holdsOf(customer);
    expect(hold).toMatchObject(held('OPEN_PAYMENT', { clue: 'PAYMENT_UNDER_WAY', evidence: hold?.paymentId }));
    expect(await lineOf(customer)).toMatchObject({
      validUntil: later(end, 2),
      holdReason: 'OPEN_PAYMENT',
      paidUntil: end,
    });
    await runExpiry(scene, end);
    expect(await lineOf(customer)).toMatchObject({ policy: 'ALLOW', reason: 'HELD', downloadMbps: 20 });
    expect(await contradictions()).toEqual([]);
    await scene.standIn.settle(trackingId, 'FAILED');
    await look(end, 1);
    expect(await holdsOf(customer)).toMatchObject([{ status: 'SETTLED' }]);
    expect(await lineOf(customer)).toMatchObject({ policy: 'PAY_ONLY', reason: 'UNPAID', holdReason: null });
    expect(await contradictions()).toEqual([]);
  });

  it('end when the payment succeeds, and the new days count from there', async () => {
    const { id, trackingId } = await startRenewal(scene, customer.accountId);
    await look(end, -1);
    await scene.standIn.settle(trackingId, 'COMPLETED');
    await look(end, -0.5);
    expect(await holdsOf(customer)).toMatchObject([{ status: 'SETTLED' }]);
    expect(await lineOf(customer)).toMatchObject({
      ...{ policy: 'ALLOW', reason: 'PAID', validUntil: (await subscriptionOf(scene, id)).endDate, holdReason: null },
    });
  });

  it('are held for no further doubt once their customer has paid again', async () => {
    const line = await lineOf(customer);
    await look(end, -1);
    const lastDay = later(end, 2).slice(0, 10);
    await scene.ask('POST', `access-lines/${line.id}/keep-on`, { lastDay, note: 'Pays today.' });
    await renewAndPay(scene, customer.accountId);
    await startRenewal(scene, customer.accountId);
    await look(end, 1);
    expect(await holdsOf(customer)).toMatchObject([{ reason: 'PROMISE', status: 'ACTIVE' }]);
  });

  it('stay on for 48 hours at the most, whatever else is begun, and once for each evidence', async () => {
    await startRenewal(scene, customer.accountId);
    await look(end, -1);
    await runExpiry(scene, end);
    await look(end, 40);
    expect(await isOn(later(end, 1.9))).toBe(true);
    expect(await isOn(later(end, 2))).toBe(false);
    await look(end, 48);
    expect(await holdsOf(customer)).toMatchObject([{ status: 'EXPIRED', endedAt: later(end, 2) }]);
    expect(await lineOf(customer)).toMatchObject({ policy: 'PAY_ONLY' });
    await look(end, 49);
    expect(await holdsOf(customer)).toHaveLength(1);
    expect(await contradictions()).toEqual([]);
  });

  /** Imports a statement with unmatched money; returns its line. */
  async function moneyFrom({ phone = '', payer = '', text = '' }): Promise<RecordOf<typeof statementLines>> {
    const source = await newSource(scene, 'MTN_WALLET');
    const code = `4391${++count}${Math.floor(Math.random() * 1e6)}`;
    const row = ['13/03/2026', code, '900000', phone, payer, text].join(',');
    const content = inBase64(`Date,Transaction ID,Amount,From,From name,Message\n${row}`);
    await scene.ask('POST', 'statements', { sourceId: source.id, fileName: 'wallet.csv', content });
    const [line] = await scene.store.find(statementLines, { where: [{ path: 'code', in: [code] }] });
    if (!line) throw new Error('The line was not imported.');
    // The money came in on the last day.
    await scene.store.update(statementLines, line.id, {
      bookedAt: later(end, -1),
      phoneNumber: phone || null,
      description: text || null,
      payerName: payer || null,
    });
    return line;
  }

  it('stay on for unmatched money from their number, until it is somebody else’s', async () => {
    const { accountDetail } = await accountOf(scene, customer.accountId);
    const money = await moneyFrom({ phone: accountDetail.phoneNumber });
    await look(end, -1);
    expect(await holdsOf(customer)).toMatchObject([
      held('UNMATCHED_MONEY', { clue: 'PAYER_NUMBER', statementLineId: money.id }),
    ]);
    await runExpiry(scene, end);
    await scene.ask('PUT', `statement-lines/${money.id}`, { status: 'IGNORED' });
    await look(end, 1);
    expect(await holdsOf(customer)).toMatchObject([{ status: 'SETTLED' }]);
    expect(await lineOf(customer)).toMatchObject({ policy: 'PAY_ONLY' });
  });

  it('stay on for unmatched money in their name, and money that names their account', async () => {
    const { accountNumber, accountDetail } = await accountOf(scene, customer.accountId);
    await scene.store.update(accounts, customer.accountId, {
      accountDetail: { ...accountDetail, firstName: 'Xylia', lastName: 'Quarmby' },
    });
    await moneyFrom({ payer: 'QUARMBY XYLIA' });
    await moneyFrom({ text: `internet ${accountNumber.toLowerCase()}` });
    await moneyFrom({ payer: 'Xylia Somebody' });
    await look(end, -1);
    expect((await holdsOf(customer)).map(({ clue }) => clue).sort()).toEqual(['ACCOUNT_NAMED', 'PAYER_NAME']);
  });

  it('stay on for a notification that names a payment of theirs', async () => {
    const { paymentId } = customer;
    const values = {
      provider: 'pesapal',
      trackingId: `strange-${++count}`,
      merchantReference: paymentId,
      paymentId,
    } as const;
    scene.clock.now = new Date(Date.parse(end) - 2 * HOUR);
    const { id } = await scene.store.transaction((tx) =>
      createRecord(
        tx,
        unmatchedNotifications,
        { ...values, status: 'UNMATCHED', currency: brand.currency },
        scene.clock.now,
      ),
    );
    await look(end, -1);
    expect(await holdsOf(customer)).toMatchObject([
      held('UNMATCHED_MONEY', { clue: 'PAYMENT_NAMED', notificationId: id }),
    ]);
  });

  it('stay on for a claim that nobody has decided', async () => {
    const { id } = await startRenewal(scene, customer.accountId);
    const { paymentFormId } = await subscriptionOf(scene, id);
    const claim = await scene.store.transaction((tx) =>
      createRecord(
        tx,
        claims,
        {
          ...{
            accountId: customer.accountId,
            paymentFormId: paymentFormId ?? '',
            amount: 149_000,
            code: 'MP1',
            slipCode: 'MP1',
          },
          ...{ phoneNumber: '+256772000009', paidOn: '2026-03-14', answerBy: later(end, 3), status: 'WAITING' },
        },
        scene.clock.now,
      ),
    );
    await look(end, -1);
    expect((await holdsOf(customer)).map(({ clue, claimId }) => [clue, claimId])).toContainEqual([
      'PAYMENT_CLAIMED',
      claim.id,
    ]);
  });

  it('stay on for days that are paused, which are owed', async () => {
    const { id } = await renewAndPay(scene, customer.accountId);
    await scene.ask('POST', 'subscriptions/bulk-status', {
      ids: [id],
      status: 'INACTIVE',
      reason: 'Paused by mistake.',
    });
    await look(end, -1);
    expect(await holdsOf(customer)).toMatchObject([held('DAYS_OWED', { clue: 'DAYS_PAUSED', subscriptionId: id })]);
  });

  it('are not held against a suspension', async () => {
    await startRenewal(scene, customer.accountId);
    await look(end, -1);
    await scene.ask('POST', 'accounts/bulk-status', {
      ids: [customer.accountId],
      status: 'SUSPENDED',
      reason: 'Fraud.',
    });
    expect(await lineOf(customer)).toMatchObject({ policy: 'PAY_ONLY', reason: 'ACCOUNT_SUSPENDED' });
    await look(end, 0.5);
    expect(await lineOf(customer)).toMatchObject({ policy: 'PAY_ONLY', reason: 'ACCOUNT_SUSPENDED' });
  });

  const dayOf = (moment: string, days = 0) => later(moment, days).slice(0, 10);
  const keepOn = async (body: object) =>
    scene.ask<Answers['keepLineOn']>('POST', `access-lines/${(await lineOf(customer)).id}/keep-on`, body);

  it('stay on through the day that staff promise, and end when staff end it', async () => {
    await runExpiry(scene, end);
    expect(await lineOf(customer)).toMatchObject({ policy: 'PAY_ONLY' });
    const { accessHold } = await keepOn({ lastDay: dayOf(end, 3), note: 'Pays on Friday.' });
    expect(accessHold).toMatchObject({ reason: 'PROMISE', note: 'Pays on Friday.', status: 'ACTIVE' });
    expect(await lineOf(customer)).toMatchObject({
      policy: 'ALLOW',
      reason: 'HELD',
      downloadMbps: 20,
      holdReason: 'PROMISE',
    });
    const entries = await scene.store.find(logs, { where: [{ path: 'recordId', in: [accessHold.accessLineId] }] });
    expect(entries.map(({ reason }) => reason)).toContain('Kept on: Pays on Friday.');
    expect(await contradictions()).toEqual([]);
    await scene.ask('POST', `access-holds/${accessHold.id}/end`);
    expect(await lineOf(customer)).toMatchObject({ policy: 'PAY_ONLY', reason: 'UNPAID' });
    expect(await refused(scene, 409, 'POST', `access-holds/${accessHold.id}/end`)).toMatchObject({
      error: 'This access hold has ended already.',
    });
    expect(await contradictions()).toEqual([]);
  });

  it('are promised for a few days only, and not to those who never paid or are suspended', async () => {
    scene.clock.now = new Date(end);
    const path = `access-lines/${(await lineOf(customer)).id}/keep-on`;
    const day = (days: number) => ({ lastDay: dayOf(end, days), note: 'Asked.' });
    expect((await refused(scene, 422, 'POST', path, day(9))).errors).toHaveProperty('lastDay');
    expect((await refused(scene, 422, 'POST', path, day(-2))).errors).toHaveProperty('lastDay');
    await scene.ask('POST', 'accounts/bulk-status', {
      ids: [customer.accountId],
      status: 'SUSPENDED',
      reason: 'Fraud.',
    });
    expect(await refused(scene, 409, 'POST', path, day(2))).toMatchObject({
      error: 'The account is suspended: resume it first.',
    });
  });

  it('know when they will be cut off, and what a renewal costs', async () => {
    const line = await lineOf(customer);
    expect(line).toMatchObject({ paidUntil: end, renewalAmount: 149_000 });
    const list = () =>
      scene.ask<{ accessLines: { id: string }[] }>('GET', `access-lines?policies=ALLOW&paidUntilTo=${dayOf(end)}`);
    expect((await list()).accessLines.map(({ id }) => id)).toEqual([line.id]);
    const put = (price: number) => scene.ask('PUT', `products/${line.productId}`, { price });
    await put(155_000);
    expect((await lineOf(customer)).renewalAmount).toBe(155_000);
    await put(149_000);
  });

  describe('if too many would be cut off at once', () => {
    /** Adds lines that are on, without an end, as copies of the customer's. */
    async function addLines(wanted: number): Promise<void> {
      const line = await lineOf(customer);
      for (let at = 0; at < wanted; at += 1)
        await scene.store.transaction((tx) =>
          createRecord(
            tx,
            accessLines,
            {
              ...line,
              accountId: customer.accountId,
              username: `more-${++count}`,
              validUntil: later(end, 90),
              staticAddress: null,
            },
            scene.clock.now,
          ),
        );
    }
    const stops = () => scene.store.find(cutOffStops, { where: [{ path: 'endedAt', isNull: true }] });

    /** Confirms a stop as an administrator who has just signed in, because the clock has moved. */
    const confirm = async (id = '') =>
      scene.call('POST', `cut-off-stops/${id}/confirm`, { token: await scene.signIn('admin') });

    it('nobody is until a person confirms it', async () => {
      const others = [];
      for (let at = 0; at < 4; at += 1) others.push(await connected());
      await addLines(20);
      await look(end, -1);
      expect(await stops()).toEqual([]);
      const last = await connected();
      await scene.store.update(accessLines, (await lineOf(last)).id, { validUntil: end });
      await look(end, -0.9);
      const [stop] = await stops();
      expect(stop).toMatchObject({ endingLines: 6, activeLines: 26, mostPercent: 20 });
      expect((await holdsOf(customer)).map(({ reason }) => reason)).toEqual(['MASS_CUT_OFF']);
      // They paid some seconds apart.
      await runExpiry(scene, later(end, 0.0002));
      for (const each of [customer, ...others]) expect(await isOn(later(end, 20), each)).toBe(true);
      expect(await confirm(stop?.id)).toMatchObject({ status: 200, body: { cutOffStop: { id: stop?.id } } });
      await holdLines(scene.deps);
      expect(await holdsOf(customer)).toMatchObject([{ status: 'RELEASED' }]);
      for (const each of [customer, ...others]) expect(await lineOf(each)).toMatchObject({ policy: 'PAY_ONLY' });
      expect(await stops()).toEqual([]);
      expect(await confirm(stop?.id)).toMatchObject({
        ...{ status: 409, body: { error: 'These cut-offs are confirmed already.' } },
      });
      const { id, paidUntil } = await lineOf(last);
      await scene.store.update(accessLines, id, { validUntil: paidUntil });
      expect(await contradictions()).toEqual([]);
    });

    it('the doubtful ones stay on when it is confirmed', async () => {
      for (let at = 0; at < 4; at += 1) await connected();
      await addLines(20);
      await startRenewal(scene, customer.accountId);
      const last = await connected();
      await scene.store.update(accessLines, (await lineOf(last)).id, { validUntil: end });
      await look(end, -1);
      await runExpiry(scene, end);
      await look(end, 70);
      const [stop] = await stops();
      expect((await confirm(stop?.id)).status).toBe(200);
      await holdLines(scene.deps);
      expect((await holdsOf(customer)).map(({ reason, status }) => [reason, status])).toEqual(
        expect.arrayContaining([['MASS_CUT_OFF', 'RELEASED']]),
      );
    });
  });
});
