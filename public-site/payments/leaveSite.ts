import { useEffect } from 'react';

/**
 * Goes to the provider's hosted page. It is not in the module that calls it, so that tests can mock it, because their browser
 * cannot leave the page.
 */
export const leaveTo = (url: string): void => window.location.assign(url);

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
