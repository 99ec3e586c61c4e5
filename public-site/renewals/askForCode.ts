import { isUnanswered } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { newKey } from '../api/idempotencyKey';
import { keepPart, recallPart } from './kept';

/**
 * Asks for a code by SMS, and keeps for whom; also where no answer came, since a code may be on its way all the same. The
 * answer does not tell whether there is such an account.
 */
export async function askForCode(number: string): Promise<void> {
  const key = recallPart('asked')?.key ?? newKey();
  const keep = () => keepPart('asked', { number, at: Date.now(), key });
  await callApi('requestRenewalCode', { body: { number, browser: key } }).catch((error: unknown) => {
    if (isUnanswered(error)) keep();
    throw error;
  });
  keep();
}
