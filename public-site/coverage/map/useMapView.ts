import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Box, Point } from './projection';
import { dragged, type Size, showing, type View, viewOf, zoomed } from './view';

export interface MapView {
  svg: RefObject<SVGSVGElement | null>;
  size: Size;
  view: View;
  /** Zooms by this factor; `at`, in pixels from the middle, stays in place. */
  zoom(factor: number, at?: Point): void;
  drag(by: Point): void;
  /** Zooms in as far as the box allows. */
  show(box: Box): void;
  /** Moves to the box if it is not visible. */
  reveal(box: Box): void;
}

/** Manages the visible part of a drawing on an element of any size; it starts with the box `start`. */
export function useMapView(whole: Box, start: Box): MapView {
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<Size>({ width: 640, height: 480 });
  /** Null until the visitor moves the view: until then it follows the element's size. */
  const [moved, setMoved] = useState<View | null>(null);

  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const change = useCallback(
    (to: (view: View) => View) => setMoved((view) => to(view ?? viewOf(start, size))),
    [start, size],
  );
  const moves = useMemo(
    () => ({
      zoom: (factor: number, at?: Point) => change((view) => zoomed(view, factor, viewOf(whole, size), at)),
      drag: (by: Point) => change((view) => dragged(view, by, whole)),
      show: (box: Box) => setMoved(viewOf(box, size)),
      reveal: (box: Box) => change((view) => showing(box, view, size)),
    }),
    [change, whole, size],
  );
  return { svg, size, view: moved ?? viewOf(start, size), ...moves };
}
