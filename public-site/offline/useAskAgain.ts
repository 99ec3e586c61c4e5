import { useEffect, useEffectEvent } from 'react';
import { isNoAnswer } from '../api/ApiError';

/** Repeats a question that got no answer once the link is back, as long as its page is open. `error` is how it failed, or null. */
export function useAskAgain(error: unknown, ask: () => void): void {
  const askAgain = useEffectEvent(ask);
  const unanswered = isNoAnswer(error);
  useEffect(() => {
    if (!unanswered) return;
    const onOnline = () => askAgain();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [unanswered]);
}
