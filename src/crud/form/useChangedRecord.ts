import { useQueryClient } from '@tanstack/react-query';
import { changedIn } from '../../../contract/api/version';
import type { AnyResource } from '../../../resources/defineResource';

/**
 * Takes over what somebody else has changed of a record, once a call was refused for it: every page and form shows it then. Answers
 * whether the call was refused for that.
 */
export function useChangedRecord({ name }: AnyResource) {
  const queryClient = useQueryClient();
  return (id: string, error: unknown): boolean => {
    const changed = changedIn(error);
    if (changed?.record) queryClient.setQueryData([name, 'getOne', { id, meta: undefined }], changed.record);
    return changed !== undefined;
  };
}
