import { type Box, centreOf, type MapPoint } from './projection';

/** The visible part of the drawing: its middle, and the pixels per unit of the drawing. */
export interface MapWindow extends MapPoint {
  scale: number;
}

/** The size of the element, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The factor of one zoom step. */
export const ZOOM_STEP = 1.6;
/** The maximum scale on a map of areas, where single houses need not be visible. */
export const CLOSEST = 24;
/** The distance between the visible box and the edge, in pixels. */
const MARGIN = 28;

/** Returns the view that just contains the box. */
export function fitView(box: Box, { width, height }: Size, closest = CLOSEST): MapWindow {
  const across = Math.max(width - 2 * MARGIN, 1) / Math.max(box.width, 1);
  const down = Math.max(height - 2 * MARGIN, 1) / Math.max(box.height, 1);
  return { ...centreOf(box), scale: Math.min(across, down, closest) };
}

/** Zooms by the factor, but not out beyond the whole drawing; `at`, in pixels from the middle, stays in place. */
export function zoomed(
  view: MapWindow,
  factor: number,
  whole: MapWindow,
  at: MapPoint = { x: 0, y: 0 },
  closest = CLOSEST,
): MapWindow {
  const scale = Math.min(Math.max(view.scale * factor, whole.scale), closest);
  const shift = 1 / view.scale - 1 / scale;
  return { x: view.x + at.x * shift, y: view.y + at.y * shift, scale };
}

/** Moves the view by some pixels; its middle never leaves the box. */
export function dragged(view: MapWindow, by: MapPoint, box: Box): MapWindow {
  const within = (value: number, from: number, length: number) => Math.min(Math.max(value, from), from + length);
  return {
    ...view,
    x: within(view.x - by.x / view.scale, box.x, box.width),
    y: within(view.y - by.y / view.scale, box.y, box.height),
  };
}

/** Returns the position of a box of the drawing on the element, in pixels. */
export function onScreen(box: Box, view: MapWindow, { width, height }: Size): Box {
  return {
    x: (box.x - view.x) * view.scale + width / 2,
    y: (box.y - view.y) * view.scale + height / 2,
    width: box.width * view.scale,
    height: box.height * view.scale,
  };
}

/** Returns the same view, or one moved to the box if the middle of the box is not visible. */
export function showing(box: Box, view: MapWindow, size: Size): MapWindow {
  const { x, y } = centreOf(onScreen(box, view, size));
  const seen = x > 0 && y > 0 && x < size.width && y < size.height;
  return seen ? view : { ...view, ...centreOf(box) };
}
