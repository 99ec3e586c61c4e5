import { normalizeName } from '../../contract/coverage/places/fold';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { coveragePlaces } from '../../resources/coverage/coveragePlaces';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';
import type { Place } from './rules/places/Place';

const PLACE_FIELDS = ['name', 'otherNames', 'kind', 'district', 'parentId', 'latitude', 'longitude'] as const;

type Stored = Pick<RecordOf<typeof coveragePlaces>, 'id' | (typeof PLACE_FIELDS)[number]>;

export const toPlace = ({ latitude, longitude, ...place }: Stored): Place => ({
  ...place,
  point: { latitude, longitude },
  areaId: null,
});

/**
 * Returns the places with a name similar to one of the texts, at most `limit` for each, most similar first: places of the
 * gazetteer, then coverage areas without such a place of the same name.
 */
export async function findPlaces(store: Store, texts: readonly string[], limit: number): Promise<Place[]> {
  const [places, areas] = await Promise.all([
    store.findSimilar(coveragePlaces, PLACE_FIELDS, texts, limit),
    store.findSimilar(coverageAreas, ['name', 'district'], texts, limit),
  ]);
  const areaCalled = (place: Stored) =>
    areas.find(
      ({ name, district }) => normalizeName(name) === normalizeName(place.name) && district === place.district,
    );
  const found = places.map((place) => ({ ...toPlace(place), areaId: areaCalled(place)?.id ?? null }));
  const others = areas.filter(({ id }) => !found.some(({ areaId }) => areaId === id));
  return [...found, ...others.map(areaAsPlace)];
}

/** Returns a coverage area as a place with the same name. */
export const areaAsPlace = ({ id, name, district }: { id: string; name: string; district: string }): Place => ({
  id,
  name,
  otherNames: null,
  kind: 'AREA',
  district,
  parentId: null,
  point: null,
  areaId: id,
});
