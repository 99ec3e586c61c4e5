import { describe, expect, it } from 'vitest';
import { manualRefusal, OLDEST_PAYMENT } from './manualPayment';

type Attempt = Parameters<typeof manualRefusal>[1][number];

const NOW = new Date('2026-03-14T09:00:00.000Z');
const form = { status: 'NEW', amount: 149_000 } as const;
const attempt: Attempt = { reference: 'PAY-000001', status: 'FAILED', review: null, nextCheckAt: null };
const at = (ago: number) => new Date(NOW.getTime() - ago).toISOString();
const refuse = (paid: object, attempts: Attempt[] = [], more: object = {}) =>
  manualRefusal({ ...form, ...more }, attempts, { amount: 149_000, ...paid }, NOW);

describe('a manual payment', () => {
  it('must equal the price of the form', () => {
    expect(refuse({})).toBeNull();
    for (const amount of [148_999, 149_001]) expect(refuse({ amount })?.errors?.amount).toContain('must be 149000');
  });

  it('must be at most a year old, and not in the future', () => {
    for (const ago of [0, OLDEST_PAYMENT]) expect(refuse({ paidAt: at(ago) })).toBeNull();
    for (const ago of [-1, OLDEST_PAYMENT + 1]) expect(refuse({ paidAt: at(ago) })?.errors).toHaveProperty('paidAt');
  });

  it.each([
    ['pending', { status: 'PENDING' }, 'check it'],
    ['being submitted', { status: 'NEW', nextCheckAt: at(-1) }, 'check it'],
    ['held for review', { status: 'FAILED', review: 'UNRESOLVED' }, 'resolve it'],
  ] as const)('must wait while an attempt at the provider is %s', (_what, more, todo) => {
    const refusal = refuse({}, [attempt, { ...attempt, ...more }]);
    expect([refusal?.code, refusal?.message]).toEqual(['conflict', expect.stringContaining(todo)]);
  });

  it('ignores attempts that failed, never started, or were refunded', () => {
    const twice = { ...attempt, status: 'SUCCESSFUL', review: 'PAID_TWICE' } as const;
    expect(refuse({}, [attempt, { ...attempt, status: 'NEW' }, twice])).toBeNull();
  });

  it('cannot be recorded twice', () => {
    expect(refuse({}, [], { status: 'SUCCESSFUL' })?.code).toBe('conflict');
  });
});
