import { type RememberedCoverage, rememberedCoverage } from '../../contract/coverage/coverage';
import type { Answers } from '../../resources/catalogue/actions';
import { newKey } from '../api/idempotencyKey';
import { forget, recall, remember } from '../remembered/remember';
import { placeName } from './useSuggestions';

/** The last coverage check of this browser. */
export interface RememberedCheck {
  /** The place that the visitor asked about. */
  place: string;
  /** The unchanged answer of the API. */
  response: Answers['checkCoverage'];
  coverage: RememberedCoverage;
  /** The idempotency key of the self-referral, until that has been made. */
  referralKey: string;
  referralId: string | null;
  /** How many neighbours wait, once the visitor is on the waiting list; null before. */
  neighbours: number | null;
}

const NAME = 'coverage';

export const recallCheck = (): RememberedCheck | null => recall<RememberedCheck>(NAME);

export const rememberCheck = (check: RememberedCheck): void => remember(NAME, check);

export const forgetCheck = (): void => forget(NAME);

/** Creates the remembered check from a new answer, with the name of the recognised place if there is one. */
export function newCheck(asked: string, response: Answers['checkCoverage']): RememberedCheck {
  const { outcome, place } = response;
  return {
    place: outcome === 'RECOGNISED' && place ? placeName(place) : asked,
    response,
    coverage: rememberedCoverage(response.coverageResponse.status),
    referralKey: newKey(),
    referralId: null,
    neighbours: null,
  };
}
