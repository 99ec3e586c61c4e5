import { type RefObject, useEffect, useRef } from 'react';

/** For an element that takes another's place: it gets the focus when `shown` turns true, but not as the page is opened. */
export function useFocusWhen<T extends HTMLElement>(shown: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown && !before.current) element.current?.focus();
    before.current = shown;
  }, [shown]);
  return element;
}
