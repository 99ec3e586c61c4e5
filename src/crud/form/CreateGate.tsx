import { Navigate, useNavigate } from 'react-router-dom';
import type { AnyResource } from '../../../resources/language/defineResource';
import { lateOf } from '../../browser/lateOf';
import { useCan } from '../../session/useCan';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import type { DeclaredScreen } from '../declarations';
import { useSlots } from '../slots';

const CreateDrawer = lateOf(() => import('./CreateDrawer').then((m) => m.CreateDrawer));

/**
 * The form for a new record, which is loaded when the address opens it and the user has the permission: the generated drawer, or
 * the custom one; or a redirect to the custom page.
 */
export function CreateGate({ declared }: { declared: DeclaredScreen }) {
  const { isOpen, close } = useDrawer('create');
  const { createPage, createForm: CreateForm } = useSlots(declared.resource);
  const can = useCan();
  if (!isOpen || !can(declared.resource, 'create')) return null;
  if (createPage) return <Navigate to={createPage} replace />;
  return CreateForm ? <CreateForm onClose={close} /> : <CreateDrawer declared={declared} onClose={close} />;
}

/** Returns a function that opens the form for a new record: the drawer, or the custom page that replaces it. */
export function useCreate(resource: AnyResource): () => void {
  const { createPage } = useSlots(resource);
  const navigate = useNavigate();
  const { open } = useDrawer('create');
  return createPage ? () => navigate(createPage) : open;
}
