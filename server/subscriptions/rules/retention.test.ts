import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATUSES } from '../../../contract/statuses';
import { accountStatusAt, callRefusal, reminderRefusal } from './retention';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const TODAY = '2026-03-14';
const account = { accountNumber: 'KF-000001', status: 'INACTIVE' } as const;

describe('an account', () => {
  it('has not renewed since it became inactive', () => {
    expect(accountStatusAt('INACTIVE', NOW)).toEqual({ status: 'INACTIVE', inactiveSince: NOW.toISOString() });
  });

  it('is called again after it has renewed', () => {
    const { inactiveSince, renewalCall } = accountStatusAt('ACTIVE', NOW);
    expect([inactiveSince, renewalCall?.outcome]).toEqual([null, null]);
  });

  it('keeps the last call in every other status', () => {
    for (const status of ACCOUNT_STATUSES)
      expect('renewalCall' in accountStatusAt(status, NOW), status).toBe(status === 'ACTIVE');
  });
});

describe('a call', () => {
  const refusalOf = (outcome: 'WILL_RENEW' | 'NO_ANSWER' | 'CALL_BACK' | 'GONE', callBackOn: string | null = null) =>
    callRefusal(account, { outcome, callBackOn }, TODAY);

  it('is kept for a customer who has not renewed', () => {
    expect(refusalOf('GONE')).toBeNull();
    for (const status of ACCOUNT_STATUSES) {
      const refusal = callRefusal({ ...account, status }, { outcome: 'GONE', callBackOn: null }, TODAY);
      expect(refusal?.code ?? null, status).toBe(status === 'INACTIVE' ? null : 'conflict');
    }
  });

  it('has a day only if the customer asked to be called back, from today on', () => {
    expect(refusalOf('CALL_BACK', TODAY)).toBeNull();
    expect(refusalOf('CALL_BACK', '2026-03-13')?.errors).toEqual({ callBackOn: 'must not be in the past' });
    expect(refusalOf('CALL_BACK')?.errors).toEqual({ callBackOn: 'is required' });
    expect(refusalOf('GONE', TODAY)?.code).toBe('invalid');
  });
});

describe('a reminder', () => {
  const term = { endDate: '2026-03-20T09:00:00.000Z' };
  const refusalOf = (more: Partial<Parameters<typeof reminderRefusal>[0]> = {}) =>
    reminderRefusal({ account, terms: [], isOptedOut: false, isRemindedToday: false, ...more })?.message ?? null;

  it('is sent to customers whose service has ended or ends', () => {
    expect(refusalOf()).toBeNull();
    expect(refusalOf({ account: { ...account, status: 'ACTIVE' }, terms: [term] })).toBeNull();
  });

  it('is not sent to customers who have paid for more', () => {
    const renewed = 'Account KF-000001 is renewed already.';
    expect(refusalOf({ terms: [term, term] })).toBe(renewed);
    expect(refusalOf({ terms: [{ endDate: null }] })).toBe(renewed);
  });

  it('is not sent to customers who opted out, nor twice a day', () => {
    expect(refusalOf({ isOptedOut: true })).toBe('The customer of account KF-000001 does not want reminders.');
    expect(refusalOf({ isRemindedToday: true })).toBe('Account KF-000001 was reminded today.');
  });

  it('is only sent about accounts that are active or inactive', () => {
    for (const status of ACCOUNT_STATUSES)
      expect(refusalOf({ account: { ...account, status } }) === null, status).toBe(
        status === 'ACTIVE' || status === 'INACTIVE',
      );
  });
});
