import type { Answers } from '../../resources/catalogue/actions';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import type { Store } from '../store/Store';
import { pointWithin } from './rules/areas';
import type { Place } from './rules/places/Place';

export type PlaceSuggestion = Answers['suggestPlaces']['places'][number];

/** Returns places as suggestions, each with a point; a coverage area has a point inside it. */
export async function toSuggestions(store: Store, places: readonly Place[], most: number): Promise<PlaceSuggestion[]> {
  const chosen = places.slice(0, most);
  const pointless = chosen.flatMap(({ areaId, point }) => (point === null && areaId ? [areaId] : []));
  const areas = pointless.length
    ? await store.pick(coverageAreas, ['id', 'polygon'], { where: [{ path: 'id', in: pointless }] })
    : [];
  return chosen.flatMap(({ id, name, district, kind, point, areaId }) => {
    const area = areas.find((each) => each.id === areaId);
    const at = point ?? (area && pointWithin(area.polygon));
    return at ? [{ id, name, district, kind, ...at }] : [];
  });
}
