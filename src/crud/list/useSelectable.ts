import { useCanAccess } from 'react-admin';
import { type AnyResource, freeStatusOf } from '../../../resources/language/defineResource';
import { useSlots } from '../slots';

/** Whether something can be done with several records at once. */
export function useSelectable(resource: AnyResource): boolean {
  const { canAccess = false } = useCanAccess({ resource: resource.name, action: 'edit' });
  const { bulkActions } = useSlots(resource);
  return canAccess && (freeStatusOf(resource) !== undefined || bulkActions !== undefined);
}
