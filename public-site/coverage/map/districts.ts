import { type Box, boxAroundAll, type DrawnArea, type MapPoint } from '../../../contract/coverage/map/projection';
import type { MapArea } from '../../../resources/coverage/actions';

export interface District {
  name: string;
  /** The box around all areas of the district. */
  box: Box;
  areas: number;
}

/** Returns the districts that have areas, by name. */
export function districtsOf(shapes: readonly DrawnArea<MapArea>[]): District[] {
  const names = [...new Set(shapes.map(({ area }) => area.district))].sort((a, b) => a.localeCompare(b));
  return names.map((name) => {
    const boxes = shapes.filter(({ area }) => area.district === name).map(({ box }) => box);
    return { name, box: boxAroundAll(boxes), areas: boxes.length };
  });
}

/** Returns the district on which the map opens: the one around the place checked last, or else the one with the most areas. */
export function startDistrict(districts: readonly District[], checked: MapPoint | null): District | undefined {
  const byAreas = [...districts].sort((a, b) => b.areas - a.areas);
  return byAreas.find(({ box }) => checked && holds(box, checked)) ?? byAreas[0];
}

const holds = (box: Box, { x, y }: MapPoint): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
