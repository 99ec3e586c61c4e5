import { WIDE_KINDS } from '../../../contract/places/kinds';
import type { Answers } from '../../../resources/catalogue/actions';

/** What a check answers: a verdict, or which places may be meant. */
export type Answer = Answers['checkCoverage'];
/** A coverage check with its answer. */
export type Check = Answers['checkCoverage']['coverageCheck'];
export type Place = Answers['suggestPlaces']['places'][number];

/** Why somebody is entered: they order today, or they may later. */
export type Intent = 'client' | 'lead';

/** What is recorded of them. */
export type Outcome = 'PROSPECT' | 'LEAD' | 'INTEREST';

/**
 * What becomes of somebody: where fibre has not arrived, their interest is recorded, whatever they came for (specification,
 * section 4); elsewhere, and where nobody has asked yet, they are a prospect or a lead.
 */
export function outcomeOf(intent: Intent, check: Check | null): Outcome {
  if (check && check.coverageResponse.code !== 'ASBUILT') return 'INTEREST';
  return intent === 'client' ? 'PROSPECT' : 'LEAD';
}

/** E.g. `Ntinda, Kampala`. */
export const placeName = ({ name, district }: Pick<Place, 'name' | 'district'>): string =>
  name === district ? name : `${name}, ${district}`;

/** A place as it is asked about: what was typed; a chosen one by its point, or by its name alone where it is too wide for one. */
export function locationOf(chosen: Place | string) {
  if (typeof chosen === 'string') return { commonName: chosen };
  const { kind, latitude, longitude } = chosen;
  const commonName = placeName(chosen);
  return WIDE_KINDS.includes(kind) ? { commonName } : { commonName, latitude, longitude };
}
