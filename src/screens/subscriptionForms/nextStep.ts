import type { Answers } from '../../../resources/actions';
import type { SubscriptionForm } from './Package';
import { isOpen } from './useFormPayment';

type Attempt = NonNullable<Answers['getFormPayment']['payment']>;

/** What to do with an order next. */
export interface NextStep {
  kind: 'pay' | 'follow' | 'reinitiate' | 'review' | 'order-again' | 'none';
  title: string;
  text: string;
}

/** The next step of an order, by its state and the latest attempt to pay it, which not everybody may see (null). */
export function nextStepOf(
  { status }: Pick<SubscriptionForm, 'status'>,
  payment: Pick<Attempt, 'reference' | 'status' | 'review' | 'statusMessage'> | null,
): NextStep {
  if (status === 'PAID')
    return { kind: 'none', title: 'Paid', text: 'The line is switched on by itself once its device is installed.' };
  if (status === 'CANCELLED')
    return { kind: 'order-again', title: 'Cancelled', text: 'Make a new order if the client wants one after all.' };
  if (!payment)
    return status === 'NEW'
      ? { kind: 'pay', title: 'To be paid', text: 'Take the payment, or send the link to whoever pays.' }
      : { kind: 'pay', title: 'Payment begun', text: 'Go on with it: the same payment is shown while it is open.' };
  const { reference, review, statusMessage } = payment;
  if (review && isOpen(payment))
    return { kind: 'review', title: 'Held for review', text: `${reference} is decided upon at the payments desk.` };
  if (isOpen(payment))
    return { kind: 'follow', title: 'Waiting for the payer', text: `${reference} is to be confirmed by the payer.` };
  return {
    kind: 'reinitiate',
    title: 'Payment failed',
    text: `${reference}: ${statusMessage ?? 'it was declined.'} They may try again.`,
  };
}
