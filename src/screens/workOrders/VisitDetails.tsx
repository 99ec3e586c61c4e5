import { CanAccess, ShowBase, useShowContext } from 'react-admin';
import type { DeclaredScreen } from '../../crud/declarations';
import { PagePlaceholder } from '../../crud/details/PagePlaceholder';
import { EditDrawer } from '../../crud/lateParts';
import { useChosenId } from '../../crud/useChosenId';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { TwoColumns } from '../../ui/frames/TwoColumns';
import { ChecklistPanel } from './ChecklistPanel';
import { useChecklist } from './useChecklist';
import { VisitFacts, VisitMoments } from './VisitFacts';
import { VisitHeading } from './VisitHeading';
import type { WorkOrder } from './WorkOrder';

/** The page shows its failure itself. */
const onError = () => undefined;
/** What a list brought may be from before the last step, though react-admin counts it as fresh. */
const queryOptions = { onError, refetchOnMount: 'always' } as const;

/** A work order as its technician works on it. */
export function VisitDetails({ resource }: DeclaredScreen) {
  const id = useChosenId();
  if (!id) return <PagePlaceholder resource={resource} id={id} error={null} onRetry={onError} />;
  return (
    <ShowBase resource={resource.name} id={id} queryOptions={queryOptions} disableAuthentication>
      <Visit resource={resource} />
    </ShowBase>
  );
}

function Visit({ resource }: Pick<DeclaredScreen, 'resource'>) {
  const id = useChosenId();
  const { record: order, error, refetch } = useShowContext<WorkOrder>();
  const checklist = useChecklist(id);
  const { isOpen, close } = useDrawer('edit');
  // What was read stays to be worked with where the network does not reach.
  if (!order) return <PagePlaceholder resource={resource} id={id} error={error} onRetry={refetch} />;
  return (
    <>
      <VisitHeading order={order} left={checklist.left} />
      <TwoColumns aside={<VisitMoments order={order} />}>
        <VisitFacts order={order} />
        <ChecklistPanel checklist={checklist} closed={order.status === 'CLOSED'} />
      </TwoColumns>
      {isOpen && (
        <CanAccess resource={resource.name} action="edit">
          <EditDrawer resource={resource} id={id} onClose={close} />
        </CanAccess>
      )}
    </>
  );
}
