import { describe, expect, it } from 'vitest';
import { dayAfter, formatsOf, toIsoDay } from '../../i18n/formats';
import { bucketTip, daysOfMonthBefore, faultIn, PERIODS, periodBuckets } from './period';

describe('the day in Africa/Kampala', () => {
  it.each([
    ['2026-02-28T20:59:59.999Z', '2026-02-28'],
    ['2026-02-28T21:00:00.000Z', '2026-03-01'],
    ['2025-12-31T21:00:00.000Z', '2026-01-01'],
    ['2028-02-28T22:00:00.000Z', '2028-02-29'],
  ])('at %s is %s', (moment, day) => {
    expect(toIsoDay(Date.parse(moment))).toBe(day);
  });

  it.each([
    ['2026-03-01', '2026-02-28'],
    ['2028-03-01', '2028-02-29'],
    ['2026-01-01', '2025-12-31'],
  ])('before %s is %s', (day, before) => {
    expect(dayAfter(day, -1)).toBe(before);
  });
});

it.each([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['week', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['month', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['month', '2026-03-31', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['twelveMonths', '2026-03-31', '2025-04-01', '2026-03-31'],
] as const)('the period %s on %s is from %s to %s', (name, today, from, to) => {
  expect(PERIODS[name].daysOf(today)).toEqual({ from, to });
});

describe('a chart’s buckets', () => {
  const cut = (from: string, to: string) => {
    const { step, buckets } = periodBuckets({ from, to }) ?? { buckets: [] };
    return [step, buckets.length, buckets[0], buckets.at(-1)];
  };

  it.each([
    ['one day', '2026-03-14', '2026-03-14', 'day', 1, '2026-03-14', '2026-03-14'],
    ['31 days', '2026-01-01', '2026-01-31', 'day', 31, '2026-01-01', '2026-01-31'],
    ['32 days, by month', '2026-01-01', '2026-02-01', 'month', 2, '2026-01-31', '2026-02-01'],
    ['months cut at both ends', '2025-11-20', '2026-02-10', 'month', 4, '2025-11-30', '2026-02-01'],
    ['years', '2022-06-01', '2026-02-10', 'year', 5, '2022-12-31', '2026-01-01'],
  ] as const)('%s', (_, from, to, step, count, firstEnds, lastStarts) => {
    expect(cut(from, to)).toEqual([step, count, { from, to: firstEnds }, { from: lastStarts, to }]);
  });

  it('contain each day exactly once', () => {
    const { buckets = [] } = periodBuckets({ from: '2025-01-31', to: '2026-03-01' }) ?? {};
    for (const [at, { from }] of buckets.entries()) if (at > 0) expect(buckets[at - 1]?.to).toBe(dayAfter(from, -1));
  });
});

it.each([
  [{ from: '', to: '2026-03-01' }, 'dashboard.chooseDays'],
  [{ from: '2026-02-30', to: '2026-03-01' }, 'dashboard.chooseDays'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'dashboard.lastBeforeFirst'],
  [{ from: '1900-01-01', to: '2026-03-01' }, 'dashboard.tooManyYears'],
  [{ from: '2026-03-01', to: '2026-03-01' }, undefined],
])('the problem with %j is %s', (days, fault) => {
  expect(faultIn(days)).toBe(fault);
});

it.each([
  ['2026-02-28', undefined],
  ['2026-03-01', 'dashboard.tooManyYears'],
])('with a limit of five years and a start in March 2021, the problem with the last day %s is %s', (to, fault) => {
  expect(faultIn({ from: '2021-03-31', to }, 5)).toBe(fault);
});

describe('the days of the month before', () => {
  const daysOf = (from: string, to: string) => daysOfMonthBefore({ from, to })?.map((each) => each?.from ?? null);

  it('are the same days, without those that it did not have', () => {
    expect(daysOf('2026-03-01', '2026-03-02')).toEqual(['2026-02-01', '2026-02-02']);
    expect(daysOf('2026-03-01', '2026-03-31')?.slice(27)).toEqual(['2026-02-28', null, null, null]);
    expect(daysOf('2028-03-01', '2028-03-31')?.slice(27)).toEqual(['2028-02-28', '2028-02-29', null, null]);
    expect(daysOf('2026-01-01', '2026-01-31')?.at(-1)).toBe('2025-12-31');
  });

  it('are only those of one month from its first day', () => {
    expect(daysOf('2026-03-02', '2026-03-08')).toBeUndefined();
    expect(daysOf('2026-03-01', '2026-04-01')).toBeUndefined();
  });
});

it('a day has its weekday in the chart’s tooltip', () => {
  const { formatDayIn } = formatsOf('en');
  const days = { from: '2026-03-14', to: '2026-03-14' };
  expect(bucketTip(days, 'day', formatDayIn)).toBe('Saturday, 14 Mar');
  expect(bucketTip(days, 'month', formatDayIn)).toBe('Mar 2026');
});
