/**
 * What an agency earns, in whole units of the currency: its share of what orders that it brought have paid, without what was
 * given back or is to be. `percent` is that of the agency's type.
 */
export const commissionOf = (paid: number, givenBack: number, percent: number): number =>
  Math.floor((Math.max(0, paid - givenBack) * percent) / 100);
