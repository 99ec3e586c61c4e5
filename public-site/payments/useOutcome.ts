import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPollingOver } from '../../contract/payments/polling';
import { callApi } from '../api/callApi';
import { successPage } from './paymentPages';

/**
 * Has the server ask the payment provider about a payment that is pending in our books (null: none). If the payment is over,
 * shows its result.
 */
export function useOutcome(orderTrackingId: string | null, refresh: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (orderTrackingId === null) return;
    const abort = new AbortController();
    callApi('checkPayment', { body: { orderTrackingId }, signal: abort.signal }).then(
      ({ payment }) => {
        if (abort.signal.aborted || !isPollingOver(payment)) return;
        if (payment.status !== 'SUCCESSFUL' || payment.held) return refresh();
        navigate(successPage(orderTrackingId), { replace: true });
      },
      // Without an answer it stays pending; the page says so.
      () => {},
    );
    return () => abort.abort();
  }, [orderTrackingId, refresh, navigate]);
}
