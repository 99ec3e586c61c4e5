import { useCallback, useEffect, useState } from 'react';
import type { LatestSubscription } from '../../resources/subscriptions/renewalActions';
import { callApi } from '../api/callApi';
import { useKeepAsking } from '../layout/useKeepAsking';
import { isEnded, type RenewalAccess } from './kept';

/**
 * Loads the customer's subscription; calls `onEnded` if the renewal session has expired. It refreshes when the customer comes
 * back to the page.
 */
export function useLatest({ accountId, token }: RenewalAccess, onEnded: () => void) {
  const [round, setRound] = useState(0);
  const [latest, setLatest] = useState<LatestSubscription | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [asking, setAsking] = useState(true);
  const refresh = useCallback(() => setRound((n) => n + 1), []);

  // `round` is a dependency so that each round makes a new request.
  useEffect(() => {
    const abort = new AbortController();
    setError(null);
    setAsking(true);
    callApi('getLatestSubscription', { params: { id: accountId }, token, signal: abort.signal }).then(
      ({ subscription }) => {
        setLatest(subscription);
        setAsking(false);
      },
      (failure: unknown) => {
        if (abort.signal.aborted) return;
        setAsking(false);
        if (isEnded(failure)) onEnded();
        else setError(failure);
      },
    );
    return () => abort.abort();
  }, [accountId, token, onEnded, round]);

  useKeepAsking(refresh, null);

  return { latest, error, asking, refresh };
}
