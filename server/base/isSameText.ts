import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time. */
export function isSameText(given: string | undefined, wanted: string): boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(given ?? ''), hash(wanted));
}
