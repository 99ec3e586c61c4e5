import type { Said } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import type { PaymentReview, PaymentStatus, Resolution } from '../../../contract/statuses';
import type { ProviderStatus } from '../../rules/ProviderStatus';

/** The outcome of a person's decision about a held payment; `collected` is in whole units. */
export type ReviewOutcome =
  | { action: 'credit' | 'giveBack'; collected: number; report: ProviderStatus }
  | { action: 'reject' }
  | { action: 'refuse'; why: Said };

interface Held {
  id: string;
  currency: string;
  status: PaymentStatus;
  review: PaymentReview | null;
  /** Set once the payment was credited; a reversal does not clear it. */
  paidAt: string | null;
}

const refuse = (why: Said): ReviewOutcome => ({ action: 'refuse', why });

/**
 * Returns the outcome of a decision about a held payment, given the provider's current report and the order's price. Nothing is
 * credited unless the provider reports it as paid in our currency under our reference, and nothing below the price. Nothing that
 * the provider holds is abandoned, unless it was already credited with another payment.
 */
export function resolutionOf(
  payment: Held,
  report: ProviderStatus | null,
  decision: Resolution,
  price: number,
): ReviewOutcome {
  const { status, review, paidAt } = payment;
  if (status === 'SUCCESSFUL' || !review) return refuse('This payment is not held for review.');
  if (report?.outcome !== 'COMPLETED')
    return decision === 'REJECT' ? { action: 'reject' } : refuse('The provider does not say that it is paid.');
  if (paidAt) return refuse('It was credited and taken back before. Have the provider reverse it, then check it.');
  const foreign = report.currency !== payment.currency || !Number.isSafeInteger(report.amount);
  const ours = !foreign && report.merchantReference === payment.id;
  const collected = report.amount ?? 0;
  if (review === 'CODE_USED')
    return decision === 'REJECT'
      ? { action: 'reject' }
      : refuse('Another payment was credited with this confirmation code: the same money is not credited twice.');
  switch (decision) {
    case 'REJECT':
      return ours ? refuse('The provider holds this money: accept it or refund it.') : { action: 'reject' };
    case 'REFUND':
      return foreign
        ? refuse('It is not a whole amount of our currency. Refund it at the provider, then reject it here.')
        : { action: 'giveBack', collected, report };
    case 'ACCEPT':
      if (!ours) return refuse('Money under another reference or in another currency is never accepted.');
      return collected < price
        ? refuse(phrase('Only {collected} of {price} was collected: refund it.', { collected, price }))
        : { action: 'credit', collected, report };
  }
}
