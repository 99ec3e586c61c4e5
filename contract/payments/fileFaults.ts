/** What keeps a statement's file from being read. */
export const NO_HEADINGS = 'No row has headings for a date and an amount: choose the columns.';

/** What is wrong with a value of a row; but for the first, it follows the value in quotes. */
export const VALUE_FAULTS = {
  missing: 'is missing',
  date: 'is not a date',
  amount: 'is not an amount',
  currency: 'is not a currency',
} as const;
