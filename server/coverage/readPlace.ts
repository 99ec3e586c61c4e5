import { brand } from '../../contract/brand';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import type { Deps } from '../deps';
import type { Point } from '../store/Store';
import { findPlaces } from './findPlaces';
import { isWide, type Place } from './rules/places/Place';
import { readAddress } from './rules/places/readAddress';
import { completeCode, nameInLink, readPoint } from './rules/places/readPoint';
import { type Reading, recognise } from './rules/places/recognise';

/** Places looked at for each phrase of an address. */
const CANDIDATES = 8;

/** What a text means: a point, or what its names mean. */
export type Meaning =
  | { outcome: 'POINT'; point: Point }
  | Exclude<Reading, { outcome: 'UNKNOWN' }>
  /** `similar`: what is called a little alike, to be suggested. */
  | { outcome: 'UNKNOWN'; similar: Place[] };

const country = new Intl.DisplayNames(['en'], { type: 'region' }).of(brand.country) ?? brand.country;

/** Reads what somebody typed or pasted: coordinates, a map link, a Plus Code, or an address. */
export async function readPlace(deps: Pick<Deps, 'store'>, typed: string): Promise<Meaning> {
  const read = readPoint(typed);
  if (read === 'too wide') return NOWHERE;
  if (read && 'point' in read) return { outcome: 'POINT', point: read.point };
  if (!read) return readNames(deps, nameInLink(typed) ?? typed);
  const near = readAddress(read.near, country).parts.length ? await readNames(deps, read.near) : null;
  if (near === null) return { outcome: 'POINT', point: completeCode(read.shortCode, brand.centre) };
  const isPlace = near.outcome === 'RECOGNISED' || near.outcome === 'WIDE';
  const around = isPlace ? (near.place.point ?? brand.centre) : null;
  return around ? { outcome: 'POINT', point: completeCode(read.shortCode, around) } : NOWHERE;
}

const NOWHERE: Meaning = { outcome: 'UNKNOWN', similar: [] };

async function readNames({ store }: Pick<Deps, 'store'>, text: string): Promise<Meaning> {
  const address = readAddress(text, country);
  const texts = [...new Set(address.phrases.map((phrase) => phrase.text))];
  const places = await findPlaces(store, texts, CANDIDATES);
  const reading = recognise(address, places, brand.country);
  return reading.outcome === 'UNKNOWN' ? { ...reading, similar: places.filter((place) => !isWide(place)) } : reading;
}

/** A coverage area by its id, as far as its verdict goes. */
export const areaById = async ({ store }: Pick<Deps, 'store'>, id: string) =>
  (
    await store.pick(coverageAreas, ['id', 'name', 'district', 'status', 'expectedDate'], {
      where: [{ path: 'id', in: [id] }],
    })
  )[0] ?? null;
