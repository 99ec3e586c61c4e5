import type { Answers } from '../../../resources/actions';
import type { Translate } from '../../i18n/messages';
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
  t: Translate,
): NextStep {
  if (status === 'PAID')
    return { kind: 'none', title: t('subscriptionForms.paid'), text: t('subscriptionForms.paidText') };
  if (status === 'CANCELLED')
    return {
      kind: 'order-again',
      title: t('subscriptionForms.cancelled'),
      text: t('subscriptionForms.cancelledText'),
    };
  if (!payment)
    return status === 'NEW'
      ? { kind: 'pay', title: t('subscriptionForms.toBePaid'), text: t('subscriptionForms.toBePaidText') }
      : { kind: 'pay', title: t('subscriptionForms.paymentBegun'), text: t('subscriptionForms.paymentBegunText') };
  const { reference, review, statusMessage } = payment;
  if (review && isOpen(payment))
    return {
      kind: 'review',
      title: t('subscriptionForms.heldForReview'),
      text: t('subscriptionForms.heldText', { reference }),
    };
  if (isOpen(payment))
    return {
      kind: 'follow',
      title: t('subscriptionForms.waitingForThePayer'),
      text: t('subscriptionForms.waitingText', { reference }),
    };
  return {
    kind: 'reinitiate',
    title: t('subscriptionForms.paymentFailed'),
    text: t('subscriptionForms.failedText', {
      reference,
      statusMessage: statusMessage ?? t('payments.itWasDeclined'),
    }),
  };
}
