import type { ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import type { DeclaredScreen } from '../../crud/declarations';
import { PagePlaceholder } from '../../crud/details/PagePlaceholder';
import { LateEditDrawer } from '../../crud/lateParts';
import { useIdParam } from '../../crud/useIdParam';
import { useCan } from '../../session/useCan';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { TwoColumns } from '../../ui/frames/Columns';
import { Attachments } from '../attachments/Attachments';
import { ChecklistPanel } from './ChecklistPanel';
import { useChecklist } from './useChecklist';
import { useVisitDevice } from './useVisitDevice';
import { VisitDevicePanel } from './VisitDevicePanel';
import { VisitFacts, VisitMoments } from './VisitFacts';
import { VisitHeading } from './VisitHeading';

/** Suppresses react-admin's error handling: the page shows the error itself. */
const onError = () => undefined;
/** Data from a list may be older than the last step, though react-admin considers it fresh. */
const queryOptions = { onError, refetchOnMount: 'always' } as const;

/** The page on which a technician works on a work order. */
export function VisitDetails({ resource }: DeclaredScreen) {
  const id = useIdParam();
  if (!id) return <PagePlaceholder resource={resource} id={id} error={null} onRetry={onError} />;
  return (
    <ShowBase resource={resource.name} id={id} queryOptions={queryOptions} disableAuthentication>
      <Visit resource={resource} />
    </ShowBase>
  );
}

function Visit({ resource }: Pick<DeclaredScreen, 'resource'>) {
  const id = useIdParam();
  const { record: order, error, refetch } = useShowContext<WorkOrder>();
  const checklist = useChecklist(id);
  const { isOpen, close } = useDrawer('edit');
  const can = useCan();
  // Loaded data stays available where there is no network.
  if (!order) return <PagePlaceholder resource={resource} id={id} error={error} onRetry={refetch} />;
  return (
    <>
      <VisitWork order={order} left={checklist.left}>
        <ChecklistPanel checklist={checklist} closed={order.status === 'CLOSED'} />
        <Attachments target="workOrderId" id={order.id} />
      </VisitWork>
      {isOpen && can(resource, 'update') && <LateEditDrawer resource={resource} id={id} onClose={close} />}
    </>
  );
}

interface WorkProps {
  order: WorkOrder;
  /** The number of open items of its checklist. */
  left: number;
  children: ReactNode;
}

/** The visit's next steps, its facts and its device, above its checklist and attachments. */
function VisitWork({ order, left, children }: WorkProps) {
  const device = useVisitDevice(order);
  return (
    <>
      <VisitHeading order={order} left={left} device={device} />
      <TwoColumns aside={<VisitMoments order={order} />}>
        <VisitFacts order={order} />
        <VisitDevicePanel order={order} visit={device} />
        {children}
      </TwoColumns>
      {device.dialog}
    </>
  );
}
