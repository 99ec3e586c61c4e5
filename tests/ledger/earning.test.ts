import { beforeEach, describe, expect, it } from 'vitest';
import type { JournalAccount } from '../../contract/ledger/chart';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { journalLines } from '../../resources/ledger/journalLines';
import { paymentBalances } from '../../resources/ledger/systemTables';
import { recognizeRevenue } from '../../server/ledger/jobs/recognizeRevenue';
import { approved, paidOrder, step } from '../payments/clerks';
import { PRODUCT } from '../payments/orders';
import { onPostgres } from '../payments/stores';
import {
  type Customer,
  DAY,
  onlineCustomer,
  openScene,
  payingCustomer,
  runExpiry,
  type Scene,
} from '../subscriptions/scene';

const NET = PRODUCT.price - PRODUCT.vat;

onPostgres('revenue recognition', (store) => {
  let scene: Scene;
  beforeEach(async () => {
    // Excludes revenue of earlier tests and the demo data.
    for (const { id } of await store().find(paymentBalances, { where: [{ path: 'earnDueAt', isNull: false }] }))
      await store().update(paymentBalances, id, { earnDueAt: null });
    scene = await openScene(store());
  });

  const balanceOf = async (paymentId: string) => {
    const [found] = await store().find(paymentBalances, { where: [{ path: 'paymentId', in: [paymentId] }] });
    if (!found) throw new Error('The payment has no balance.');
    return found;
  };
  const linesOf = async (where: { type?: string; paymentId?: string }) => {
    const conditions = [
      ...(where.type ? [{ path: 'type', in: [where.type] } as const] : []),
      ...(where.paymentId ? [{ path: 'paymentId', in: [where.paymentId] } as const] : []),
      { path: 'dateCreated', from: '2026-03-14T09:00:00.000Z' } as const,
    ];
    const entries = await store().find(journalEntries, {
      where: conditions,
      sort: { path: 'entryNumber', ascending: true },
    });
    return Promise.all(
      entries.map(async ({ id, bookedAt, description }) => {
        const lines = await store().find(journalLines, { where: [{ path: 'entryId', in: [id] }] });
        const moves = lines.map(({ account, debit, credit }): [JournalAccount, number] => [account, debit - credit]);
        return { bookedAt, description, moves: Object.fromEntries(moves) };
      }),
    );
  };
  /** Runs the job just after a moment. */
  const earnAt = async (moment: string) => {
    scene.clock.now = new Date(moment);
    return recognizeRevenue(scene.deps);
  };
  /** Returns the lines of revenue entries since the start of the test day. */
  const earnings = () => linesOf({ type: 'EARNING' });
  let seen = 0;
  const newEarnings = async () => {
    const all = await earnings();
    const fresh = all.slice(seen);
    seen = all.length;
    return fresh;
  };

  it('begins with the payment: clearing is debited, VAT and deferred revenue are credited', async () => {
    const { paymentId } = await payingCustomer(scene);
    expect(await linesOf({ paymentId })).toEqual([
      {
        bookedAt: scene.clock.now.toISOString(),
        description: expect.stringMatching(/^Payment PAY-\d+$/),
        moves: { PROVIDER_MTN: PRODUCT.price, VAT_PAYABLE: -PRODUCT.vat, DEFERRED_REVENUE: -NET },
      },
    ]);
    expect(await balanceOf(paymentId)).toMatchObject({
      ...{ received: PRODUCT.price, bought: PRODUCT.price, refunded: 0, vat: PRODUCT.vat },
      ...{ owed: 0, deferred: NET, earned: 0, earnDueAt: '2026-03-14T21:00:00.000Z' },
    });
  });

  it('debits the clearing account of the carrier that the provider reports', async () => {
    const { attempt } = await paidOrder(scene, 'Visa');
    const [entry] = await linesOf({ paymentId: attempt.paymentId });
    expect(entry?.moves).toHaveProperty('PROVIDER_CARD', PRODUCT.price);
  });

  it('recognises a day’s share after midnight in Kampala, not a millisecond before, and once', async () => {
    await newEarnings();
    // Activated a second after noon, for 30 days.
    const { paymentId } = await onlineCustomer(scene);
    expect(await earnAt('2026-03-14T21:00:00.000Z')).toBe(0);
    expect(await earnAt('2026-03-14T21:00:00.001Z')).toBe(1);
    expect(await recognizeRevenue(scene.deps)).toBe(0);
    const share = Math.round((NET * (12 * 3600 - 1)) / (30 * 86_400));
    expect(await newEarnings()).toEqual([
      {
        bookedAt: '2026-03-14T20:59:59.999Z',
        description: 'Revenue of 14 Mar 2026',
        moves: { DEFERRED_REVENUE: share, REVENUE: -share },
      },
    ]);
    expect(await balanceOf(paymentId)).toMatchObject({
      ...{ earned: share, deferred: NET - share, earnDueAt: '2026-03-15T21:00:00.000Z' },
    });
  });

  it('catches up day by day, and has recognised everything to the shilling after the last day', async () => {
    await newEarnings();
    const { paymentId } = await onlineCustomer(scene);
    await earnAt('2026-03-18T06:00:00.000Z');
    const days = await newEarnings();
    expect(days.map(({ description }) => description)).toEqual(
      ['14', '15', '16', '17'].map((day) => `Revenue of ${day} Mar 2026`),
    );
    const perDay = NET / 30;
    for (const { moves } of days.slice(1)) expect(Math.abs((moves.DEFERRED_REVENUE ?? 0) - perDay)).toBeLessThan(1);
    await earnAt('2026-04-20T06:00:00.000Z');
    expect(await balanceOf(paymentId)).toMatchObject({ earned: NET, deferred: 0, earnDueAt: null });
    expect((await newEarnings()).at(-1)?.description).toBe('Revenue of 13 Apr 2026');
  });

  it('recognises nothing before the connection is activated, nor while it is paused', async () => {
    const { subscriptionId, paymentId } = await onlineCustomer(scene);
    const waiting = await payingCustomer(scene);
    await earnAt('2026-03-15T06:00:00.000Z');
    await scene.ask('PUT', `subscriptions/${subscriptionId}`, { status: 'INACTIVE' });
    await earnAt('2026-03-16T06:00:00.000Z');
    const { earned } = await balanceOf(paymentId);
    expect(Math.abs(earned - (NET * 21) / (24 * 30))).toBeLessThan(2);
    await earnAt('2026-03-25T06:00:00.000Z');
    expect((await balanceOf(paymentId)).earned).toBe(earned);
    expect((await balanceOf(waiting.paymentId)).earned).toBe(0);
  });

  it('spreads the deferred amount over added days', async () => {
    const { subscriptionId, paymentId } = await onlineCustomer(scene);
    await earnAt('2026-03-24T06:00:00.000Z');
    const before = await balanceOf(paymentId);
    await scene.ask('POST', 'extensions', { subscriptionId, days: 5, reason: 'Two evenings without service' });
    await earnAt('2026-03-25T06:00:00.000Z');
    const after = await balanceOf(paymentId);
    const left = 30 - 9.5 + 5;
    expect(Math.abs(after.earned - before.earned - before.deferred / left)).toBeLessThan(1);
    await earnAt('2026-04-25T06:00:00.000Z');
    expect(await balanceOf(paymentId)).toMatchObject({ earned: NET, deferred: 0 });
  });

  it('recognises the rest of a subscription that ends early', async () => {
    const { subscriptionId, paymentId } = await onlineCustomer(scene);
    const ending = { ids: [subscriptionId], status: 'TERMINATED', reason: 'Moved away.' };
    await scene.ask('POST', 'subscriptions/bulk-status', ending);
    await earnAt('2026-03-15T06:00:00.000Z');
    expect(await balanceOf(paymentId)).toMatchObject({ earned: NET, deferred: 0, earnDueAt: null });
  });

  describe('a refund', () => {
    const refund = async ({ paymentId }: Pick<Customer, 'paymentId'>, amount: number) => {
      const { id } = await approved(scene, paymentId, amount);
      await step(scene, id, 'submit');
      return step(scene, id, 'effect', { payoutReference: `OUT ${id}` });
    };

    it('of a part reduces the deferred revenue, and the remaining days earn less', async () => {
      const { attempt } = await paidOrder(scene, 'Visa');
      expect((await refund(attempt, 59_000)).status).toBe(200);
      const vat = Math.round((90_000 * 18) / 118);
      expect(await balanceOf(attempt.paymentId)).toMatchObject({ refunded: 59_000, vat, deferred: 90_000 - vat });
      const [, entry] = await linesOf({ paymentId: attempt.paymentId });
      expect(entry?.moves).toEqual({
        ...{ PROVIDER_CARD: -59_000, VAT_PAYABLE: PRODUCT.vat - vat },
        DEFERRED_REVENUE: NET - (90_000 - vat),
      });
    });

    it('of the whole payment also takes back the recognised revenue', async () => {
      const { paymentId } = await onlineCustomer(scene);
      await runExpiry(scene, new Date(scene.clock.now.getTime() + 3 * DAY).toISOString());
      await recognizeRevenue(scene.deps);
      const { earned } = await balanceOf(paymentId);
      expect(earned).toBeGreaterThan(0);
      await refund({ paymentId }, PRODUCT.price);
      expect(await balanceOf(paymentId)).toMatchObject({
        ...{ refunded: PRODUCT.price, vat: 0, owed: 0, deferred: 0, earned: 0, earnDueAt: null },
      });
    });
  });
});
