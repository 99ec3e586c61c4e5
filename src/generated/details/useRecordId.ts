import { useLocation, useSearchParams } from 'react-router-dom';

/** The record that a page is about: the address's, which a reload keeps, or the navigation state's; empty where there is none. */
export function useRecordId(): string {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return search.get('id') ?? (typeof state?.id === 'string' ? state.id : '');
}
