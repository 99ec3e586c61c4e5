import { isUnanswered } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { newKey } from '../api/idempotencyKey';
import { keepPart, recallPart } from './kept';

/**
 * Requests an SMS code, and remembers the number, even if no answer arrived, since a code may be on its way anyway. The answer
 * does not reveal whether such an account exists.
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
