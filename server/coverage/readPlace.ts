import { brand } from '../../contract/brand';
import { kilometresBetween } from '../../contract/coverage/kilometresBetween';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import type { Deps } from '../deps';
import type { GeoPoint } from '../store/Store';
import { findPlaces } from './findPlaces';
import { isWide, type Place } from './rules/places/Place';
import { readAddress } from './rules/places/readAddress';
import { completeCode, nameInLink, readPoint } from './rules/places/readPoint';
import { type PlaceReading, recognise } from './rules/places/recognise';

/** The number of places considered for each phrase of an address. */
const CANDIDATES = 8;

/** The meaning of a text: a point, or what its names mean. */
export type Meaning =
  | { outcome: 'POINT'; point: GeoPoint }
  | Exclude<PlaceReading, { outcome: 'UNKNOWN' }>
  /** `similar`: places with similar names, as suggestions. */
  | { outcome: 'UNKNOWN'; similar: Place[] };

const country = new Intl.DisplayNames(['en'], { type: 'region' }).of(brand.country) ?? brand.country;

/** Interprets what a visitor typed or pasted: coordinates, a map link, a Plus Code, or an address. */
export async function readPlace(deps: Pick<Deps, 'store'>, typed: string): Promise<Meaning> {
  const read = readPoint(typed);
  if (read === 'too wide') return NOWHERE;
  if (read && 'point' in read) return { outcome: 'POINT', point: unswapped(read.point) };
  if (!read) return readNames(deps, nameInLink(typed) ?? typed);
  const near = readAddress(read.near, country).parts.length ? await readNames(deps, read.near) : null;
  if (near === null) return { outcome: 'POINT', point: completeCode(read.shortCode, brand.centre) };
  const isPlace = near.outcome === 'RECOGNISED' || near.outcome === 'WIDE';
  const around = isPlace ? (near.place.point ?? brand.centre) : null;
  return around ? { outcome: 'POINT', point: completeCode(read.shortCode, around) } : NOWHERE;
}

/** In kilometres: a point farther from the main city than this is in another country. */
const ABROAD = 1500;

/** Returns a point with its coordinates in the right order: "32.616, 0.356" is far away, but near the other way round. */
function unswapped(point: GeoPoint): GeoPoint {
  const other = { latitude: point.longitude, longitude: point.latitude };
  const isAway = (at: GeoPoint) => kilometresBetween(at, brand.centre) > ABROAD;
  return isAway(point) && Math.abs(other.latitude) <= 90 && !isAway(other) ? other : point;
}

const NOWHERE: Meaning = { outcome: 'UNKNOWN', similar: [] };

async function readNames({ store }: Pick<Deps, 'store'>, text: string): Promise<Meaning> {
  const address = readAddress(text, country);
  const texts = [...new Set(address.phrases.map((phrase) => phrase.text))];
  const places = await findPlaces(store, texts, CANDIDATES);
  const reading = recognise(address, places, brand.country);
  return reading.outcome === 'UNKNOWN' ? { ...reading, similar: places.filter((place) => !isWide(place)) } : reading;
}

/** Returns a coverage area by its id, with the fields that a verdict needs. */
export const areaById = async ({ store }: Pick<Deps, 'store'>, id: string) =>
  (
    await store.pick(coverageAreas, ['id', 'name', 'district', 'status', 'expectedDate'], {
      where: [{ path: 'id', in: [id] }],
    })
  )[0] ?? null;
