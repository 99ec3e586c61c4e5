import { isId } from '../../contract/api/id';
import { ApiError } from '../api/ApiError';
import { useCall } from '../api/useCall';

/**
 * The sales agent that a link names: `agent` once they are known, `unknown` where there is none. Neither is so meanwhile, and where
 * nobody could be asked; the order is then sent with the agent, and goes on without one that does not exist.
 */
export function useAgent(id: string | undefined) {
  const asked = id !== undefined && isId(id);
  const { data, error } = useCall('getOrderAgent', asked ? { params: { id } } : null);
  const refused = error instanceof ApiError && error.status === 404;
  return { agent: data?.agent ?? null, unknown: id !== undefined && (!asked || refused) };
}
