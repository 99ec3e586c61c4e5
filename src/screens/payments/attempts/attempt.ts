import type { PaymentCarrier } from '../../../../contract/payments/carriers';
import type { Answers, BodyOf } from '../../../../resources/catalogue/actions';

/** How it is to be paid at the provider. */
export type Means = { carrier?: PaymentCarrier; phoneNumber?: string };

/** Which order money that came by hand settles. */
export type Settled = Pick<BodyOf<'recordManualPayment'>, 'subscriptionFormId' | 'paymentFormId'>;

/** An attempt that was begun: what is followed, and the page to pay on. */
export type CardPayment = Pick<Answers['payAgain']['data'], 'merchant_reference' | 'redirect_url'>;

/** The answer of the calls that begin paying, as the one that pays again answers. */
export const cardPaymentOf = ({ payment, redirectUrl }: Answers['payRenewal']): CardPayment => ({
  merchant_reference: payment.id,
  redirect_url: redirectUrl ?? '',
});

const NAME = 'cardPaymentResponse';

/** Keeps the page to pay on, so that it is there after a reload (specification, section 7: stored locally). */
export function keepCardPayment(payment: CardPayment): void {
  sessionStorage.setItem(NAME, JSON.stringify(payment));
}

/** The page to pay an attempt on, where this browser has begun it last; empty otherwise. */
export function keptAddress(paymentId: string): string {
  const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as CardPayment | null;
  return kept?.merchant_reference === paymentId ? kept.redirect_url : '';
}
