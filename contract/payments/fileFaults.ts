/** The reason why a statement file cannot be read. */
export const NO_HEADINGS = 'No row has headings for a date and an amount: choose the columns.';

/** Faults of a value in a row; all except the first follow the value in quotes. */
export const VALUE_FAULTS = {
  missing: 'is missing',
  date: 'is not a date',
  amount: 'is not an amount',
  currency: 'is not a currency',
  future: 'is in the future',
  shortened: 'has lost its last digits in a spreadsheet: export the file again and do not save it in one',
} as const;
