import { WIDE_KINDS } from '../../../../contract/coverage/places/kinds';
import type { Answers } from '../../../../resources/catalogue/actions';

/** The answer of a check: a coverage status, or the places that may be meant. */
export type CheckAnswer = Answers['checkCoverage'];
/** A coverage check with its answer. */
export type Check = Answers['checkCoverage']['coverageCheck'];
export type FoundPlace = Answers['suggestPlaces']['places'][number];

/** Why a person is recorded: they order today, or they may order later. */
export type Intent = 'client' | 'lead';

/** The kind of record that is created for a person. */
export type CreatedKind = 'PROSPECT' | 'LEAD' | 'INTEREST';

/**
 * Returns the kind of record for a person: if fibre has not arrived, an interest, whatever the intent (specification, section 4);
 * otherwise, and without a coverage check, a prospect or a lead.
 */
export function outcomeOf(intent: Intent, check: Check | null): CreatedKind {
  if (check && check.coverageResponse.code !== 'ASBUILT') return 'INTEREST';
  return intent === 'client' ? 'PROSPECT' : 'LEAD';
}

/** Returns the name with the district, for example `Ntinda, Kampala`. */
export const foundPlaceName = ({ name, district }: Pick<FoundPlace, 'name' | 'district'>): string =>
  name === district ? name : `${name}, ${district}`;

/**
 * Returns the query for a place: the typed text; a chosen place by its point, or by its name alone if it is too large for a
 * point.
 */
export function locationOf(chosen: FoundPlace | string) {
  if (typeof chosen === 'string') return { commonName: chosen };
  const { kind, latitude, longitude } = chosen;
  const commonName = foundPlaceName(chosen);
  return WIDE_KINDS.includes(kind) ? { commonName } : { commonName, latitude, longitude };
}
