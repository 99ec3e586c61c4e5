import type { Polygon } from '../../resources/language/kinds';

/** The number of areas in a grid over Uganda and its surroundings, 1.5 km apart. */
export const AREAS = 5_000;
const CORNERS = 2_000;
const ROW = 100;
const STEP = 0.0135;
const CORNER = { longitude: 31.9, latitude: 0.0 };

const middleOf = (index: number) => ({
  longitude: CORNER.longitude + (index % ROW) * STEP,
  latitude: CORNER.latitude + Math.floor(index / ROW) * STEP,
});

/** Rounds to a tenth of a metre, as surveyors do. */
const rounded = (degrees: number) => Number(degrees.toFixed(6));

/** Returns the area's outline: 2,000 corners, different for each area. */
export function outlineOf(index: number): Polygon {
  const { longitude, latitude } = middleOf(index);
  const corners = Array.from({ length: CORNERS - 1 }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * i) / (CORNERS - 1);
    const radius = STEP * 0.4 * (1 + 0.1 * Math.sin(7 * angle + index) + 0.005 * Math.sin(93 * angle));
    return [rounded(longitude + radius * Math.cos(angle)), rounded(latitude + radius * Math.sin(angle))];
  });
  return { type: 'Polygon', coordinates: [[...corners, corners[0] as [number, number]]] };
}

/** The points to check: every other one in the middle of an area, the others between four areas. */
export const POINTS = Array.from({ length: 1_000 }, (_, i) => {
  const index = (i * 4_999) % AREAS;
  const { longitude, latitude } = middleOf(index);
  const beside = i % 2 ? STEP / 2 : 0;
  return { area: beside ? null : `Area ${index}`, longitude: longitude + beside, latitude: latitude + beside };
});
