import { Navigate, useNavigate } from 'react-router-dom';
import type { AnyResource } from '../../../resources/language/defineResource';
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

/** Returns a function that opens the form for a new record: the drawer, or the custom page that replaces it. */
export function useCreate(resource: AnyResource): () => void {
  const { createPage } = useSlots(resource);
  const navigate = useNavigate();
  const { open } = useDrawer('create');
  return createPage ? () => navigate(createPage) : open;
}
