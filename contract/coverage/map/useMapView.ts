import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Box, MapPoint } from './projection';
import { CLOSEST, dragged, fitView, type MapWindow, type Size, showing, zoomed } from './view';

export interface MapView {
  svg: RefObject<SVGSVGElement | null>;
  size: Size;
  view: MapWindow;
  /** Zooms by this factor; `at`, in pixels from the middle, stays in place. */
  zoom(factor: number, at?: MapPoint): void;
  drag(by: MapPoint): void;
  /** Zooms in as far as the box allows. */
  show(box: Box): void;
  /** Moves to the box if it is not visible. */
  reveal(box: Box): void;
}

/**
 * Manages the visible part of a drawing on an element of any size; it starts with the box `start`. `closest` is the maximum scale,
 * in pixels per unit of the drawing.
 */
export function useMapView(whole: Box, start: Box, closest = CLOSEST): MapView {
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<Size>({ width: 640, height: 480 });
  /** Null until the visitor moves the view: until then it follows the element's size. */
  const [moved, setMoved] = useState<MapWindow | null>(null);

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
    (to: (view: MapWindow) => MapWindow) => setMoved((view) => to(view ?? fitView(start, size, closest))),
    [start, size, closest],
  );
  const moves = useMemo(
    () => ({
      zoom: (factor: number, at?: MapPoint) =>
        change((view) => zoomed(view, factor, fitView(whole, size, closest), at, closest)),
      drag: (by: MapPoint) => change((view) => dragged(view, by, whole)),
      show: (box: Box) => setMoved(fitView(box, size, closest)),
      reveal: (box: Box) => change((view) => showing(box, view, size)),
    }),
    [change, whole, size, closest],
  );
  return { svg, size, view: moved ?? fitView(start, size, closest), ...moves };
}
