import { describe, expect, it } from 'vitest';
import { isCharge, matchedRefunds, type OutgoingLine, type PaidRefund } from './outgoing';

const line = (at: number, changes: Partial<OutgoingLine['line']> = {}): OutgoingLine => ({
  at,
  line: { code: `4300000000${at}`, reference: null, amount: 149_000, bookedAt: '2026-03-10T09:00:00.000Z', ...changes },
});
const refund = (paymentId: string, changes: Partial<PaidRefund> = {}): PaidRefund => ({
  ...{ paymentId, amount: 149_000, effectedAt: '2026-03-09T09:00:00.000Z', payoutReference: null },
  ...changes,
});
const matched = (lines: OutgoingLine[], refunds: PaidRefund[]) => Object.fromEntries(matchedRefunds(lines, refunds));

describe('a line of outgoing money', () => {
  it('is the refund with its code or reference, whatever else fits', () => {
    const refunds = [refund('a', { payoutReference: '43000000002' }), refund('b', { payoutReference: 'FT77' })];
    expect(matched([line(1, { reference: 'FT77' }), line(2), line(3)], refunds)).toEqual({ 1: 'b', 2: 'a' });
  });

  it('is the only refund of the same amount within three days', () => {
    expect(matched([line(1)], [refund('a')])).toEqual({ 1: 'a' });
    expect(matched([line(1, { amount: 148_999 })], [refund('a')])).toEqual({});
    expect(matched([line(1, { bookedAt: '2026-03-12T09:00:00.000Z' })], [refund('a')])).toEqual({ 1: 'a' });
    expect(matched([line(1, { bookedAt: '2026-03-12T09:00:00.001Z' })], [refund('a')])).toEqual({});
  });

  it('is none if two lines or two refunds fit', () => {
    expect(matched([line(1), line(2)], [refund('a')])).toEqual({});
    expect(matched([line(1)], [refund('a'), refund('b')])).toEqual({});
  });
});

it.each([
  ['Ledger fee', 2_000, true],
  ['SMS charges for March', 1_500, true],
  ['Transaction charge', 50_000, true],
  ['Bank charges', 50_001, false],
  ['EXCISE DUTY', 300, true],
  ['School fees of Ruth', 20_000, false],
  ['Feeder cables', 20_000, false],
  [null, 2_000, false],
])('"%s" of %i is a charge: %s', (description, amount, expected) =>
  expect(isCharge({ description, amount })).toBe(expected),
);
