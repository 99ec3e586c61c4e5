/** Faults that are caused on purpose. */
export type Trial = 'wrong-amount' | 'down-at-first' | 'late';

/** Payer numbers (nine national digits) that cause these faults, as in real sandboxes. */
const TRIALS: Record<string, Trial> = {
  '772000001': 'wrong-amount',
  '772000002': 'down-at-first',
  '772000003': 'late',
};

/** Milliseconds from a late payer's approval until the provider knows of it. */
export const LATE = 20_000;

/** Returns the fault for this payer, or null for everyone else. */
export const trialOf = (phone: string | undefined): Trial | null =>
  TRIALS[(phone ?? '').replace(/\D/g, '').slice(-9)] ?? null;
