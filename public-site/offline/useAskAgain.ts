import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnanswered } from '../api/ApiError';
import { pauseAfter } from './pauses';

/**
 * Repeats a question that got no answer once the link is back, as long as its page is open. `error` is how it failed, or null. The
 * browser may take a link for back that does not carry yet, so it goes on after growing pauses.
 */
export function useAskAgain(error: unknown, ask: () => void): void {
  const askAgain = useEffectEvent(ask);
  const tries = useRef(0);
  useEffect(() => {
    if (error !== null) tries.current += 1;
    if (!isUnanswered(error)) return;
    const again = () => navigator.onLine && askAgain();
    const timer = setTimeout(again, pauseAfter(tries.current));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [error]);
}
