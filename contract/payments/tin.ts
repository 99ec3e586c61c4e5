const TIN = /^\d{10}$/;

/**
 * Returns what is wrong with a taxpayer identification number (TIN) of the Uganda Revenue Authority, or null if it is valid or
 * empty.
 */
export const tinFault = (text: string): string | null =>
  text === '' || TIN.test(text) ? null : 'must be 10 digits, e.g. 1000029771';
