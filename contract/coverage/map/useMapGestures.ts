import { type PointerEvent, useEffect, useRef } from 'react';
import type { MapPoint } from './projection';
import type { MapView } from './useMapView';

/** How far a finger may move before it counts as dragging, in pixels. */
const TREMBLE = 5;
/** The zoom per pixel of wheel movement. */
const WHEEL = 0.01;

/**
 * Handles dragging and pinching; the wheel zooms with Ctrl, which is also how browsers report a trackpad's pinch. A wheel alone,
 * and one finger moving up or down, scroll the page (`touch-action` in the style sheet).
 */
export function useMapGestures({ svg, zoom, drag }: MapView) {
  const fingers = useRef(new Map<number, MapPoint>());
  const dragging = useRef(false);

  useEffect(() => {
    const element = svg.current;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL), fromMiddle(event, element));
    };
    // React's own listeners are passive: they could not prevent the browser from zooming the page.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [svg, zoom]);

  const release = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    if (fingers.current.size === 0) dragging.current = false;
  };

  const move = (event: PointerEvent<SVGSVGElement>) => {
    const { pointerId, clientX: x, clientY: y, currentTarget } = event;
    const before = fingers.current.get(pointerId);
    if (!before) return;
    const far = Math.hypot(x - before.x, y - before.y) >= TREMBLE;
    if (!dragging.current && !far) return;
    // From here on, a release does not count as a tap on an area.
    if (!dragging.current) currentTarget.setPointerCapture(pointerId);
    dragging.current = true;
    fingers.current.set(pointerId, { x, y });
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    const share = other ? 2 : 1;
    drag({ x: (x - before.x) / share, y: (y - before.y) / share });
    if (!other) return;
    const spread = (point: MapPoint) => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
    const middle = { clientX: (x + other.x) / 2, clientY: (y + other.y) / 2 };
    zoom(spread({ x, y }) / spread(before), fromMiddle(middle, currentTarget));
  };

  return {
    onPointerDown: ({ pointerId, clientX, clientY }: PointerEvent) =>
      void fingers.current.set(pointerId, { x: clientX, y: clientY }),
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  };
}

/** Returns the position in pixels from the element's middle. */
function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }, element: Element | null): MapPoint {
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: clientX - x - width / 2, y: clientY - y - height / 2 };
}
