import { useCanAccess } from 'react-admin';
import { type AnyResource, freeStatusOf } from '../../../resources/language/defineResource';
import { useSlots } from '../slots';

/** Returns whether the list has bulk actions for this user. */
export function useSelectable(resource: AnyResource): boolean {
  const { canAccess = false } = useCanAccess({ resource: resource.name, action: 'edit' });
  const { bulkActions } = useSlots(resource);
  return canAccess && (freeStatusOf(resource) !== undefined || bulkActions !== undefined);
}
