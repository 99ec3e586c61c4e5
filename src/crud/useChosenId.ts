import { useLocation, useSearchParams } from 'react-router-dom';

/** The id that a page is about: the address's, which a reload keeps, or the navigation state's; empty where none was chosen. */
export function useChosenId(name = 'id'): string {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const given: unknown = state?.[name];
  return search.get(name) ?? (typeof given === 'string' ? given : '');
}
