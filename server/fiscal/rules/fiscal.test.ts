import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditedPart, sumsIn } from './fiscal';

describe('the taxes in an amount', () => {
  it.each([
    [1_239_000, 18, 5, { net: 1_000_000, excise: 50_000, vat: 189_000 }],
    [14_900_000, 18, 0, { net: 12_627_119, excise: 0, vat: 2_272_881 }],
    [118, 18, 0, { net: 100, excise: 0, vat: 18 }],
    [100, 18, 0, { net: 85, excise: 0, vat: 15 }],
    [3, 18, 0, { net: 3, excise: 0, vat: 0 }],
    [4, 18, 0, { net: 3, excise: 0, vat: 1 }],
    [0, 18, 12, { net: 0, excise: 0, vat: 0 }],
  ])('%i at %i%% VAT and %i%% duty', (gross, vat, excise, sums) => {
    expect(sumsIn(gross, vat, excise)).toEqual({ gross, ...sums });
  });

  it('add up with the rest to the amount, and each is within half a hundredth of its rate', () => {
    const sum = fc.integer({ min: 0, max: 1e14 });
    fc.assert(
      fc.property(sum, fc.constantFrom(0, 5, 12), (gross, percent) => {
        const { net, excise, vat } = sumsIn(gross, 18, percent);
        expect(net + excise + vat).toBe(gross);
        expect(Math.abs(vat - (gross * 18) / 118)).toBeLessThan(0.51);
        expect(Math.abs(excise - (net * percent) / 100)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the part of a line that a credit note takes back', () => {
  it.each([
    [149_000, 149_000, [], { quantity: 100_000_000, gross: 14_900_000 }],
    [149_000, 50_000, [], { quantity: 33_557_047, gross: 5_000_000 }],
    [149_000, 1, [], { quantity: 672, gross: 100 }],
    [149_000, 49_000, [50_000, 50_000], { quantity: 32_885_906, gross: 4_899_999 }],
  ])('of %i, %i after %j', (price, amount, before, part) => {
    expect(creditedPart(price, amount, before)).toEqual(part);
  });

  it('is exact for the first refund of a price up to a million, and never exceeds the line in total', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, (amounts) => {
        const price = amounts.reduce((sum, amount) => sum + amount, 0);
        const credited = amounts.map((amount, at) => creditedPart(price, amount, amounts.slice(0, at)));
        expect(credited.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(100_000_000);
        expect(credited.reduce((sum, { gross }) => sum + gross, 0)).toBeLessThanOrEqual(price * 100);
        const [first] = amounts;
        if (price <= 1_000_000) expect(credited[0]?.gross).toBe((first ?? 0) * 100);
      }),
    );
  });
});
