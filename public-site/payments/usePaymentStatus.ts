import { useCallback, useEffect, useState } from 'react';
import { isOver, isSoon, pauseAfter } from '../../contract/payments/polling';
import type { PaymentView } from '../../resources/payments/paymentView';
import { ApiError } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { useKeepAsking } from '../layout/useKeepAsking';

export interface PaymentStatusView {
  payment: PaymentView | null;
  /** The last question's failure; null once one is answered. */
  error: unknown;
  /** True while the answer may come at any moment; after that we ask by the minute. */
  asking: boolean;
  askAgain(): void;
}

/** Asks how a payment stands, with growing pauses, until it is over; at once when the payer or the connection comes back. */
export function usePaymentStatus(orderTrackingId: string | null): PaymentStatusView {
  const [round, setRound] = useState(0);
  const [payment, setPayment] = useState<PaymentView | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [asking, setAsking] = useState(true);

  // `round` is a dependency so that each one asks afresh.
  useEffect(() => {
    if (orderTrackingId === null) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (count: number) => {
      const over = await askOnce(orderTrackingId, abort.signal, setPayment, setError);
      if (abort.signal.aborted) return;
      setAsking(!over && isSoon(count));
      if (!over) timer = setTimeout(() => ask(count + 1), pauseAfter(count));
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

/** True where there is nothing more to ask for: it is over, or the server knows no such payment. */
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
    return isOver(payment);
  } catch (error) {
    if (!signal.aborted) setError(error);
    return error instanceof ApiError && (error.status === 404 || error.status === 422);
  }
}
