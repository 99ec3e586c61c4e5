import { lazy, Suspense } from 'react';
import { useMay } from '../../session/access';
import type { DeclaredScreen } from '../declarations';
import { useSlots } from '../slots';
import { useDrawer } from './useDrawer';

const CreateDrawer = lazy(() => import('./CreateDrawer').then((module) => ({ default: module.CreateDrawer })));

/** The drawer for a new record, loaded when the address asks for it and the user may. */
export function CreateGate({ declared }: { declared: DeclaredScreen }) {
  const mayCreate = useMay()(declared.resource, 'create');
  const { isOpen, close } = useDrawer('create');
  const { create: Create } = useSlots(declared.resource);
  if (!isOpen || !mayCreate) return null;
  return (
    <Suspense fallback={null}>
      {Create ? <Create {...declared} /> : <CreateDrawer declared={declared} onClose={close} />}
    </Suspense>
  );
}
