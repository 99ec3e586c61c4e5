import { describe, expect, it } from 'vitest';
import { REFUND_STATUSES } from '../statuses';
import { type RefundStep, refundable, requestRefusal, SUBMITTING, stepRefusal } from './refund';

type Payment = Parameters<typeof requestRefusal>[0];
type Task = Parameters<typeof stepRefusal>[0];

const card: Payment = { status: 'SUCCESSFUL', amount: 149_000, provider: 'PESAPAL', carrier: 'PESAPAL' };
const momo: Payment = { ...card, carrier: 'MTN_UGANDA' };
const cash: Payment = { ...card, provider: null, carrier: null };
const asked = (amount: number, status: Task['status'] = 'REQUESTED') => ({ amount, status });
const codeOf = (...given: Parameters<typeof requestRefusal>) => requestRefusal(...given)?.code ?? null;

describe('a refund may be requested', () => {
  it('up to the collected amount, not counting rejected refunds', () => {
    expect(refundable(cash, [asked(100_000), asked(49_000, 'REJECTED'), asked(40_000, 'EFFECTED')])).toBe(9_000);
    expect(codeOf(cash, [asked(140_000)], 9_000)).toBeNull();
    expect(requestRefusal(cash, [asked(140_000)], 9_001)?.errors).toEqual({
      amount: 'must be at most 9000: that is left of the payment',
    });
    expect(codeOf(cash, [asked(149_000)], 1)).toBe('conflict');
  });

  it.each(['NEW', 'PENDING', 'FAILED'] as const)('but not for a payment that is %s', (status) => {
    expect(refundable({ ...cash, status }, [])).toBe(0);
    expect(codeOf({ ...cash, status }, [], 1)).toBe('conflict');
  });

  it('in part for card and manual payments, but only in full for mobile money and unknown carriers', () => {
    for (const payment of [card, cash]) expect(codeOf(payment, [], 1)).toBeNull();
    for (const payment of [momo, { ...momo, carrier: null }]) {
      expect(codeOf(payment, [], 148_999)).toBe('invalid');
      expect(codeOf(payment, [], 149_000)).toBeNull();
    }
  });

  it('once through the provider, and any number of times by hand', () => {
    expect(codeOf(card, [asked(1_000, 'EFFECTED')], 1_000)).toBe('conflict');
    expect(codeOf(card, [asked(1_000, 'REJECTED')], 1_000)).toBeNull();
    expect(codeOf(cash, [asked(1_000, 'EFFECTED')], 1_000)).toBeNull();
  });
});

const NOW = new Date('2026-03-14T09:00:00.000Z');
const task = { requestedById: 'asker', status: 'REQUESTED', submittedAt: null } as Task;
const refused = (change: Partial<Task>, step: RefundStep, userId = 'other') =>
  stepRefusal({ ...task, ...change }, step, userId, NOW)?.code ?? null;

describe('a step of a refund', () => {
  const ALLOWED: Record<RefundStep, Task['status'][]> = {
    approve: ['REQUESTED'],
    reject: ['REQUESTED', 'APPROVED'],
    submit: ['APPROVED'],
    effect: ['SUBMITTED'],
  };
  it.each(Object.entries(ALLOWED))('%s is allowed only from %j', (step, from) => {
    for (const status of REFUND_STATUSES)
      expect(refused({ status }, step as RefundStep), status).toBe(from.includes(status) ? null : 'conflict');
  });

  it('is decided by someone other than the requester; a refund without a requester, by anyone', () => {
    expect(refused({}, 'approve', 'asker')).toBe('forbidden');
    expect(refused({}, 'reject', 'asker')).toBe('forbidden');
    expect(refused({ requestedById: null }, 'approve', 'asker')).toBeNull();
    expect(refused({ status: 'APPROVED' }, 'submit', 'asker')).toBeNull();
  });

  it('waits for the answer to a submission, and never rejects a refund that may have been paid', () => {
    const sent = (ago: number) => new Date(NOW.getTime() - ago).toISOString();
    const approved = { status: 'APPROVED' } as const;
    expect(refused({ ...approved, submittedAt: sent(SUBMITTING - 1) }, 'submit')).toBe('conflict');
    expect(refused({ ...approved, submittedAt: sent(SUBMITTING) }, 'submit')).toBeNull();
    expect(refused({ ...approved, submittedAt: sent(SUBMITTING) }, 'reject')).toBe('conflict');
  });
});
