import { useQueryClient } from '@tanstack/react-query';
import { changedIn } from '../../../contract/api/version';
import type { AnyResource } from '../../../resources/language/defineResource';
import { recordKey } from '../../session/queryKeys';

/**
 * Returns a function that shows the current record on every page and form after a call was refused because someone else had
 * changed it. The function returns whether that was the reason.
 */
export function useChangedRecord({ name }: AnyResource) {
  const queryClient = useQueryClient();
  return (id: string, error: unknown): boolean => {
    const changed = changedIn(error);
    if (changed?.record) queryClient.setQueryData(recordKey(name, id), changed.record);
    return changed !== undefined;
  };
}
