import { useEffect, useState } from 'react';

/** Returns true once `busy` has been true for `after` milliseconds, so that the visitor should be informed. */
export function useSlow(busy: boolean, after = 6_000): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), after);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy, after]);
  return busy && slow;
}
