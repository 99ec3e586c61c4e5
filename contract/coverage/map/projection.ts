/** A point of the drawing: thousandths of a degree of latitude (about 111 m), eastwards and southwards. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A rectangle of the drawing, given by its north-western corner. */
export interface Box extends MapPoint {
  width: number;
  height: number;
}

/** An area with its outer ring and its holes, in longitudes and latitudes. */
export interface OutlinedArea {
  outline: readonly (readonly (readonly [number, number])[])[];
}

/** An area, ready to be drawn. */
export interface DrawnArea<A extends OutlinedArea> {
  area: A;
  /** The outline and the holes as an SVG path. */
  path: string;
  box: Box;
}

export interface Drawing<A extends OutlinedArea> {
  shapes: DrawnArea<A>[];
  /** The box around the whole drawing. */
  whole: Box;
  /** Converts a longitude and latitude (degrees) to a point of the drawing. */
  pointAt(longitude: number, latitude: number): MapPoint;
  /** Converts a point of the drawing to a longitude and latitude (degrees). */
  degreesAt(point: MapPoint): [longitude: number, latitude: number];
}

const UNITS = 1_000;
/** The length of a kilometre in units of the drawing. */
export const KILOMETRE = UNITS / 111.32;

/** Draws the areas in an equirectangular projection that is true to scale in their middle; there must be at least one area. */
export function drawingOf<A extends OutlinedArea>(areas: readonly A[]): Drawing<A> {
  const latitudes = areas.flatMap(({ outline }) => outline.flat().map(([, latitude]) => latitude));
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const narrowing = Math.cos((middle * Math.PI) / 180);
  const pointAt = (longitude: number, latitude: number) => ({ x: longitude * narrowing * UNITS, y: -latitude * UNITS });
  const shapes = areas.map((area) => {
    const rings = area.outline.map((ring) => ring.map(([longitude, latitude]) => pointAt(longitude, latitude)));
    return { area, path: rings.map(pathOf).join(''), box: boxAround(rings.flat()) };
  });
  const degreesAt = ({ x, y }: MapPoint): [number, number] => [x / narrowing / UNITS, -y / UNITS];
  return { shapes, whole: boxAroundAll(shapes.map(({ box }) => box)), pointAt, degreesAt };
}

const pathOf = (ring: readonly MapPoint[]): string =>
  `M${ring.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

const cornersOf = ({ x, y, width, height }: Box): MapPoint[] => [
  { x, y },
  { x: x + width, y: y + height },
];

/** Returns the smallest box that contains all of these points. */
export function boxAround(points: readonly MapPoint[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Returns the smallest box that contains all of these boxes. */
export const boxAroundAll = (boxes: readonly Box[]): Box => boxAround(boxes.flatMap(cornersOf));

export const centreOf = ({ x, y, width, height }: Box): MapPoint => ({ x: x + width / 2, y: y + height / 2 });
