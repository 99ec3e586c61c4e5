import { lazy, Suspense } from 'react';
import { CanAccess } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import type { DeclaredScreen } from '../declarations';
import { useSlots } from '../slots';

const CreateDrawer = lazy(() => import('./CreateDrawer').then((module) => ({ default: module.CreateDrawer })));

/** The drawer for a new record, loaded when the address asks for it and the user may; or the page that stands in its place. */
export function CreateGate({ declared }: { declared: DeclaredScreen }) {
  const { isOpen, close } = useDrawer('create');
  const { createPage } = useSlots(declared.resource);
  if (!isOpen) return null;
  return (
    <CanAccess resource={declared.resource.name} action="create">
      {createPage ? (
        <Navigate to={createPage} replace />
      ) : (
        <Suspense fallback={null}>
          <CreateDrawer declared={declared} onClose={close} />
        </Suspense>
      )}
    </CanAccess>
  );
}
