/** Sums of a fiscal document in hundredths of the currency; `gross` is `net`, `excise` and `vat` together. */
export interface FiscalSums {
  gross: number;
  net: number;
  excise: number;
  vat: number;
}

/**
 * The taxes in a sum that includes them, as EFRIS reckons: VAT is due on the price with its excise duty. `gross` in hundredths,
 * rates in per cent.
 */
export function sumsIn(gross: number, vatPercent: number, excisePercent: number): FiscalSums {
  const vat = Math.round((gross * vatPercent) / (100 + vatPercent));
  const taxed = gross - vat;
  const net = Math.round((taxed * 100) / (100 + excisePercent));
  return { gross, net, excise: taxed - net, vat };
}

/** A part of a line of quantity 1. */
interface CreditedPart {
  /** In hundred-millionths, the eighth digit behind the point, beyond which EFRIS takes none. */
  quantity: number;
  /** In hundredths of the currency: EFRIS multiplies the quantity by the price and cuts what is behind the second digit. */
  gross: number;
}

const WHOLE = 100_000_000;
const quantityFor = (amount: number, price: number) => Math.min(WHOLE, Math.ceil((amount * WHOLE) / price));

/**
 * Which part of a line of the price a credit note of `amount` takes back, after those of `before`. Together they never take back
 * more than the line; so the last one of several may be a hundredth short.
 */
export function creditedPart(price: number, amount: number, before: readonly number[]): CreditedPart {
  const taken = before.reduce((sum, each) => sum + quantityFor(each, price), 0);
  const quantity = Math.min(quantityFor(amount, price), WHOLE - taken);
  return { quantity, gross: Number((BigInt(quantity) * BigInt(price) * 100n) / BigInt(WHOLE)) };
}
