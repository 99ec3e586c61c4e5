import { isId } from '../../contract/api/id';
import { ApiError } from '../api/ApiError';
import { useCall } from '../api/useCall';

/**
 * Loads the sales agent named in a link: `agent` once loaded, `unknown` if there is no such agent. Neither is set while loading
 * or if the call failed; the order is then sent with the agent, and continues without one that does not exist.
 */
export function useAgent(id: string | undefined) {
  const asked = id !== undefined && isId(id);
  const { data, error } = useCall('getOrderAgent', asked ? { params: { id } } : null);
  const refused = error instanceof ApiError && error.status === 404;
  return { agent: data?.agent ?? null, unknown: id !== undefined && (!asked || refused) };
}
