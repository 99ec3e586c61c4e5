import { expect, it } from 'vitest';
import { PAYOUT_STATUSES } from './commissions';
import { paidOnRefusal, payoutStepRefusal, payoutSteps, prepareRefusal } from './payout';

it('offers the steps of each status', () => {
  expect(PAYOUT_STATUSES.map(payoutSteps)).toEqual([['approve', 'cancel'], ['pay', 'cancel'], [], []]);
});

it('lets anyone but the person who prepared it approve it', () => {
  const payout = { status: 'PREPARED', preparedById: 'ann' } as const;
  expect(payoutStepRefusal(payout, 'approve', 'ann')?.code).toBe('forbidden');
  expect(payoutStepRefusal(payout, 'approve', null)?.code).toBe('forbidden');
  expect(payoutStepRefusal(payout, 'approve', 'ben')).toBeNull();
  expect(payoutStepRefusal(payout, 'cancel', 'ann')).toBeNull();
});

it.each([
  ['PREPARED', 'pay'],
  ['APPROVED', 'approve'],
  ['PAID', 'pay'],
  ['PAID', 'cancel'],
  ['CANCELLED', 'pay'],
] as const)('refuses a payout that is %s the step %s', (status, step) => {
  expect(payoutStepRefusal({ status, preparedById: 'ann' }, step, 'ben')?.code).toBe('conflict');
});

it.each([
  ['2026-03-14', 1, null],
  ['2026-03-15', 1, 'invalid'],
  ['2026-03-14', 0, 'conflict'],
  ['2026-03-14', -1, 'conflict'],
])('prepares commissions up to %s that sum to %i: %s', (upTo, amount, code) => {
  expect(prepareRefusal(upTo, '2026-03-14', amount)?.code ?? null).toBe(code);
});

it.each([
  ['2026-03-09', 'invalid'],
  ['2026-03-10', null],
  ['2026-03-14', null],
  ['2026-03-15', 'invalid'],
])('a payout approved on 10 March was paid on %s, as of 14 March: %s', (paidOn, code) => {
  expect(paidOnRefusal(paidOn, '2026-03-10', '2026-03-14')?.code ?? null).toBe(code);
});
