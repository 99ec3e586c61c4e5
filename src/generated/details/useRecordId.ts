import { useLocation, useSearchParams } from 'react-router-dom';

/** The id of the record that a page is about: the address's, or the navigation state's; empty where there is neither. */
export function useRecordId(): string {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return search.get('id') ?? (typeof state?.id === 'string' ? state.id : '');
}
