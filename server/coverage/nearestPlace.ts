import { coveragePlaces } from '../../resources/coverage/coveragePlaces';
import type { GeoPoint, Store } from '../store/Store';
import { kilometres } from './rules/places/recognise';

/** The distance in kilometres within which a point is named after a place. */
const NEAR = 1.5;
/** The same distance in degrees of latitude. */
const BAND = NEAR / 111;

type Near = { name: string; district: string } & GeoPoint;

/** Returns the place after which a point is named, or null if none is near. */
export async function nearestPlace(store: Store, point: GeoPoint): Promise<Near | null> {
  const { latitude, longitude } = point;
  const where = [
    { path: 'latitude', from: latitude - BAND, before: latitude + BAND },
    { path: 'longitude', from: longitude - BAND, before: longitude + BAND },
  ] as const;
  const found = await store.pick(coveragePlaces, ['name', 'district', 'kind', 'latitude', 'longitude'], { where });
  return (
    found
      .filter(({ kind }) => kind === 'AREA' || kind === 'LANDMARK')
      .map((place) => ({ place, away: kilometres({ point: place }, { point }) }))
      .filter(({ away }) => away <= NEAR)
      .sort((a, b) => a.away - b.away)[0]?.place ?? null
  );
}
