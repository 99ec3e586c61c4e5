import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useMay } from '../../session/access';
import type { DeclaredScreen } from '../declarations';
import { useSlots } from '../slots';
import { useDrawer } from './useDrawer';

const CreateDrawer = lazy(() => import('./CreateDrawer').then((module) => ({ default: module.CreateDrawer })));

/** The drawer for a new record, loaded when the address asks for it and the user may; or the page that stands in its place. */
export function CreateGate({ declared }: { declared: DeclaredScreen }) {
  const mayCreate = useMay()(declared.resource, 'create');
  const { isOpen, close } = useDrawer('create');
  const { createPage } = useSlots(declared.resource);
  if (!isOpen || !mayCreate) return null;
  if (createPage) return <Navigate to={createPage} replace />;
  return (
    <Suspense fallback={null}>
      <CreateDrawer declared={declared} onClose={close} />
    </Suspense>
  );
}
