import { useCallback, useEffect, useState } from 'react';
import type { LatestSubscription } from '../../resources/answers/renewal';
import { callRenewal, isEnded } from './callRenewal';
import type { RenewalAccess } from './kept';

/** What the customer has; `onEnded` is told where the access counts no more. "Back" from the payment page asks anew. */
export function useLatest({ accountId, token }: RenewalAccess, onEnded: () => void) {
  const [round, setRound] = useState(0);
  const [latest, setLatest] = useState<LatestSubscription | null>(null);
  const [error, setError] = useState<unknown>(null);
  const reload = useCallback(() => setRound((n) => n + 1), []);

  // `round` is a dependency so that each one asks afresh.
  useEffect(() => {
    const abort = new AbortController();
    setError(null);
    callRenewal('getLatestSubscription', { params: { id: accountId }, token, signal: abort.signal }).then(
      ({ subscription }) => setLatest(subscription),
      (failure: unknown) => {
        if (abort.signal.aborted) return;
        if (isEnded(failure)) onEnded();
        else setError(failure);
      },
    );
    return () => abort.abort();
  }, [accountId, token, onEnded, round]);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && reload();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reload]);

  return { latest, error, reload };
}
