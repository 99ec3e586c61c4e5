import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Calls `leave` once another page was opened by other means than the command box. What the box opens itself is told by the
 * function it answers: such a page may take a while to come, and the next search may have been begun by then.
 */
export function useOnLeave(leave: () => void): (to: string) => void {
  const { pathname, search } = useLocation();
  const isSamePage = useNavigationType() === 'REPLACE';
  const left = useEffectEvent(leave);
  const place = pathname + search;
  const shown = useRef(place);
  const expected = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (!isSamePage && expected.current !== place) left();
    expected.current = null;
  }, [place, isSamePage]);
  return (to) => {
    expected.current = to;
  };
}
