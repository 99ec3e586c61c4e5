import { useRef } from 'react';
import { v4 as newKey } from 'uuid';

/**
 * Returns a function that gives the idempotency key of a body: the same key while the page is open and the body is the same, so
 * that a retry after a lost answer creates nothing twice; another key once the body was corrected.
 */
export function useKeyOf(): (body: object) => string {
  const keys = useRef(new Map<string, string>());
  return (body) => {
    const print = JSON.stringify(body);
    const key = keys.current.get(print) ?? newKey();
    keys.current.set(print, key);
    return key;
  };
}
