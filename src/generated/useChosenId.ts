import { useLocation, useSearchParams } from 'react-router-dom';

/** The id that a page is about: the address's, or the navigation state's; empty where none was chosen. */
export function useChosenId(): string {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return search.get('id') ?? (typeof state?.id === 'string' ? state.id : '');
}
