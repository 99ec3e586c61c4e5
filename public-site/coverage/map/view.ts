import { type Box, centreOf, type Point } from './projection';

/** Which part of the drawing is seen: its middle, and how many pixels a unit of it takes. */
export interface View extends Point {
  scale: number;
}

/** Of the element that is drawn in, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How much closer one step of zooming is. */
export const ZOOM_STEP = 1.6;
/** Nobody needs to see single houses. */
const CLOSEST = 24;
/** Pixels between what is to be seen and the edge. */
const MARGIN = 28;

/** The view that just holds the box. */
export function viewOf(box: Box, { width, height }: Size): View {
  const across = Math.max(width - 2 * MARGIN, 1) / Math.max(box.width, 1);
  const down = Math.max(height - 2 * MARGIN, 1) / Math.max(box.height, 1);
  return { ...centreOf(box), scale: Math.min(across, down, CLOSEST) };
}

/** Closer by the factor, but no further out than to the whole; `at`, pixels from the middle, stays where it is. */
export function zoomed(view: View, factor: number, whole: View, at: Point = { x: 0, y: 0 }): View {
  const scale = Math.min(Math.max(view.scale * factor, whole.scale), CLOSEST);
  const shift = 1 / view.scale - 1 / scale;
  return { x: view.x + at.x * shift, y: view.y + at.y * shift, scale };
}

/** Dragged by so many pixels; the middle never leaves the box. */
export function dragged(view: View, by: Point, box: Box): View {
  const within = (value: number, from: number, length: number) => Math.min(Math.max(value, from), from + length);
  return {
    ...view,
    x: within(view.x - by.x / view.scale, box.x, box.width),
    y: within(view.y - by.y / view.scale, box.y, box.height),
  };
}

/** Where a box of the drawing is on the element, in pixels. */
export function onScreen(box: Box, view: View, { width, height }: Size): Box {
  return {
    x: (box.x - view.x) * view.scale + width / 2,
    y: (box.y - view.y) * view.scale + height / 2,
    width: box.width * view.scale,
    height: box.height * view.scale,
  };
}

/** The same view, or, where the middle of the box is not in it, one that is moved there. */
export function showing(box: Box, view: View, size: Size): View {
  const { x, y } = centreOf(onScreen(box, view, size));
  const seen = x > 0 && y > 0 && x < size.width && y < size.height;
  return seen ? view : { ...view, ...centreOf(box) };
}
