import type { PaymentReview, PaymentStatus } from '../../../contract/statuses';
import { BACKOFF, nextByPauses, nextTryAfter } from '../../rules/backoff';
import type { ProviderStatus } from '../../rules/ProviderStatus';

/** What a provider's report means for an attempt. */
export type Settlement =
  | { action: 'none' }
  | { action: 'wait' }
  | { action: 'fail'; message: string }
  | { action: 'hold'; review: PaymentReview }
  | { action: 'credit' }
  | { action: 'reverse' };

interface Attempt {
  id: string;
  amount: number;
  currency: string;
  status: PaymentStatus;
  review: PaymentReview | null;
  /** Set once it was credited; a reversal leaves it. */
  paidAt: string | null;
}

/**
 * The one decision about money ("Money is never wrong"): only a COMPLETED report whose reference, amount and currency are
 * the attempt's own credits it; any other COMPLETED report is held for a person. A success is late at no time: it credits
 * a FAILED attempt, too. What is credited stays so until it is reversed, and is not credited again after that: a person
 * looks, as at a report whose confirmation code another payment was credited with (`isUsed`), since it may be the same money. A
 * failure or reversal at the provider ends what was held.
 */
export function settlementOf(attempt: Attempt, report: ProviderStatus, isUsed = false): Settlement {
  if (attempt.status === 'SUCCESSFUL') return { action: report.outcome === 'REVERSED' ? 'reverse' : 'none' };
  switch (report.outcome) {
    case 'PENDING':
      return { action: attempt.status === 'FAILED' ? 'none' : 'wait' };
    case 'FAILED':
    case 'REVERSED': {
      const message =
        report.message || (report.outcome === 'FAILED' ? 'The payment was declined.' : 'The payment was reversed.');
      return attempt.status === 'FAILED' && !attempt.review ? { action: 'none' } : { action: 'fail', message };
    }
    case 'COMPLETED': {
      const review = mismatch(attempt, report) ?? (attempt.paidAt ? 'UNRESOLVED' : isUsed ? 'CODE_USED' : null);
      if (!review) return { action: 'credit' };
      return attempt.review === review ? { action: 'none' } : { action: 'hold', review };
    }
  }
}

function mismatch(attempt: Attempt, report: ProviderStatus): PaymentReview | null {
  if (report.merchantReference !== attempt.id) return 'REFERENCE_MISMATCH';
  if (report.currency !== attempt.currency) return 'CURRENCY_MISMATCH';
  return report.amount === attempt.amount ? null : 'AMOUNT_MISMATCH';
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Pauses between the reconciler's status checks that the provider answered; after the last one a person looks. */
export const CHECK_PAUSES = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 24 * HOUR] as const;

/** When to ask the provider again after `checks` answered checks; null: it is a person's turn. */
export function nextCheckAfter(checks: number, now: Date): Date | null {
  return nextByPauses(CHECK_PAUSES, checks, now);
}

/** How long a check may go without a usable answer for another reason than that the provider cannot be reached, in milliseconds. */
export const REFUSAL_PATIENCE = 24 * HOUR;

/**
 * When to ask again where a check brought no status, since `since`; null: it is a person's turn. That the provider cannot be
 * reached is nobody's to look into; that it refuses to tell, or that we could not book what it told, is after a day.
 */
export function nextCheckUnanswered(kind: 'unreachable' | 'refused' | 'fault', since: Date, now: Date): Date | null {
  if (kind !== 'unreachable' && now.getTime() - since.getTime() >= REFUSAL_PATIENCE) return null;
  return nextTryAfter(since, now, BACKOFF.payment);
}
