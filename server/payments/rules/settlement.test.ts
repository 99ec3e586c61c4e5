import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_REVIEWS, PAYMENT_STATUSES } from '../../../contract/statuses';
import { BACKOFF } from '../../rules/backoff';
import type { ProviderOutcome, ProviderStatus } from '../../rules/ProviderStatus';
import { CHECK_PAUSES, nextCheckAfter, nextCheckUnanswered, REFUSAL_PATIENCE, settlementOf } from './settlement';

type Attempt = Parameters<typeof settlementOf>[0];

const attempt: Attempt = {
  id: 'attempt-1',
  amount: 149_000,
  currency: 'UGX',
  status: 'PENDING',
  review: null,
  paidAt: null,
};
const report: ProviderStatus = {
  outcome: 'COMPLETED',
  trackingId: 'tracking-1',
  merchantReference: 'attempt-1',
  amount: 149_000,
  currency: 'UGX',
  confirmationCode: 'C1',
  paymentMethod: 'MTNUG',
  paymentAccount: null,
  message: null,
};
const decide = (more: Partial<Attempt>, told: Partial<ProviderStatus>) =>
  settlementOf({ ...attempt, ...more }, { ...report, ...told });

describe('the effect of a report on an attempt', () => {
  it.each([
    ['NEW', 'PENDING', 'wait'],
    ['NEW', 'COMPLETED', 'credit'],
    ['NEW', 'FAILED', 'fail'],
    ['NEW', 'REVERSED', 'fail'],
    ['PENDING', 'PENDING', 'wait'],
    ['PENDING', 'COMPLETED', 'credit'],
    ['PENDING', 'FAILED', 'fail'],
    ['PENDING', 'REVERSED', 'fail'],
    ['FAILED', 'PENDING', 'none'],
    ['FAILED', 'COMPLETED', 'credit'],
    ['FAILED', 'FAILED', 'none'],
    ['FAILED', 'REVERSED', 'none'],
    ['SUCCESSFUL', 'PENDING', 'none'],
    ['SUCCESSFUL', 'COMPLETED', 'none'],
    ['SUCCESSFUL', 'FAILED', 'none'],
    ['SUCCESSFUL', 'REVERSED', 'reverse'],
  ] as const)('%s and %s: %s', (status, outcome, action) => {
    expect(decide({ status }, { outcome }).action).toBe(action);
  });

  it('is defined for every status and outcome', () => {
    const outcomes: ProviderOutcome[] = ['PENDING', 'COMPLETED', 'FAILED', 'REVERSED'];
    expect(PAYMENT_STATUSES.length * outcomes.length).toBe(16);
  });
});

describe('a success that does not match is held', () => {
  it.each([
    ['one shilling less', { amount: 148_999 }, 'AMOUNT_MISMATCH'],
    ['one shilling more', { amount: 149_001 }, 'AMOUNT_MISMATCH'],
    ['a fraction more', { amount: 149_000.01 }, 'AMOUNT_MISMATCH'],
    ['no amount', { amount: null }, 'AMOUNT_MISMATCH'],
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['its currency in small letters', { currency: 'ugx' }, 'CURRENCY_MISMATCH'],
    ['no currency', { currency: null }, 'CURRENCY_MISMATCH'],
    ['another reference', { merchantReference: 'attempt-2' }, 'REFERENCE_MISMATCH'],
    ['its reference and a blank', { merchantReference: 'attempt-1 ' }, 'REFERENCE_MISMATCH'],
    ['no reference', { merchantReference: null }, 'REFERENCE_MISMATCH'],
  ] as const)('with %s', (_how, told, review) => {
    expect(decide({}, told)).toEqual({ action: 'hold', review });
    expect(decide({ status: 'FAILED' }, told)).toEqual({ action: 'hold', review });
  });

  it('held before: the same report changes nothing, another mismatch changes the reason, a match credits it', () => {
    const review = 'AMOUNT_MISMATCH';
    expect(decide({ review }, { amount: 1 })).toEqual({ action: 'none' });
    expect(decide({ review }, { currency: 'USD' })).toEqual({ action: 'hold', review: 'CURRENCY_MISMATCH' });
    expect(decide({ review }, {})).toEqual({ action: 'credit' });
  });

  it('also if it was credited before and reversed', () => {
    const reversed = { status: 'FAILED', paidAt: '2026-03-14T09:00:00.000Z' } as const;
    expect(decide(reversed, {})).toEqual({ action: 'hold', review: 'UNRESOLVED' });
    expect(decide({ ...reversed, review: 'UNRESOLVED' }, {})).toEqual({ action: 'none' });
    expect(decide({ ...reversed, paidAt: null }, {})).toEqual({ action: 'credit' });
  });

  it('until it fails or is reversed at the provider', () => {
    for (const outcome of ['FAILED', 'REVERSED'] as const)
      for (const status of ['PENDING', 'FAILED'] as const)
        expect(decide({ status, review: 'AMOUNT_MISMATCH' }, { outcome }).action).toBe('fail');
  });
});

