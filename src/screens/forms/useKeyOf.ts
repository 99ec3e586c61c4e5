import { useRef } from 'react';
import { v4 as newKey } from 'uuid';

/**
 * The idempotency key of a body: the same one as long as the page is open and the body is the same, so that a repeat after
 * a lost answer makes nothing twice; another one once the body was corrected.
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
