import { useEffect } from 'react';

/**
 * Asks again `pause` milliseconds from now (null: not by itself, as while an answer is awaited), and at once when the
 * visitor comes back to the page or the connection does. A page that nobody looks at does not ask.
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
