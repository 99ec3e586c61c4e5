import { type AnyResource, freeStatusOf } from '../../../resources/language/defineResource';
import { useCan } from '../../session/useCan';
import { useSlots } from '../slots';

/** Returns whether the list has bulk actions for this user. */
export function useSelectable(resource: AnyResource): boolean {
  const can = useCan();
  const { bulkActions } = useSlots(resource);
  return can(resource, 'update') && (freeStatusOf(resource) !== undefined || bulkActions !== undefined);
}
