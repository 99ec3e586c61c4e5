import { ApiError } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { forgetCheck, newCheck, recallCheck, rememberCheck } from '../coverage/rememberedCheck';
import type { OutboxBodies } from './outbox';

type Order = OutboxBodies['subscribe'];

const LINKS = ['coverageCheckId', 'agentId', 'buildingTypeId'] as const;
const NO_PLACE = 'Check your place again, then send your request.';

/**
 * Returns an order without the coverage check, agent or type of building that no longer exists: this browser may remember them
 * for longer than we keep them, and an order needs none of them. Throws any other error.
 */
export function withoutLost(error: unknown, order: Order): Order {
  const fields = error instanceof ApiError ? error.fields : {};
  const lost = LINKS.filter((link) => order[link] && fields[link]);
  if (lost.length === 0) throw error;
  if (lost.includes('coverageCheckId')) forgetCheck();
  return Object.fromEntries(Object.entries(order).filter(([name]) => !lost.some((link) => link === name))) as Order;
}

/**
 * If the coverage check no longer exists, checks the remembered place again and returns the id of the new check. Throws any other
 * error.
 */
export async function checkAgain(error: unknown, lostId: string): Promise<string> {
  if (!(error instanceof ApiError && error.fields.coverageCheckId)) throw error;
  const check = recallCheck();
  if (check?.response.coverageCheck.id !== lostId) throw new ApiError(NO_PLACE, error.status);
  const { commonName, latitude, longitude } = check.response.coverageCheck.location;
  const response = await callApi('checkCoverage', { body: { location: { commonName, latitude, longitude } } });
  rememberCheck(newCheck(check.place, response));
  return response.coverageCheck.id;
}
