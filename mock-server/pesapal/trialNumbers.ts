/** What goes wrong on purpose. */
export type Trial = 'wrong-amount' | 'down-at-first' | 'late';

/** Payers' numbers (nine national digits) to try what goes wrong, as sandboxes have them. */
const TRIALS: Record<string, Trial> = {
  '772000001': 'wrong-amount',
  '772000002': 'down-at-first',
  '772000003': 'late',
};

/** Milliseconds from a late payer's approval to the provider's knowing of it. */
export const LATE = 20_000;

/** What goes wrong for this payer; null for everybody else. */
export const trialOf = (phone: string | undefined): Trial | null =>
  TRIALS[(phone ?? '').replace(/\D/g, '').slice(-9)] ?? null;
