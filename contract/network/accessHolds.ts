/**
 * Why a line stays on although its paid days end. PROMISE: staff gave their word. MASS_CUT_OFF: so many lines would be cut off at once
 * that a person must confirm it.
 */
export const HOLD_REASONS = ['UNMATCHED_MONEY', 'OPEN_PAYMENT', 'DAYS_OWED', 'PROMISE', 'MASS_CUT_OFF'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What connects the customer with the evidence of a hold. */
export const HOLD_CLUES = [
  'PAYER_NUMBER',
  'PAYER_NAME',
  'ACCOUNT_NAMED',
  'PAYMENT_NAMED',
  'PAYMENT_UNDER_WAY',
  'HELD_FOR_REVIEW',
  'PAYMENT_CLAIMED',
  'DAYS_PAUSED',
] as const;
export type HoldClue = (typeof HOLD_CLUES)[number];

/** SETTLED: its evidence is clear now. RELEASED: staff ended it, or confirmed the cut-offs. EXPIRED: its time is over. */
export const HOLD_STATUSES = ['ACTIVE', 'SETTLED', 'RELEASED', 'EXPIRED'] as const;
