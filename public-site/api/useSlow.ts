import { useEffect, useState } from 'react';

/** Whether something has been going on for so long (milliseconds) that the visitor should be told. */
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
