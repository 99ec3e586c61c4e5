import { useLocation, useSearchParams } from 'react-router-dom';

/** The id that a page is about: of its address, or of the navigation state that opened it; empty where there is none. */
export function useAddressId(name = 'id'): string {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const given: unknown = state?.[name];
  return search.get(name) ?? (typeof given === 'string' ? given : '');
}
