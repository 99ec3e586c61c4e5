import { type RefObject, useEffect, useState } from 'react';
import { useListContext } from 'react-admin';

/** Returns a function that focuses the first result of a search text once it has loaded. */
export function useFirstRow(list: RefObject<HTMLElement | null>): (text: string) => void {
  const { filterValues, isFetching, isPaused, isPlaceholderData } = useListContext();
  const [wanted, setWanted] = useState<string | null>(null);
  // Offline, the last rows stay as placeholders while the search waits for the connection.
  const isWaiting = isFetching || isPaused || isPlaceholderData;
  const isThere = !isWaiting && (filterValues.searchTerm ?? '') === wanted;
  useEffect(() => {
    if (!isThere) return;
    setWanted(null);
    list.current?.querySelector<HTMLElement>('[data-opens-row]')?.focus();
  }, [isThere, list]);
  return setWanted;
}
