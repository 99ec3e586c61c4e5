import { trackingStateOf } from '../../../contract/orders/tracking/trackingState';
import type { Answers } from '../../../resources/catalogue/actions';
import type { Translate } from '../../i18n/messages';
import type { SubscriptionForm } from './Package';
import { isAttemptPending } from './useFormPayment';

type Attempt = NonNullable<Answers['getFormPayment']['payment']>;

/** The next step for an unpaid order. */
export interface OrderStep {
  kind: 'pay' | 'follow' | 'reinitiate' | 'review' | 'order-again';
  title: string;
  text: string;
  /** The payment that the step is about, and its result. */
  payment: string | null;
}

/** Returns the next step for an unpaid order, based on the latest payment attempt (null if the user may not see it). */
export function nextStepOf(
  { status }: Pick<SubscriptionForm, 'status'>,
  payment: Pick<Attempt, 'reference' | 'status' | 'review' | 'statusMessage'> | null,
  t: Translate,
): OrderStep {
  const state = trackingStateOf({
    order: { status },
    payment: payment && { status: payment.status, isHeld: payment.review !== null },
    ...{
      subscription: null,
      account: null,
      other: null,
      isInstalled: false,
      installation: null,
      waitsFor: null,
      hasFailed: false,
    },
  });
  return {
    kind: kindOf(status, payment),
    title: t(`tracking.${state}`),
    text: t(`tracking.next_${state}`),
    payment: payment && [payment.reference, payment.statusMessage].filter(Boolean).join(': '),
  };
}

function kindOf(status: SubscriptionForm['status'], payment: Parameters<typeof nextStepOf>[1]): OrderStep['kind'] {
  if (status === 'CANCELLED') return 'order-again';
  if (!payment) return 'pay';
  if (payment.review) return 'review';
  return isAttemptPending(payment) ? 'follow' : 'reinitiate';
}
