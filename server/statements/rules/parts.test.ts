import { describe, expect, it } from 'vitest';
import { type LoosePart, matchedParts, type PartlyShown } from './parts';

const PHONE = '+256772000001';
const line = (at: number, amount: number, more: Partial<LoosePart['line']> = {}): LoosePart => ({
  at,
  line: { amount, currency: 'UGX', phoneNumber: PHONE, reference: null, bookedAt: '2026-03-10T09:00:00.000Z', ...more },
});
const payment = (more: Partial<PartlyShown> = {}): PartlyShown => ({
  ...{ id: 'p1', reference: 'PAY-1', currency: 'UGX', paidAt: '2026-03-10T09:00:00.000Z' },
  ...{ missing: 49_000, known: 1, phoneNumbers: [PHONE] },
  ...more,
});
const match = (lines: readonly LoosePart[], payments: readonly PartlyShown[]) =>
  Object.fromEntries(matchedParts(lines, payments));

describe('the second part of a payment', () => {
  it('is the line with exactly the missing amount', () => {
    expect(match([line(0, 48_999), line(1, 49_000), line(2, 49_001)], [payment()])).toEqual({ 1: 'p1' });
  });

  it('comes from the same payer, or names the payment', () => {
    const stranger = { phoneNumber: '+256772000002' };
    expect(match([line(0, 49_000, stranger)], [payment()])).toEqual({});
    expect(match([line(0, 49_000, { phoneNumber: null })], [payment({ phoneNumbers: [null] })])).toEqual({});
    expect(match([line(0, 49_000, { ...stranger, reference: 'PAY-1' })], [payment()])).toEqual({ 0: 'p1' });
    expect(match([line(0, 49_000, { ...stranger, reference: 'PAY-2' })], [payment()])).toEqual({});
    expect(match([line(0, 49_000)], [payment({ phoneNumbers: [null, PHONE] })])).toEqual({ 0: 'p1' });
  });

  it('has the payment’s currency, and is near it in time', () => {
    expect(match([line(0, 49_000, { currency: 'KES' })], [payment()])).toEqual({});
    const paidAt = (moment: string) => match([line(0, 49_000)], [payment({ paidAt: moment })]);
    expect(paidAt('2026-03-09T09:00:00.000Z')).toEqual({ 0: 'p1' });
    expect(paidAt('2026-03-09T08:59:59.999Z')).toEqual({});
    expect(paidAt('2026-03-11T09:00:00.000Z')).toEqual({ 0: 'p1' });
    expect(paidAt('2026-03-11T09:00:00.001Z')).toEqual({});
  });

  it('is not guessed if two lines or two payments fit', () => {
    expect(match([line(0, 49_000), line(1, 49_000)], [payment()])).toEqual({});
    expect(match([line(0, 49_000)], [payment(), payment({ id: 'p2', reference: 'PAY-2' })])).toEqual({});
  });
});

describe('both parts of a payment without a known line', () => {
  const whole = payment({ missing: 149_000, known: 0 });

  it('make up its amount', () => {
    expect(match([line(0, 100_000), line(1, 49_000), line(2, 48_999)], [whole])).toEqual({ 0: 'p1', 1: 'p1' });
    expect(match([line(0, 100_000), line(1, 48_999)], [whole])).toEqual({});
  });

  it('are not guessed if two pairs fit', () => {
    expect(match([line(0, 100_000), line(1, 49_000), line(2, 49_000)], [whole])).toEqual({});
    expect(match([line(0, 74_500), line(1, 74_500)], [whole])).toEqual({ 0: 'p1', 1: 'p1' });
    expect(match([line(0, 74_500)], [whole])).toEqual({});
  });
});
