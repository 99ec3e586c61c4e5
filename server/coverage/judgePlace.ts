import type { PlaceOutcome } from '../../contract/statuses';
import type { Deps } from '../deps';
import type { Point } from '../store/Store';
import { type AreaAround, areasAround } from './areasAround';
import { nearestPlace } from './nearestPlace';
import { coveredPartsOf } from './partsOf';
import { areaById, type Meaning } from './readPlace';
import { areaAt } from './rules/coverageMatch';
import type { Place } from './rules/places/Place';

/** A place's verdict; only one that is recognised has an area. */
export interface Judged {
  outcome: PlaceOutcome;
  place: { name: string; district: string } | null;
  point: Point | null;
  area: Omit<AreaAround, 'polygon'> | null;
  /** Which may be meant instead. */
  others: Place[];
}

type Reach = Pick<Deps, 'store' | 'now'>;

/** Whether fibre reaches what a text means. */
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

const NOTHING: Judged = { outcome: 'UNKNOWN', place: null, point: null, area: null, others: [] };

/** A point is called after its area, else after the nearest place. */
export async function judgePoint(deps: Reach, point: Point): Promise<Judged> {
  const area = areaAt(await areasAround(deps, point), point);
  const place = area ? nameOf(area) : await nearestPlace(deps.store, point);
  return { ...NOTHING, outcome: 'RECOGNISED', place, point, area };
}

/** The area at the place's point; where there is none, the area of its name. */
async function judgeNamed(deps: Reach, place: Place): Promise<Judged> {
  const { point, areaId } = place;
  const around = point && areaAt(await areasAround(deps, point), point);
  const area = around ?? (areaId ? await areaById(deps, areaId) : null);
  return { ...NOTHING, outcome: 'RECOGNISED', place: nameOf(place), point, area };
}

/** Covered in parts, it is asked which part is meant; not covered at all, that is its verdict. */
async function judgeWide(deps: Reach, wide: Place): Promise<Judged> {
  const others = await coveredPartsOf(deps, wide);
  const outcome = others.length > 0 ? 'SEVERAL' : 'RECOGNISED';
  return { ...NOTHING, outcome, place: nameOf(wide), point: wide.point, others };
}

const nameOf = ({ name, district }: { name: string; district: string }) => ({ name, district });
