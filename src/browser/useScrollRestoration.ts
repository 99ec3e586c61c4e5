import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface Place {
  row: string;
  /** The scroll position of the rows' container, in pixels. */
  top: number;
}

/** How long to wait for the row to be rendered, ms. */
const PATIENCE = 2_000;

/** Where the user left each list since the page was loaded, by history entry: going back to a list finds that row again. */
const places = new Map<string, Place>();

/**
 * Remembers the row that the user opens with a click (Enter on a link counts as one), and returns to it once the rows are
 * rendered again.
 */
export function useScrollRestoration(list: RefObject<HTMLElement | null>, hasRows: boolean) {
  const { key } = useLocation();
  const place = useRef(places.get(key));

  useEffect(() => {
    if (!place.current || !hasRows) return;
    const { row, top } = place.current;
    const until = performance.now() + PATIENCE;
    // Runs after the layout has scrolled its new page to the top; on a slow machine the rows are rendered some frames later.
    let frame = requestAnimationFrame(function look() {
      const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
      const found = [...rows].find(({ dataset }) => dataset.row === row);
      if (!found && performance.now() < until) {
        frame = requestAnimationFrame(look);
        return;
      }
      place.current = undefined;
      if (!found) return;
      scrollerOf(found).scrollTop = top;
      found.querySelector<HTMLElement>('[data-opens-row]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [list, hasRows]);

  return ({ target }: MouseEvent) => {
    const row = (target as Element).closest<HTMLElement>('[data-row]');
    if (row?.dataset.row) places.set(key, { row: row.dataset.row, top: scrollerOf(row).scrollTop });
  };
}

/** Returns the nearest ancestor that scrolls vertically. */
function scrollerOf(element: Element): Element {
  const parent = element.parentElement;
  if (!parent) return element;
  const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowY) && parent.scrollHeight > parent.clientHeight;
  return scrolls ? parent : scrollerOf(parent);
}
