import { expect, it } from 'vitest';
import { quoteOf } from './renewalQuote';
import type { Term } from './subscriptionLine';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const product = { id: 'p1', durationDays: 30 };
const rule = {
  ...{ occasion: 'RENEWAL' as const, productId: null, minDurationDays: 1, active: true, bonusDays: 2 },
  ...{ validFrom: '2026-01-01', validUntil: null },
};
const running: Term = {
  ...{ id: 't', subscriptionNumber: 'SB-000001', status: 'ACTIVE', durationDays: 30, addedDays: 0, usedSeconds: 0 },
  ...{ startDate: '2026-03-01T06:00:00.000Z', endDate: '2026-03-31T06:00:00.000Z', paidAt: '2026-03-01T06:00:00.000Z' },
};
const waiting: Term = { ...running, id: 'w', status: 'CREATED', startDate: null, endDate: null };

it.each([
  ['follows what runs', [running], [], 0, '2026-04-30T06:00:00.000Z'],
  ['follows what waits behind what runs', [running, waiting], [], 0, '2026-05-30T06:00:00.000Z'],
  ['counts the bonus', [running], [rule], 2, '2026-05-02T06:00:00.000Z'],
  ['begins now where nothing is paid for', [], [], 0, '2026-04-13T09:00:00.000Z'],
  [
    'begins now where what ran is over, not marked yet',
    [{ ...running, endDate: '2026-03-10T06:00:00.000Z' }],
    [],
    0,
    '2026-04-13T09:00:00.000Z',
  ],
  ['does not know its end behind what waits for the connection', [waiting], [], 0, null],
] as const)('a renewal %s', (_what, line, bonusRules, bonusDays, endsAt) => {
  const asked = { product, line: [...line], bonusRules: [...bonusRules], isFirst: false };
  expect(quoteOf(asked, NOW)).toEqual({ productId: 'p1', durationDays: 30, bonusDays, endsAt });
});

it('gives a first payment the bonus of first payments, not that of renewals', () => {
  const first = { ...rule, occasion: 'FIRST_PAYMENT' as const, bonusDays: 7 };
  const asked = { product, line: [], bonusRules: [rule, first] };
  expect(quoteOf({ ...asked, isFirst: true }, NOW).bonusDays).toBe(7);
  expect(quoteOf({ ...asked, isFirst: false }, NOW).bonusDays).toBe(2);
});
