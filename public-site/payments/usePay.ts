import { useCallback, useEffect, useRef, useState } from 'react';
import { MESSAGES } from '../../contract/api/errors';
import type { Answers } from '../../resources/catalogue/actions';
import type { OpenPayment } from '../../resources/payments/paymentView';
import { leaveTo, useRestored } from './leaveSite';
import type { OrderToPay } from './paymentOrder';
import { continueOrder, payOrder } from './payOrder';
import { type Standing, useLooking } from './useLooking';
import { useOutcome } from './useOutcome';

/** An order to pay, with its payment in progress, if any. */
export interface FollowedOrder extends Standing {
  answer: Answers['getSubscriptionForm'];
}

/** Starts the payment of an order, or continues a pending one; only one at a time. */
export function usePay(order: FollowedOrder) {
  const { subscriptionForm, openPayment } = order.answer;
  const underWay = useRef(false);
  const [progress, setProgress] = useState<string | null>(null);
  const { failure, looking, setFailure } = useLooking(order);
  useOutcome(openPayment?.orderTrackingId ?? null, order.refresh);
  const found = openPayment?.payment.id;
  useEffect(() => {
    if (found) setFailure(null);
  }, [found, setFailure]);
  useRestored(useCallback(() => setProgress(null), []));

  const run = async (step: () => Promise<string>) => {
    if (underWay.current || looking) return;
    underWay.current = true;
    setFailure(null);
    try {
      leaveTo(await step());
    } catch (error) {
      setFailure(error);
      setProgress(null);
    }
    underWay.current = false;
  };

  const pay = (purchase: OrderToPay) => run(() => payOrder(purchase, setProgress));
  const proceed = (open: OpenPayment) =>
    run(() => {
      setProgress(MESSAGES.preparingPaymentForm);
      return continueOrder(subscriptionForm.id, open);
    });
  return { progress, failure, looking, pay, proceed };
}
