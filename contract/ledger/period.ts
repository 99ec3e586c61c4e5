/** The units by which a period is divided. */
export const LEDGER_STEPS = ['day', 'month'] as const;
export type LedgerStep = (typeof LEDGER_STEPS)[number];

/** The maximum number of days or months in one answer: five years, month by month. */
export const MOST_STEPS = 60;
