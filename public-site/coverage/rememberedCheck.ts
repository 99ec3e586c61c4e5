import { type RememberedCoverage, rememberedCoverage } from '../../contract/coverage';
import type { Answers } from '../../resources/catalogue/actions';
import { newKey } from '../api/idempotencyKey';
import { forget, recall, remember } from '../remembered/remember';
import { placeName } from './useSuggestions';

/** What this browser knows of the last coverage check. */
export interface RememberedCheck {
  /** What the visitor asked about. */
  place: string;
  /** The answer as it came. */
  response: Answers['checkCoverage'];
  coverage: RememberedCoverage;
  /** Sent with the self-referral until it has been made. */
  referralKey: string;
  referralId: string | null;
  /** How many wait nearby, once interest was shown; null before. */
  neighbours: number | null;
}

const NAME = 'coverage';

export const recallCheck = (): RememberedCheck | null => recall<RememberedCheck>(NAME);

export const rememberCheck = (check: RememberedCheck): void => remember(NAME, check);

export const forgetCheck = (): void => forget(NAME);

/** A fresh answer, as it is remembered: by the place that it is about, where that is known. */
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
