import { useEffect } from 'react';

/** Calls when "back" brings the page back as it was left, busy; `restored` must not change from one render to the next. */
export function useRestored(restored: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && restored();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [restored]);
}
