import { describe, expect, it } from 'vitest';
import { RESOLUTIONS } from '../../../contract/statuses';
import type { ProviderStatus } from '../../rules/ProviderStatus';
import { resolutionOf } from './resolution';

const PRICE = 149_000;
const held = { id: 'attempt', currency: 'UGX', status: 'PENDING', review: 'AMOUNT_MISMATCH', paidAt: null } as const;
const paid: ProviderStatus = {
  outcome: 'COMPLETED',
  trackingId: 'tracking',
  merchantReference: 'attempt',
  amount: PRICE,
  currency: 'UGX',
  confirmationCode: 'C1',
  paymentMethod: 'Visa',
  paymentAccount: null,
  message: null,
};
const actions = (report: Partial<ProviderStatus> | null, payment: object = {}) =>
  RESOLUTIONS.map(
    (decision) => resolutionOf({ ...held, ...payment }, report && { ...paid, ...report }, decision, PRICE).action,
  );

describe('a decision about a held payment: accept, reject, refund', () => {
  it.each([
    ['the price was collected', { amount: PRICE }, ['credit', 'refuse', 'giveBack']],
    ['one more was collected', { amount: PRICE + 1 }, ['credit', 'refuse', 'giveBack']],
    ['one less was collected', { amount: PRICE - 1 }, ['refuse', 'refuse', 'giveBack']],
    ['it names another order', { merchantReference: 'other' }, ['refuse', 'reject', 'giveBack']],
    ['another currency was collected', { currency: 'USD' }, ['refuse', 'reject', 'refuse']],
    ['no whole amount was collected', { amount: 149_000.5 }, ['refuse', 'reject', 'refuse']],
    ['no amount is told', { amount: null }, ['refuse', 'reject', 'refuse']],
    ['it is pending', { outcome: 'PENDING' }, ['refuse', 'reject', 'refuse']],
    ['it was declined', { outcome: 'FAILED' }, ['refuse', 'reject', 'refuse']],
    ['it was reversed', { outcome: 'REVERSED' }, ['refuse', 'reject', 'refuse']],
    ['the provider was never reached', null, ['refuse', 'reject', 'refuse']],
  ] as const)('%s', (_what, report, expected) => {
    expect(actions(report)).toEqual(expected);
  });

  it('applies only to held payments, by the provider’s current report and not its earlier one', () => {
    const never = ['refuse', 'refuse', 'refuse'];
    expect(actions({}, { review: null })).toEqual(never);
    expect(actions({}, { status: 'SUCCESSFUL', review: 'PAID_TWICE' })).toEqual(never);
    expect(actions({ currency: 'USD' }, { review: 'UNRESOLVED' })).toEqual(['refuse', 'reject', 'refuse']);
  });

  it('credits no payment that was credited and taken back before', () => {
    expect(actions({}, { review: 'UNRESOLVED', status: 'FAILED', paidAt: '2026-03-01T00:00:00.000Z' })).toEqual([
      'refuse',
      'refuse',
      'refuse',
    ]);
  });

  it('states the collected amount', () => {
    expect(resolutionOf(held, { ...paid, amount: 160_000 }, 'ACCEPT', PRICE)).toMatchObject({ collected: 160_000 });
  });
});
