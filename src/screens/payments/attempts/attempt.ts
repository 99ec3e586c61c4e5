import type { PaymentCarrier } from '../../../../contract/payments/carriers';
import type { Answers, BodyOf } from '../../../../resources/catalogue/actions';

/** The payment method and number for the provider. */
export type Means = { carrier?: PaymentCarrier; phoneNumber?: string };

/** The order that a manual payment settles. */
export type Settled = Pick<BodyOf<'recordManualPayment'>, 'subscriptionFormId' | 'paymentFormId'>;

/** An attempt that was started: its payment, and the page to pay on. */
export type CardPayment = Pick<Answers['payAgain']['data'], 'merchant_reference' | 'redirect_url'>;

/** Converts the answer of calls that start a payment to that of the call that pays again. */
export const cardPaymentOf = ({ payment, redirectUrl }: Answers['payRenewal']): CardPayment => ({
  merchant_reference: payment.id,
  redirect_url: redirectUrl ?? '',
});

const NAME = 'cardPaymentResponse';

/** Stores the payment page, so that it survives a reload (specification, section 7: stored locally). */
export function keepCardPayment(payment: CardPayment): void {
  sessionStorage.setItem(NAME, JSON.stringify(payment));
}

/** Returns the payment page of an attempt, if it is the last one that this browser started; otherwise empty. */
export function keptAddress(paymentId: string): string {
  const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as CardPayment | null;
  return kept?.merchant_reference === paymentId ? kept.redirect_url : '';
}
