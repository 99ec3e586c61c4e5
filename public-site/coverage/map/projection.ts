import type { MapArea } from '../../../resources/coverage/actions';

/** A place on the drawing: thousandths of a degree of latitude (some 111 m) eastwards and southwards. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle on the drawing, from its north-western corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** An area, ready to be drawn. */
export interface Shape {
  area: MapArea;
  /** Its outline and holes as an SVG path. */
  path: string;
  box: Box;
}

export interface Drawing {
  shapes: Shape[];
  /** Around everything that is drawn. */
  whole: Box;
  /** Where a point of the earth (degrees) is on it. */
  pointAt(longitude: number, latitude: number): Point;
}

const UNITS = 1_000;
/** Units of the drawing. */
export const KILOMETRE = UNITS / 111.32;

/** The areas in an equirectangular projection that is true in their middle; there must be one at least. */
export function drawingOf(areas: readonly MapArea[]): Drawing {
  const latitudes = areas.flatMap(({ outline }) => outline.flat().map(([, latitude]) => latitude));
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const narrowing = Math.cos((middle * Math.PI) / 180);
  const pointAt = (longitude: number, latitude: number) => ({ x: longitude * narrowing * UNITS, y: -latitude * UNITS });
  const shapes = areas.map((area) => {
    const rings = area.outline.map((ring) => ring.map(([longitude, latitude]) => pointAt(longitude, latitude)));
    return { area, path: rings.map(pathOf).join(''), box: boxAround(rings.flat()) };
  });
  return { shapes, whole: boxAroundAll(shapes.map(({ box }) => box)), pointAt };
}

const pathOf = (ring: readonly Point[]): string =>
  `M${ring.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y: y + height },
];

/** The smallest box that holds all of these points. */
export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The smallest box that holds all of these. */
export const boxAroundAll = (boxes: readonly Box[]): Box => boxAround(boxes.flatMap(cornersOf));

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
