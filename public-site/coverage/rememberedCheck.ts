import { type RememberedCoverage, rememberedCoverage } from '../../contract/coverage';
import type { Answers } from '../../resources/actions';
import { newKey } from '../api/idempotencyKey';
import { forget, recall, remember } from '../remembered/remember';

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

/** A fresh answer, as it is remembered. */
export function newCheck(place: string, response: Answers['checkCoverage']): RememberedCheck {
  return {
    place,
    response,
    coverage: rememberedCoverage(response.coverageResponse.status),
    referralKey: newKey(),
    referralId: null,
    neighbours: null,
  };
}
