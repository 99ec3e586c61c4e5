import type { Answers } from '../../../resources/actions';

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
export const placeName = ({ name, district }: Place): string => (name === district ? name : `${name}, ${district}`);
