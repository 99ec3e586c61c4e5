import { useCallback, useRef, useState } from 'react';
import { MESSAGES } from '../../contract/api/errors';
import type { PaymentCarrier } from '../../contract/payments/carriers';
import { callApi } from '../api/callApi';
import { leaveTo, useRestored } from '../payments/leaveSite';
import { type Standing, useLooking } from '../payments/useLooking';
import { isEnded, keepPart, type RenewalAccess } from './kept';

interface RenewalPayment {
  access: RenewalAccess;
  /** The page's current answer about what is paid and what is pending. */
  standing: Standing;
  /** Called if the renewal session has expired. */
  onEnded(): void;
}

/** Starts the payment of a renewal, or continues a pending one; only one at a time. */
export function useRenewalPayment({ access: { token }, standing, onEnded }: RenewalPayment) {
  const underWay = useRef(false);
  const [progress, setProgress] = useState<string | null>(null);
  const { failure, looking, setFailure } = useLooking(standing);
  useRestored(useCallback(() => setProgress(null), []));

  const run = async (step: () => Promise<void>) => {
    if (underWay.current || looking) return;
    underWay.current = true;
    setFailure(null);
    await step().catch((error: unknown) => {
      if (isEnded(error)) return onEnded();
      setFailure(error);
      setProgress(null);
    });
    underWay.current = false;
  };

  const toHostedPage = async (paymentId: string) => {
    setProgress(MESSAGES.preparingPaymentForm);
    const { data } = await callApi('payAgain', { params: { payment_id: paymentId }, token });
    keepPart('cardPayment', data);
    leaveTo(data.redirect_url);
  };

  const pay = (subscriptionId: string, means: { carrier: PaymentCarrier; phoneNumber: string }) =>
    run(async () => {
      setProgress(MESSAGES.initiatingPayment);
      const { payment } = await callApi('payRenewal', { params: { id: subscriptionId }, body: means, token });
      await toHostedPage(payment.id);
    });
  const proceed = (paymentId: string) => run(() => toHostedPage(paymentId));
  return { progress, failure, looking, pay, proceed };
}
