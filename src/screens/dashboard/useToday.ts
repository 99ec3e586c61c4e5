import { useSyncExternalStore } from 'react';
import { toIsoDay } from '../../i18n/formats';

const MINUTE = 60_000;

function everyMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE);
  window.addEventListener('focus', tell);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', tell);
  };
}

const today = () => toIsoDay(Date.now());

/** Returns the provider's calendar day, and updates on a page that is left open overnight. */
export const useToday = () => useSyncExternalStore(everyMinute, today);
