import type { ExceptionKind, PaymentReview } from '../statuses';

/** The advice to staff for each reason why a payment is held for review. */
export const REVIEW_TODO: Record<PaymentReview, string> = {
  AMOUNT_MISMATCH:
    'The provider collected another amount than was asked: accept it if it covers the price, or refund it.',
  CURRENCY_MISMATCH: 'The provider collected another currency: refund it at the provider, then reject it.',
  REFERENCE_MISMATCH: 'The provider names another order for this money: find out whose it is; refund or reject it.',
  UNRESOLVED: 'The provider did not answer in time: check it again, and reject it if nothing was paid.',
  CODE_USED: 'Another payment was credited with this confirmation code: reject this one if it is the same money.',
  PAID_TWICE: 'The order was paid twice: decide about the refund.',
};

/** The kind of exception for each reason why a payment is held. One that was paid twice waits as its refund instead. */
export const REVIEW_EXCEPTIONS = {
  AMOUNT_MISMATCH: 'HELD_FOR_REVIEW',
  CURRENCY_MISMATCH: 'HELD_FOR_REVIEW',
  CODE_USED: 'HELD_FOR_REVIEW',
  REFERENCE_MISMATCH: 'UNMATCHED',
  UNRESOLVED: 'UNRESOLVED',
} as const satisfies Record<Exclude<PaymentReview, 'PAID_TWICE'>, ExceptionKind>;
