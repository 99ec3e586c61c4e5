import { beforeEach, describe, expect, it } from 'vitest';
import { brand } from '../../contract/brand';
import { queryString } from '../../contract/client/address';
import { CLEARING_ACCOUNTS, type JournalAccount } from '../../contract/ledger/chart';
import type { Answers } from '../../resources/catalogue/actions';
import { RENEWALS } from '../../resources/language/renewal';
import { atProvider, deferred, earned, refundsPayable, takings, upTo } from '../../resources/ledger/metrics';
import { type Days, type Figure, queryOf } from '../../resources/metrics/Figure';
import { refunded } from '../../resources/payments/metrics';
import { activeLines, ended, linesAtMidnight, notRenewed, renewedOnTime } from '../../resources/subscriptions/metrics';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { post } from '../../server/ledger/post';
import { dayEnd, mrrOf } from '../../server/ledger/rules/ledgerFigures';
import type { Move } from '../../server/ledger/rules/paymentBalance';
import { dayAfter, dayAt } from '../../server/rules/days';
import { renewalOf } from '../../server/subscriptions/rules/renewals';
import { onPostgres } from '../payments/stores';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';
import { expectForReadersOfTheLedger } from './readers';

type Figures = Answers['readLedgerFigures'];
type Row = Record<string, number>;
const FEBRUARY: Days = { from: '2026-02-01', to: '2026-02-28' };

