import { ApiError } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { recallCheck, rememberCheck } from './rememberedCheck';

/** Whether a form was refused because the server no longer has the coverage check that this browser remembers. */
export const isCheckLost = (error: unknown): boolean => error instanceof ApiError && 'coverageCheckId' in error.fields;

/** The id of a check of the same place in the place of one that is lost; null where the place is not remembered. */
export async function checkAgain(lostId: string): Promise<string | null> {
  const known = recallCheck();
  if (!known) return null;
  const { id, location } = known.response.coverageCheck;
  // An earlier try has renewed it.
  if (id !== lostId) return id;
  const response = await callApi('checkCoverage', { body: { location } });
  rememberCheck({ ...known, response });
  return response.coverageCheck.id;
}
