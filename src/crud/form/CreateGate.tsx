import { Navigate } from 'react-router-dom';
import { lateOf } from '../../browser/lateOf';
import { useCan } from '../../session/useCan';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import type { DeclaredScreen } from '../declarations';
import { useSlots } from '../slots';

const CreateDrawer = lateOf(() => import('./CreateDrawer').then((m) => m.CreateDrawer));

/**
 * The drawer for a new record, which is loaded when the address opens it and the user has the permission; or a redirect to the
 * custom page.
 */
export function CreateGate({ declared }: { declared: DeclaredScreen }) {
  const { isOpen, close } = useDrawer('create');
  const { createPage } = useSlots(declared.resource);
  const can = useCan();
  if (!isOpen || !can(declared.resource, 'create')) return null;
  return createPage ? <Navigate to={createPage} replace /> : <CreateDrawer declared={declared} onClose={close} />;
}
