import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface Place {
  row: string;
  /** Pixels that what holds the rows was scrolled by. */
  top: number;
}

/** How long the row is looked for among those that are drawn, ms. */
const PATIENCE = 2_000;

/** Where the lists of this page's life were left, by the history entry: going back to one finds its place again. */
const places = new Map<string, Place>();

/** Remembers the row that is left by a click in it (Enter on a link is one), and returns to it once the rows are there again. */
export function usePlace(list: RefObject<HTMLElement | null>, hasRows: boolean) {
  const { key } = useLocation();
  const place = useRef(places.get(key));

  useEffect(() => {
    if (!place.current || !hasRows) return;
    const { row, top } = place.current;
    const until = performance.now() + PATIENCE;
    // After the layout has begun its new page at the top; on a slow machine the rows are drawn some frames later.
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

/** The nearest ancestor that scrolls downward. */
function scrollerOf(element: Element): Element {
  const parent = element.parentElement;
  if (!parent) return element;
  const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowY) && parent.scrollHeight > parent.clientHeight;
  return scrolls ? parent : scrollerOf(parent);
}
