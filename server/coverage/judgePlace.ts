import type { PlaceOutcome } from '../../contract/statuses';
import type { Deps } from '../deps';
import type { GeoPoint } from '../store/Store';
import { areaBeside } from './areaBeside';
import { type AreaAround, areasAround } from './areasAround';
import { nearestPlace } from './nearestPlace';
import { coveredPartsOf } from './partsOf';
import { areaById, type Meaning } from './readPlace';
import { areaAt } from './rules/areas';
import type { Place } from './rules/places/Place';

/** The verdict on a place. Only a recognised one has an area. */
export interface Judged {
  outcome: PlaceOutcome;
  place: { name: string; district: string } | null;
  point: GeoPoint | null;
  area: Omit<AreaAround, 'polygon'> | null;
  /** The area of our network just outside of which the place lies. */
  beside: Omit<AreaAround, 'polygon'> | null;
  /** The places that may be meant instead. */
  others: Place[];
}

type Reach = Pick<Deps, 'store' | 'now'>;

/** Returns whether fibre reaches the place that a text means. */
export async function judgePlace(deps: Reach, meaning: Meaning): Promise<Judged> {
  switch (meaning.outcome) {
    case 'POINT':
      return judgePoint(deps, meaning.point);
    case 'RECOGNISED':
      return judgeNamed(deps, meaning.place);
    case 'WIDE':
      return judgeWide(deps, meaning.place);
    case 'SEVERAL':
      return { ...NOTHING, outcome: 'SEVERAL', others: meaning.places };
    case 'UNKNOWN':
      return { ...NOTHING, others: meaning.similar };
  }
}

const NOTHING: Judged = { outcome: 'UNKNOWN', place: null, point: null, area: null, beside: null, others: [] };

/**
 * Judges a point. It is named after its area or, without one, after the nearest place, unless that place is in our network: the
 * answer would be wrong for the place.
 */
export async function judgePoint(deps: Reach, point: GeoPoint): Promise<Judged> {
  const area = areaAt(await areasAround(deps, point), point);
  if (area) return { ...NOTHING, outcome: 'RECOGNISED', place: nameOf(area), point, area };
  const nearest = await nearestPlace(deps.store, point);
  const theirs = nearest && areaAt(await areasAround(deps, nearest), nearest);
  const isOurs = theirs !== null && theirs.status !== 'NO_PRESENCE';
  const place = nearest && !isOurs ? nameOf(nearest) : null;
  return { ...NOTHING, outcome: 'RECOGNISED', place, point, beside: await areaBeside(deps, point) };
}

/** Judges a place by the area at its point or, if there is none, by the area with its name. */
async function judgeNamed(deps: Reach, place: Place): Promise<Judged> {
  const { point, areaId } = place;
  const around = point && areaAt(await areasAround(deps, point), point);
  const area = around ?? (areaId ? await areaById(deps, areaId) : null);
  const beside = point && !area ? await areaBeside(deps, point) : null;
  return { ...NOTHING, outcome: 'RECOGNISED', place: nameOf(place), point, area, beside };
}

/** Judges a wide place. If parts of it are covered, the visitor must choose one; if none are, that is the verdict. */
async function judgeWide(deps: Reach, wide: Place): Promise<Judged> {
  const others = await coveredPartsOf(deps, wide);
  const outcome = others.length > 0 ? 'SEVERAL' : 'RECOGNISED';
  return { ...NOTHING, outcome, place: nameOf(wide), point: wide.point, others };
}

const nameOf = ({ name, district }: { name: string; district: string }) => ({ name, district });
