import { useSyncExternalStore } from 'react';
import { dayAt } from './period';

const MINUTE = 60_000;

function everyMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE);
  window.addEventListener('focus', tell);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', tell);
  };
}

const today = () => dayAt(Date.now());

/** The provider's calendar day, also on a page that is left open over night. */
export const useToday = () => useSyncExternalStore(everyMinute, today);
