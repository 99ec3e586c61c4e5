import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Calls `leave` once another page was opened by something other than the command box. The box announces its own navigation
 * through the returned function: such a page may take a while to load, and the user may already have started the next search.
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
