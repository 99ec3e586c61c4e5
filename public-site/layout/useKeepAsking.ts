import { useEffect } from 'react';

/**
 * Calls `ask` every `pause` milliseconds (null: not automatically, for example while a request is in progress), and at once when
 * the visitor or the connection returns. A hidden page does not ask.
 */
export function useKeepAsking(ask: () => void, pause: number | null): void {
  useEffect(() => {
    const askSeen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const onShow = (event: PageTransitionEvent) => event.persisted && askSeen();
    document.addEventListener('visibilitychange', askSeen);
    window.addEventListener('online', askSeen);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', askSeen);
      window.removeEventListener('online', askSeen);
      window.removeEventListener('pageshow', onShow);
    };
  }, [ask]);

  useEffect(() => {
    if (pause === null) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), pause);
    return () => clearInterval(timer);
  }, [ask, pause]);
}
