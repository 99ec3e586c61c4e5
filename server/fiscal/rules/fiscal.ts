/** The sums of a fiscal document in hundredths of the currency. `gross` is the sum of `net`, `excise` and `vat`. */
export interface FiscalSums {
  gross: number;
  net: number;
  excise: number;
  vat: number;
}

/**
 * Returns the taxes in a sum that includes them, as EFRIS computes them: VAT is due on the price including excise duty. `gross`
 * is in hundredths, rates are in per cent.
 */
export function sumsIn(gross: number, vatPercent: number, excisePercent: number): FiscalSums {
  const vat = Math.round((gross * vatPercent) / (100 + vatPercent));
  const taxed = gross - vat;
  const net = Math.round((taxed * 100) / (100 + excisePercent));
  return { gross, net, excise: taxed - net, vat };
}

/** A part of a line with quantity 1. */
interface CreditedPart {
  /** In hundred-millionths: EFRIS accepts at most eight decimals. */
  quantity: number;
  /** In hundredths of the currency: EFRIS multiplies the quantity by the price and truncates after two decimals. */
  gross: number;
}

const WHOLE = 100_000_000;
const quantityFor = (amount: number, price: number) => Math.min(WHOLE, Math.ceil((amount * WHOLE) / price));

/**
 * Returns the part of a line with this price that a credit note of `amount` reverses, after those in `before`. Together they
 * never reverse more than the line, so the last of several may be a hundredth short.
 */
export function creditedPart(price: number, amount: number, before: readonly number[]): CreditedPart {
  const taken = before.reduce((sum, each) => sum + quantityFor(each, price), 0);
  const quantity = Math.min(quantityFor(amount, price), WHOLE - taken);
  return { quantity, gross: Number((BigInt(quantity) * BigInt(price) * 100n) / BigInt(WHOLE)) };
}
