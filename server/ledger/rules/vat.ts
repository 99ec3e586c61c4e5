/** Returns the VAT contained in an amount that includes `percent` per cent of it, in whole units. */
export const vatIn = (amount: number, percent: number): number => Math.round((amount * percent) / (100 + percent));
