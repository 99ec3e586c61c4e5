import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * Returns the id of the page's record: from the address, which survives a reload, or else from the navigation state; empty if
 * none was chosen.
 */
export function useIdParam(name = 'id'): string {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const given: unknown = state?.[name];
  return search.get(name) ?? (typeof given === 'string' ? given : '');
}
