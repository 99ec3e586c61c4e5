/**
 * Returns an agency's commission in whole units of the currency: its share of the payments for its orders, less refunds,
 * including pending ones. `percent` comes from the agency's type.
 */
export const commissionOf = (paid: number, givenBack: number, percent: number): number =>
  Math.floor((Math.max(0, paid - givenBack) * percent) / 100);
