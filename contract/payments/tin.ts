const TIN = /^\d{10}$/;

/** What is wrong with a taxpayer identification number as the Uganda Revenue Authority gives them; null where nothing is. */
export const tinFault = (text: string): string | null =>
  text === '' || TIN.test(text) ? null : 'must be 10 digits, e.g. 1000029771';