describe('a failure', () => {
  it('has the provider’s message, or ours if there is none', () => {
    const told = (outcome: ProviderOutcome, message: string | null) => decide({}, { outcome, message });
    expect(told('FAILED', 'Insufficient funds')).toEqual({ action: 'fail', message: 'Insufficient funds' });
    expect(told('FAILED', null)).toEqual({ action: 'fail', message: 'The payment was declined.' });
    expect(told('FAILED', '')).toEqual({ action: 'fail', message: 'The payment was declined.' });
    expect(told('REVERSED', null)).toEqual({ action: 'fail', message: 'The payment was reversed.' });
  });
});

describe('any report', () => {
  const near = fc.oneof(fc.constant(149_000), fc.integer({ min: 148_998, max: 149_002 }), fc.constant(null));
  const attempts = fc.record<Attempt>({
    id: fc.constantFrom('attempt-1', 'attempt-2'),
    amount: fc.constantFrom(149_000, 149_001),
    currency: fc.constantFrom('UGX', 'USD'),
    status: fc.constantFrom(...PAYMENT_STATUSES),
    review: fc.constantFrom(null, ...PAYMENT_REVIEWS),
    paidAt: fc.constantFrom(null, '2026-03-14T09:00:00.000Z'),
  });
  const reports = fc.record({
    outcome: fc.constantFrom<ProviderOutcome>('PENDING', 'COMPLETED', 'FAILED', 'REVERSED'),
    merchantReference: fc.constantFrom('attempt-1', 'attempt-2', null),
    amount: near,
    currency: fc.constantFrom('UGX', 'USD', null),
  });
  const always = (holds: (given: Attempt, told: ProviderStatus, action: string) => boolean) =>
    fc.assert(
      fc.property(attempts, reports, (given, some) => {
        const told = { ...report, ...some };
        return holds(given, told, settlementOf(given, told).action);
      }),
      { numRuns: 2_000 },
    );

  it('credits only completed payments with the attempt’s reference, amount and currency', () =>
    always((given, told, action) => {
      const fits =
        told.merchantReference === given.id && told.amount === given.amount && told.currency === given.currency;
      return action !== 'credit' || (fits && told.outcome === 'COMPLETED');
    }));

  it('credits nothing twice', () =>
    always((given, _told, action) => action !== 'credit' || (given.status !== 'SUCCESSFUL' && given.paidAt === null)));

  it('reverses only credited payments, and only for a reversal', () =>
    always((given, told, action) => {
      const reversal = given.status === 'SUCCESSFUL' && told.outcome === 'REVERSED';
      return (action === 'reverse') === reversal;
    }));

  it('never ends an attempt if it is "pending"', () =>
    always((_given, told, action) => told.outcome !== 'PENDING' || action === 'wait' || action === 'none'));
});

describe('the next status check', () => {
  const now = new Date('2026-03-14T09:00:00.000Z');
  it.each([
    [0, '2026-03-14T09:00:15.000Z'],
    [1, '2026-03-14T09:01:00.000Z'],
    [2, '2026-03-14T09:05:00.000Z'],
    [3, '2026-03-14T09:15:00.000Z'],
    [4, '2026-03-14T10:00:00.000Z'],
    [5, '2026-03-15T09:00:00.000Z'],
  ])('after %i checks is due at %s', (checks, at) => {
    expect(nextCheckAfter(checks, now)?.toISOString()).toBe(at);
  });

  it.each([6, 7, 100, -1])('after %i checks does not exist: a person takes over', (checks) => {
    expect(nextCheckAfter(checks, now)).toBeNull();
    expect(CHECK_PAUSES).toHaveLength(6);
  });
});

describe('a check without an answer', () => {
  const NOON = new Date('2026-03-14T12:00:00.000Z');
  const nextAfter = (kind: Parameters<typeof nextCheckUnanswered>[0], waited: number) =>
    nextCheckUnanswered(kind, new Date(NOON.getTime() - waited), NOON);
  const longest = new Date(NOON.getTime() + BACKOFF.payment.most);

  it('is repeated without end if the provider is unreachable', () => {
    expect(nextAfter('unreachable', REFUSAL_PATIENCE)).toEqual(longest);
    expect(nextAfter('unreachable', 100 * REFUSAL_PATIENCE)).toEqual(longest);
  });

  it.each(['refused', 'fault'] as const)(
    'that was %s is repeated for less than a day, then left to a person',
    (kind) => {
      expect(nextAfter(kind, REFUSAL_PATIENCE - 1)).toEqual(longest);
      expect(nextAfter(kind, REFUSAL_PATIENCE)).toBeNull();
    },
  );
});
