import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnreached } from '../session/unreached';

/** Returns whether the browser reports that it is offline, or the last request of the page did not reach the service. */
export function useOffline(): boolean {
  const client = useQueryClient();
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const lose = () => setOffline(true);
    const find = () => {
      setOffline(false);
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => isUnreached(state.error) });
    };
    window.addEventListener('offline', lose);
    window.addEventListener('online', find);
    const leave = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'error' && isUnreached(event.action.error)) setOffline(true);
      if (event.action.type === 'success' && !event.action.manual) setOffline(!navigator.onLine);
    });
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', find);
      leave();
    };
  }, [client]);
  return isOffline;
}
