import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the row in whose place it was once the row is gone that was acted on, or to the one after it where it stays;
 * unless the person has gone elsewhere meanwhile. Answers how to tell that a row is acted on.
 */
export function useNextRow(list: RefObject<HTMLElement | null>, keys: readonly string[]): (key: string) => void {
  const left = useRef<{ key: string; at: number } | null>(null);
  const places = keys.join();
  useEffect(() => {
    const isFree = document.activeElement?.contains(list.current) ?? true;
    if (!left.current || !isFree || places.split(',').includes(left.current.key)) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-opens-row]') ?? [])];
    links[Math.min(left.current.at, links.length - 1)]?.focus();
    left.current = null;
  }, [list, places]);
  return (key) => {
    left.current = { key, at: keys.indexOf(key) };
  };
}
