import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for an element that replaces another one: it gets the focus when `shown` turns true, but not when the page is
 * opened.
 */
export function useFocusWhen<T extends HTMLElement>(shown: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown && !before.current) element.current?.focus();
    before.current = shown;
  }, [shown]);
  return element;
}
