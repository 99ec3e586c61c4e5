import { type RefObject, useEffect, useRef } from 'react';

/**
 * Once a row that the user acted on is gone, focuses the row in its place, unless the user has moved the focus elsewhere. Returns
 * a function to call when the user acts on a row.
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
