import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnanswered } from '../api/ApiError';

const SECOND = 1_000;
const PAUSES = [5 * SECOND, 15 * SECOND, 60 * SECOND, 300 * SECOND] as const;
const LONGEST = 900 * SECOND;

/** Returns how many milliseconds to wait after this many unanswered tries. */
export const retryPause = (tries: number): number => PAUSES[tries - 1] ?? LONGEST;

/**
 * Repeats a call that got no answer once the connection is back, for as long as its page is open. `error` is the failure, or
 * null. Browsers may report a connection that does not work yet, so it retries with growing pauses.
 */
export function useAskAgain(error: unknown, ask: () => void): void {
  const askAgain = useEffectEvent(ask);
  const tries = useRef(0);
  useEffect(() => {
    if (error !== null) tries.current += 1;
    if (!isUnanswered(error)) return;
    const again = () => navigator.onLine && askAgain();
    const timer = setTimeout(again, retryPause(tries.current));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [error]);
}
