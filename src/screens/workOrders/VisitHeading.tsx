import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { ChangeStatus } from '../../crud/form/ChangeStatus';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { PageHeading } from '../../ui/frames/PageHeading';
import { AssignMenu } from './AssignMenu';
import { plannedWords } from './plannedWords';
import type { VisitDevice } from './useVisitDevice';
import { useVisitSteps } from './useVisitSteps';
import { VisitStateChips } from './VisitStateChips';

interface Props {
  order: WorkOrder;
  /** The number of open items of its checklist. */
  left: number;
  device: VisitDevice;
}

/** The number and status of the visit, and the technician's next steps. */
export function VisitHeading({ order, left, device }: Props) {
  const wording = useWording();
  const { t, wordsOf } = wording;
  const { actions: steps, dialog } = useVisitSteps(order, left);
  const { open: edit } = useDrawer('edit');
  const mayEdit = useCan()(workOrders, 'update');
  const actions = [...(device.isNext ? device.actions.slice(0, 1) : []), ...steps];
  const all = mayEdit ? [...actions, { label: t('common.edit'), icon: 'pencil', run: edit }] : actions;
  return (
    <>
      <PageHeading
        title={`${order.reference} · ${wordsOf(order.type)}`}
        text={plannedWords(order, wording)}
        state={<VisitStateChips order={order} />}
      >
        {mayEdit && <ChangeStatus resource={workOrders} record={order} />}
        {all.length > 0 && <ActionBar actions={all} shown={3} primary={actions.length > 0} />}
        {order.status !== 'CLOSED' && (
          <AssignMenu
            ids={[order.id]}
            label={t('workOrders.assign')}
            icon="user-plus"
            isGiven={order.assigneeId !== null || order.teamId !== null}
          />
        )}
      </PageHeading>
      {dialog}
    </>
  );
}
