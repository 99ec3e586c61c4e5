import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { paymentForms } from '../../../resources/payments/paymentForms';
import type { payments } from '../../../resources/payments/payments';

type Form = Pick<RecordOf<typeof paymentForms>, 'status' | 'amount'>;
type Attempt = Pick<RecordOf<typeof payments>, 'reference' | 'status' | 'review' | 'nextCheckAt'>;

const DAY = 86_400_000;
/** The maximum age in milliseconds of a payment that is recorded today. */
export const OLDEST_PAYMENT = 366 * DAY;

/**
 * Returns why a manual payment may not settle a form, or null. The amount must be what the form asks, and no attempt at the
 * provider may still be paid: pending, held for review, or being submitted right now.
 */
export function manualRefusal(
  form: Form,
  attempts: readonly Attempt[],
  paid: { amount: number; paidAt?: string | null | undefined },
  now: Date,
): Refusal | null {
  if (form.status === 'SUCCESSFUL') return new Refusal('conflict', 'This order is already paid.');
  const open = attempts.find(isAttemptOpen);
  if (open)
    return new Refusal(
      'conflict',
      open.review
        ? phrase('Payment {reference} of this order is held for review: resolve it first.', {
            reference: open.reference,
          })
        : phrase(
            'Payment {reference} of this order is under way at the provider: check it, and record this one if it fails.',
            { reference: open.reference },
          ),
    );
  if (paid.amount !== form.amount)
    return fieldRefusal('amount', phrase('must be {amount}: that is what the order asks', { amount: form.amount }));
  const age = paid.paidAt ? now.getTime() - Date.parse(paid.paidAt) : 0;
  return age < 0 || age > OLDEST_PAYMENT ? fieldRefusal('paidAt', 'must be a moment of the last year') : null;
}

/** Returns whether an attempt may still be paid at the provider: it is pending, held for review, or being submitted right now. */
export const isAttemptOpen = ({ status, review, nextCheckAt }: Pick<Attempt, 'status' | 'review' | 'nextCheckAt'>) =>
  status !== 'SUCCESSFUL' && (review !== null || status === 'PENDING' || (status === 'NEW' && nextCheckAt !== null));
