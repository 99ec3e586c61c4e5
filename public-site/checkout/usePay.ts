import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MESSAGES } from '../../contract/errors';
import { dropOrder, type KeptOrder } from './keptOrder';
import { leaveTo } from './leaveSite';
import type { Purchase } from './paymentOrder';
import { earlierOrder, type PayOutcome, payOrder, tellOfOrder } from './payOrder';

/** Paying a form: an earlier payment first, then the provider's flow; one at a time. */
export function usePay(formId: string) {
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [ready, setReady] = useState(false);
  const [progress, setProgress] = useState<string | null>(null);
  const [pending, setPending] = useState<KeptOrder | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const follow = useCallback(
    (outcome: PayOutcome | null) => {
      if (outcome?.kind === 'redirect') return leaveTo(outcome.url);
      if (outcome?.kind === 'paid' || outcome?.kind === 'held') {
        const page = outcome.kind === 'paid' ? '/payment-success' : '/payment-status';
        navigate(`${page}?OrderTrackingId=${encodeURIComponent(outcome.orderTrackingId)}`);
      }
      setPending(outcome?.kind === 'pending' ? outcome.order : null);
      setProgress(null);
    },
    [navigate],
  );

  const run = useCallback(
    async (step: () => Promise<PayOutcome | null>) => {
      if (underWay.current) return;
      underWay.current = true;
      setFailure(null);
      try {
        follow(await step());
      } catch (error) {
        setFailure(error);
        setProgress(null);
      }
      underWay.current = false;
      setReady(true);
    },
    [follow],
  );

  const lookBack = useCallback(() => run(() => earlierOrder(formId)), [run, formId]);
  useEffect(() => {
    void lookBack();
    // "Back" from the hosted page may bring this page back as it was left, busy and without the order it made.
    const onShow = (event: PageTransitionEvent) => event.persisted && void lookBack();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [lookBack]);

  const pay = (purchase: Purchase) => run(() => payOrder(purchase, setProgress));
  const proceed = (order: KeptOrder) => {
    setProgress(MESSAGES.preparingPaymentForm);
    return run(async () => ({ kind: 'redirect', url: await tellOfOrder(formId, order) }));
  };
  const startAgain = () => {
    dropOrder(formId);
    setPending(null);
  };
  return { ready, progress, pending, failure, pay, proceed, startAgain };
}
