import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatIn } from './vat';

describe('the VAT in an amount', () => {
  it.each([
    [0, 0],
    [1, 0],
    [3, 0],
    [4, 1],
    [9, 1],
    [10, 2],
    [117, 18],
    [118, 18],
    [119, 18],
    [500, 76],
    [149_000, 22_729],
    [1_450_000, 221_186],
  ])('of UGX %i is UGX %i', (amount, vat) => {
    expect(vatIn(amount, 18)).toBe(vat);
  });

  it('is zero at a rate of zero, and half the amount at 100%', () => {
    expect([vatIn(500, 0), vatIn(500, 100), vatIn(1_165, 16.5)]).toEqual([0, 250, 165]);
  });

  it('is a whole number within half a shilling of 18/118, and never exceeds the amount', () =>
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (amount) => {
        const vat = vatIn(amount, 18);
        return Number.isInteger(vat) && Math.abs(vat * 118 - amount * 18) <= 59 && vat <= amount;
      }),
    ));
});