onPostgres('the figures of money', (store) => {
  let world: World;
  let token: string;
  beforeEach(async () => {
    world = createWorld(store());
    token = await world.signIn('admin');
  });
  const ask = <T = Figures>(query: object, by: string | undefined = token) =>
    world.call<T>('GET', `ledger/figures${queryString({ ...query })}`, by ? { token: by } : {});
  const read = async (query: object) => (await ask(query)).body;

  /** Returns the trial balance at the end of a day as a function of the account, with debits positive. */
  async function closing(day: string): Promise<(account: JournalAccount) => number> {
    const { body } = await world.call<Answers['readTrialBalance']>('GET', `ledger/trial-balance?at=${dayEnd(day)}`, {
      token,
    });
    const balances = new Map(body.accounts.map(({ account, debit, credit }) => [account, debit - credit]));
    return (account) => balances.get(account) ?? 0;
  }

  /** Returns the total of the list behind a figure, and the sum of a column. */
  async function listed({ resource, ...figure }: Figure, days?: Days, sum: (row: Row) => number = () => 0) {
    const rows: Row[] = [];
    for (;;) {
      const query = { ...queryOf({ resource, ...figure }, days), limit: 200, offset: rows.length };
      const { body } = await world.call('GET', `${resource}${queryString(query)}`, { token });
      const page = Object.values(body).find(Array.isArray) as Row[];
      rows.push(...page);
      if (page.length === 0 || rows.length >= Number(body.totalRecords))
        return { total: Number(body.totalRecords), sum: rows.reduce((total, row) => total + sum(row), 0) };
    }
  }

  it.each([
    ['day', '2026-02-10', '2026-03-14', 33],
    ['month', '2025-11-20', '2026-03-14', 5],
  ] as const)('by %s tie with the trial balance', async (step, from, to, length) => {
    const { series } = await read({ from, to, step });
    expect(series).toHaveLength(length);
    expect([series[0]?.from, series.at(-1)?.to]).toEqual([from, to]);
    for (const [at, bucket] of series.entries()) {
      if (at > 0) expect(bucket.from).toBe(dayAfter(series[at - 1]?.to ?? '', 1));
      const balance = await closing(bucket.to);
      expect(bucket.deferred).toBe(0 - balance('DEFERRED_REVENUE'));
      expect(bucket.refundsPayable).toBe(0 - balance('REFUNDS_PAYABLE'));
      expect(bucket.providers).toEqual(CLEARING_ACCOUNTS.map((account) => ({ account, balance: balance(account) })));
    }
    const [before, after] = [await closing(dayAfter(from, -1)), await closing(to)];
    const sum = (of: 'received' | 'earned' | 'refunded') => series.reduce((total, each) => total + each[of], 0);
    expect(sum('earned')).toBe(before('REVENUE') - after('REVENUE'));
    // Money received and kept, or refunded, is VAT, owed, deferred or earned.
    const kept = (['VAT_PAYABLE', 'REFUNDS_PAYABLE', 'DEFERRED_REVENUE', 'REVENUE'] as const).reduce(
      (total, account) => total + before(account) - after(account),
      0,
    );
    expect(sum('received') - sum('refunded')).toBe(kept);
    for (const of of ['received', 'earned', 'refunded'] as const) expect(sum(of)).toBeGreaterThan(0);
  });

  it('equal the sums of the lists to which they lead', async () => {
    const { series } = await read({ ...FEBRUARY, step: 'month' });
    const amount = (row: Row) => row.amount ?? 0;
    expect((await listed(takings, FEBRUARY, amount)).sum).toBe(series[0]?.received);
    expect((await listed(refunded, FEBRUARY, amount)).sum).toBe(series[0]?.refunded);
    const credits = await listed(earned, FEBRUARY, ({ debit = 0, credit = 0 }) => credit - debit);
    expect(credits.sum).toBe(series[0]?.earned);
  });

  it('at the end of a day equal the balances of the lists to which they lead', async () => {
    const [month] = (await read({ ...FEBRUARY, step: 'month' })).series;
    const owed = async (figure: Figure) =>
      (await listed(figure, upTo(FEBRUARY.to), ({ debit = 0, credit = 0 }) => credit - debit)).sum;
    expect(await owed(deferred)).toBe(month?.deferred);
    expect(await owed(refundsPayable)).toBe(month?.refundsPayable);
    const providers = month?.providers ?? [];
    expect(await owed(atProvider)).toBe(0 - providers.reduce((sum, { balance }) => sum + balance, 0));
    for (const { account, balance } of providers)
      expect(await owed({ ...atProvider, filter: { accounts: account } }), account).toBe(0 - balance);
    for (const value of [month?.deferred, month?.refundsPayable, providers[0]?.balance])
      expect(value).toBeGreaterThan(0);
  });

  it('count each booking on one day of Kampala, at midnight too', async () => {
    const query = { from: '2026-06-10', to: '2026-06-12', step: 'day' };
    const received = async () => (await read(query)).series.map((day) => [day.received, day.refunded]);
    expect(await received()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    const book = (type: 'PAYMENT' | 'REVERSAL' | 'SETTLEMENT', at: string, moves: Move[]) =>
      store().transaction((tx) => post(tx, { type, description: 'Edge', moves, bookedAt: new Date(at) }, START));
    const paid = (amount: number): Move[] => [
      ['PROVIDER_MTN', amount],
      ['PROVIDER_FEES', -amount],
    ];
    await book('PAYMENT', '2026-06-09T20:59:59.999Z', paid(1));
    await book('PAYMENT', '2026-06-09T21:00:00.000Z', paid(10));
    await book('PAYMENT', '2026-06-10T20:59:59.999Z', paid(100));
    await book('PAYMENT', '2026-06-10T21:00:00.000Z', paid(1_000));
    await book('PAYMENT', '2026-06-11T00:00:00.000Z', paid(10_000));
    await book('REVERSAL', '2026-06-12T20:59:59.999Z', paid(-3));
    await book('SETTLEMENT', '2026-06-12T12:00:00.000Z', [
      ['BANK', 7],
      ['PROVIDER_MTN', -7],
    ]);
    await book('REVERSAL', '2026-06-12T21:00:00.000Z', paid(-5));
    expect(await received()).toEqual([
      [110, 0],
      [11_000, 0],
      [0, 3],
    ]);
  });

  describe('of a month', () => {
    it('follow from the lines by the rules', async () => {
      const { month } = await read({ ...FEBRUARY, step: 'month' });
      const all = await store().find(subscriptions);
      const packages = await store().find(products);
      const active = all.filter(({ status }) => status === 'ACTIVE');
      const sold = packages.map((each) => ({
        ...each,
        lines: active.filter((line) => line.productId === each.id).length,
      }));
      expect([month.from, month.to, month.activeLines]).toEqual([FEBRUARY.from, FEBRUARY.to, active.length]);
      expect(month.mrr).toBe(mrrOf(sold, brand.vat));
      expect(month.mrr).toBeGreaterThan(0);

      const linesAt = (moment: string) =>
        all.filter(({ startDate, endDate }) => startDate && endDate && startDate < moment && endDate >= moment).length;
      expect([month.linesAtStart, month.linesAtEnd]).toEqual([
        linesAt('2026-01-31T21:00:00.000Z'),
        linesAt('2026-02-28T21:00:00.000Z'),
      ]);
      expect(month.linesAtStart).toBeGreaterThan(0);
      expect(month.arpu).toBe(Math.round((2 * month.earned) / (month.linesAtStart + month.linesAtEnd)));

      const ends = all.filter(({ endDate }) => endDate && dayAt(new Date(endDate)).startsWith('2026-02'));
      const how = ends.map((each) => {
        const next = all
          .filter((other) => other.accountId === each.accountId && !other.refundedAt && other.paidAt)
          .map(({ paidAt }) => String(paidAt))
          .filter((paidAt) => paidAt > String(each.paidAt))
          .sort()[0];
        return renewalOf(String(each.endDate), next ?? null);
      });
      const [onTime = 0, late = 0, lost = 0] = RENEWALS.map((name) => how.filter((each) => each === name).length);
      expect([month.ended, month.renewedOnTime, month.notRenewed]).toEqual([ends.length, onTime, lost]);
      expect(Math.min(onTime, late, lost)).toBeGreaterThan(0);
      expect(month.onTime).toBeCloseTo((100 * onTime) / ends.length, 0);
      expect(month.churn).toBeCloseTo((100 * lost) / month.linesAtStart, 0);
    });

    it('equal the counts of the lists to which they lead', async () => {
      const { month } = await read({ ...FEBRUARY, step: 'month' });
      const total = async (figure: Figure, days?: Days) => (await listed(figure, days)).total;
      expect(month.due).toEqual(FEBRUARY);
      expect(month.decided).toEqual(FEBRUARY);
      expect(await total(activeLines)).toBe(month.activeLines);
      expect(await total(linesAtMidnight, { from: '2026-02-01', to: '2026-01-31' })).toBe(month.linesAtStart);
      expect(await total(linesAtMidnight, { from: '2026-03-01', to: '2026-02-28' })).toBe(month.linesAtEnd);
      expect(await total(ended, FEBRUARY)).toBe(month.ended);
      expect(await total(renewedOnTime, FEBRUARY)).toBe(month.renewedOnTime);
      expect(await total(notRenewed, FEBRUARY)).toBe(month.notRenewed);
    });

    it('exclude what is undecided while the month lasts', async () => {
      const { month } = await read({ from: '2026-03-14', to: '2026-03-14' });
      expect(month).toMatchObject({
        ...{ from: '2026-03-01', to: '2026-03-31', linesAtEnd: month.activeLines },
        due: { from: '2026-03-01', to: '2026-03-13' },
        decided: { from: '2026-03-01', to: '2026-03-06' },
      });
      const later = await read({ from: '2026-06-01', to: '2026-06-30', step: 'month' });
      expect(later.month).toMatchObject({ due: null, decided: null, ended: 0, onTime: null, churn: null });
    });
  });

  it('recognise a renewal to the millisecond, and ignore a refunded one', async () => {
    const all = await store().find(subscriptions, { where: [{ path: 'refundedAt', isNull: true }] });
    const byPayment = all
      .filter(({ paidAt }) => paidAt)
      .sort((a, b) => String(a.paidAt).localeCompare(String(b.paidAt)));
    const last = byPayment.findLast((each) =>
      byPayment.some((other) => other.accountId === each.accountId && other.id !== each.id),
    );
    const before = byPayment.findLast((each) => each.accountId === last?.accountId && each.id !== last?.id);
    if (!last || !before) throw new Error('Nobody has renewed.');
    await store().update(subscriptions, before.id, {
      endDate: '2026-03-05T09:00:00.000Z',
      paidAt: '2026-02-03T09:00:00.000Z',
    });
    const renewedAt = async (paidAt: string, refundedAt: string | null = null) => {
      await store().update(subscriptions, last.id, { paidAt, refundedAt });
      const query = (renewals: string) => `subscriptions${queryString({ ids: before.id, renewals })}`;
      const replies = await Promise.all(RENEWALS.map((name) => world.call('GET', query(name), { token })));
      return replies.map(({ body }) => body.totalRecords);
    };
    expect(await renewedAt('2026-02-04T09:00:00.000Z')).toEqual([1, 0, 0]);
    expect(await renewedAt('2026-03-05T20:59:59.999Z')).toEqual([1, 0, 0]);
    expect(await renewedAt('2026-03-05T21:00:00.000Z')).toEqual([0, 1, 0]);
    expect(await renewedAt('2026-03-12T20:59:59.999Z')).toEqual([0, 1, 0]);
    expect(await renewedAt('2026-03-12T21:00:00.000Z')).toEqual([0, 0, 1]);
    expect(await renewedAt('2026-03-05T20:00:00.000Z', '2026-03-06T09:00:00.000Z')).toEqual([0, 0, 1]);
    const { body } = await world.call('GET', `subscriptions?ids=${before.id}&renewals=ON_TIME,NOT_RENEWED`, { token });
    expect(body.totalRecords).toBe(1);
  });

  it('require permission to read the ledger', async () => {
    await expectForReadersOfTheLedger(world, [`ledger/figures${queryString({ ...FEBRUARY })}`]);
  });

  it.each([
    [422, { from: '2026-02-02', to: '2026-02-01' }, { to: 'must be the first day or later' }],
    [422, { from: '2026-01-01', to: '2026-03-02' }, { to: 'makes the period longer than 60 days' }],
    [422, { from: '2021-03-31', to: '2026-03-01', step: 'month' }, { to: 'makes the period longer than 60 months' }],
    [400, { from: '2026-02-30', to: '2026-03-01' }, { from: 'must be a day such as 2026-03-14' }],
    [400, { from: '2026-02-01' }, { to: 'is required' }],
    [400, { ...FEBRUARY, step: 'year' }, { step: 'must be one of: day, month' }],
  ])('refuse with %i %j', async (status, query, errors) => {
    const reply = await ask<{ errors: object }>(query);
    expect([reply.status, reply.body.errors]).toEqual([status, errors]);
  });
});
