import type { PaymentReview, PaymentStatus } from '../../../contract/statuses';
import { BACKOFF, nextByPauses, nextTryAfter } from '../../rules/backoff';
import type { ProviderStatus } from '../../rules/ProviderStatus';

/** The consequence of a provider's report for an attempt. */
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
  /** Set once the attempt was credited; a reversal does not clear it. */
  paidAt: string | null;
}

/**
 * Makes the decision about money ("Money is never wrong"). Only a COMPLETED report whose reference, amount and currency match the
 * attempt credits it; any other COMPLETED report is held for a person. A success is never too late: it also credits a FAILED
 * attempt. A credited attempt stays credited until it is reversed, and is not credited again after that; a person decides
 * instead. A person also decides if another payment was credited with the report's confirmation code (`isUsed`), because it may
 * be the same money. A failure or reversal at the provider ends what was held.
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
/** The pauses between the reconciler's status checks that the provider answered. After the last one, a person must decide. */
export const CHECK_PAUSES = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 24 * HOUR] as const;

/** Returns when to ask the provider again after `checks` answered checks, or null if a person must decide. */
export function nextCheckAfter(checks: number, now: Date): Date | null {
  return nextByPauses(CHECK_PAUSES, checks, now);
}

/** How long a check may go without a usable response for a reason other than an unreachable provider, in milliseconds. */
export const REFUSAL_PATIENCE = 24 * HOUR;

/**
 * Returns when to ask again if a check has had no status since `since`, or null if a person must decide. An unreachable provider
 * never requires a person; a refusal, or a report that we could not book, does after a day.
 */
export function nextCheckUnanswered(kind: 'unreachable' | 'refused' | 'fault', since: Date, now: Date): Date | null {
  if (kind !== 'unreachable' && now.getTime() - since.getTime() >= REFUSAL_PATIENCE) return null;
  return nextTryAfter(since, now, BACKOFF.payment);
}
