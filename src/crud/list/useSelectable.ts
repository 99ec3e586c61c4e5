import { useCanAccess } from 'react-admin';
import { type AnyResource, freeStatusOf } from '../../../resources/defineResource';

/** Whether something can be done with several records at once: their status be changed. */
export function useSelectable(resource: AnyResource): boolean {
  const { canAccess = false } = useCanAccess({ resource: resource.name, action: 'edit' });
  return canAccess && freeStatusOf(resource) !== undefined;
}
