import { useEffect } from 'react';

/**
 * Calls `restored` when "back" restores the page in its previous, busy state; `restored` must be the same function at each
 * render.
 */
export function useRestored(restored: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && restored();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [restored]);
}
