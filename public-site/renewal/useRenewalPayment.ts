import { useEffect, useRef, useState } from 'react';
import type { PaymentCarrier } from '../../contract/carriers';
import { MESSAGES } from '../../contract/errors';
import { leaveTo } from '../checkout/leaveSite';
import { callRenewal, isEnded } from './callRenewal';
import { keepPart, type RenewalAccess } from './kept';

interface RenewalPayment {
  access: RenewalAccess;
  /** The access counts no more. */
  onEnded(): void;
  /** What is paid or pending may be another than was shown. */
  onChanged(): void;
}

/** Paying a renewal, and going on with a payment that is pending; one at a time. */
export function useRenewalPayment({ access: { token }, onEnded, onChanged }: RenewalPayment) {
  const underWay = useRef(false);
  const [progress, setProgress] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    // "Back" from the hosted page may bring this page back as it was left, busy.
    const onShow = (event: PageTransitionEvent) => event.persisted && setProgress(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const run = async (step: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(null);
    await step().catch((error: unknown) => {
      if (isEnded(error)) return onEnded();
      setFailure(error);
      setProgress(null);
      onChanged();
    });
    underWay.current = false;
  };

  const toHostedPage = async (paymentId: string) => {
    setProgress(MESSAGES.preparingPaymentForm);
    const { data } = await callRenewal('payAgain', { params: { payment_id: paymentId }, token });
    keepPart('cardPayment', data);
    leaveTo(data.redirect_url);
  };

  const pay = (subscriptionId: string, means: { carrier: PaymentCarrier; phoneNumber: string }) =>
    run(async () => {
      setProgress(MESSAGES.initiatingPayment);
      const { payment } = await callRenewal('payRenewal', { params: { id: subscriptionId }, body: means, token });
      await toHostedPage(payment.id);
    });
  const proceed = (paymentId: string) => run(() => toHostedPage(paymentId));
  return { progress, failure, pay, proceed };
}
