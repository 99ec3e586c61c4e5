import { expect, it } from 'vitest';
import { allPaused, endFrom, lineAt } from '../../subscriptions/rules/subscriptionLine';
import { openingTerm } from './openingTerm';

const NOW = new Date('2026-03-14T09:00:00Z');
const at = (end: string, days = 30) => openingTerm(end, days, NOW);
/** Returns the same for a subscription that runs. */
const running = (end: string) => {
  const { term } = at(end);
  if (term.startDate === null) throw new Error(`${end} is not running.`);
  return { ...term, startDate: term.startDate, id: '1', subscriptionNumber: 'SB-1' };
};

it.each([
  ['2026-03-14T20:59:59.000Z', 'ACTIVE', 1, 30],
  ['2026-04-02T20:59:59.000Z', 'ACTIVE', 19, 30],
  ['2026-06-30T20:59:59.000Z', 'ACTIVE', 108, 109],
  ['2026-03-14T09:00:00.001Z', 'ACTIVE', 1, 30],
  ['2026-03-14T09:00:00.000Z', 'EXPIRED', 0, 30],
  ['2025-12-31T20:59:59.000Z', 'EXPIRED', 0, 30],
])(
  'opens a subscription that is paid until %s as %s, with %d days left of %d',
  (end, status, daysLeft, durationDays) => {
    const opened = at(end);
    expect(opened).toMatchObject({ daysLeft, term: { status, endDate: end, durationDays, addedDays: 0 } });
    expect(endFrom(opened.term, running(end).startDate)).toBe(end);
  },
);

it.each(['2026-03-14T20:59:59.000Z', '2026-04-02T20:59:59.000Z', '2027-03-14T20:59:59.000Z'])(
  'keeps the days until %s over a pause, however many',
  (end) => {
    const [resting] = allPaused(lineAt([running(end)], NOW), NOW);
    expect(resting && endFrom(resting, NOW)).toBe(end);
    const { term, accountStatus } = openingTerm(end, 30, NOW, true);
    expect([accountStatus, term]).toMatchObject(['SUSPENDED', { status: 'INACTIVE', endDate: null, remindAt: null }]);
    expect(endFrom(term, NOW)).toBe(end);
  },
);

it('has expired for a customer without service whose days have passed', () =>
  expect(openingTerm('2026-03-01T20:59:59.000Z', 30, NOW, true)).toMatchObject({
    ...{ accountStatus: 'INACTIVE', term: { status: 'EXPIRED', pausedWithAccount: false } },
  }));

it('sets a reminder for an end more than three days away', () => {
  expect(at('2026-04-02T20:59:59.000Z').term.remindAt).toBe('2026-03-30T20:59:59.000Z');
  expect(at('2026-03-16T20:59:59.000Z').term.remindAt).toBeNull();
});
