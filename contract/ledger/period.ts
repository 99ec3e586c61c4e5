/** By what a period is divided. */
export const LEDGER_STEPS = ['day', 'month'] as const;
export type LedgerStep = (typeof LEDGER_STEPS)[number];

/** As many days or months as one answer tells of: five years, month by month. */
export const MOST_STEPS = 60;
