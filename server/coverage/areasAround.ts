import { LRUCache } from 'lru-cache';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Polygon } from '../../resources/language/kinds';
import type { Deps } from '../deps';
import type { GeoPoint } from '../store/Store';

/** The maximum number of corners in the cache, some 100 MB. */
const CORNERS = 1_500_000;
/**
 * The time in milliseconds after a change during which an area is read each time, because it may change again and the clocks of
 * processes differ.
 */
const UNSETTLED = 60_000;

type Version = Pick<RecordOf<typeof coverageAreas>, 'id' | 'dateUpdated'>;
export type AreaAround = Pick<
  RecordOf<typeof coverageAreas>,
  'id' | 'name' | 'district' | 'status' | 'expectedDate' | 'polygon'
>;

/** Outlines by the version of their area. Most queries concern a few areas, whose outlines have up to 2,000 corners. */
const outlines = new LRUCache<string, Polygon>({
  maxSize: CORNERS,
  sizeCalculation: ({ coordinates }) => coordinates.reduce((corners, ring) => corners + ring.length, 1),
});

const FIELDS = ['id', 'name', 'district', 'status', 'expectedDate', 'dateUpdated'] as const;

const keyOf = ({ id, dateUpdated }: Version): string => `${id} ${dateUpdated}`;

/** Returns the areas whose bounding box contains a point. */
export async function areasAround({ store, now }: Pick<Deps, 'store' | 'now'>, point: GeoPoint): Promise<AreaAround[]> {
  const where = [{ path: 'polygon', around: point }] as const;
  const found = await store.pick(coverageAreas, FIELDS, { where });
  const around = found.flatMap((area) => {
    const polygon = outlines.get(keyOf(area));
    return polygon ? [{ ...area, polygon }] : [];
  });
  if (around.length === found.length) return around;
  const read = await store.pick(coverageAreas, [...FIELDS, 'polygon'], { where });
  for (const area of read)
    if (now().getTime() - Date.parse(area.dateUpdated) > UNSETTLED) outlines.set(keyOf(area), area.polygon);
  return read;
}
