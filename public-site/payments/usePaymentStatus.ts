import { useCallback, useEffect, useState } from 'react';
import { isPollingOver, isSoon, pollingPause } from '../../contract/payments/polling';
import type { PaymentView } from '../../resources/payments/paymentView';
import { ApiError } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { useKeepAsking } from '../layout/useKeepAsking';

export interface PaymentStatusView {
  payment: PaymentView | null;
  /** The failure of the last request; null if it was answered. */
  error: unknown;
  /** True while the answer may arrive at any moment; afterwards we ask once a minute. */
  asking: boolean;
  askAgain(): void;
}

/** Polls the status of a payment with growing pauses until it is over, and at once when the payer or the connection returns. */
export function usePaymentStatus(orderTrackingId: string | null): PaymentStatusView {
  const [round, setRound] = useState(0);
  const [payment, setPayment] = useState<PaymentView | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [asking, setAsking] = useState(true);

  // `round` is a dependency so that each round makes a new request.
  useEffect(() => {
    if (orderTrackingId === null) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (count: number) => {
      const over = await askOnce(orderTrackingId, abort.signal, setPayment, setError);
      if (abort.signal.aborted) return;
      setAsking(!over && isSoon(count));
      if (!over) timer = setTimeout(() => ask(count + 1), pollingPause(count));
    };
    setAsking(true);
    void ask(0);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [orderTrackingId, round]);

  const askAgain = useCallback(() => setRound((n) => n + 1), []);
  useKeepAsking(askAgain, null);
  return { payment, error, asking, askAgain };
}

/** Returns true if there is nothing more to ask: the payment is over, or the server does not know it. */
async function askOnce(
  orderTrackingId: string,
  signal: AbortSignal,
  setPayment: (payment: PaymentView) => void,
  setError: (error: unknown) => void,
): Promise<boolean> {
  try {
    const { payment } = await callApi('checkPayment', { body: { orderTrackingId }, signal });
    setPayment(payment);
    setError(null);
    return isPollingOver(payment);
  } catch (error) {
    if (!signal.aborted) setError(error);
    return error instanceof ApiError && (error.status === 404 || error.status === 422);
  }
}
