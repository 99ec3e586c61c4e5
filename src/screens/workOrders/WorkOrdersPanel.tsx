import { useState } from 'react';
import { OPEN_WORK_ORDER_STATUSES } from '../../../contract/workOrders/workOrderStatus';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useNewest } from '../accounts/useAccountData';
import { LinesPanel } from '../actions/LinesPanel';
import { type ForTicket, OpenWorkOrderDrawer } from './OpenWorkOrderDrawer';
import { plannedWords } from './plannedWords';

interface Props {
  accountId: string;
  /** The ticket next to which they are shown: then only open work orders are listed. */
  ticket?: ForTicket;
}

const OPEN = { statuses: OPEN_WORK_ORDER_STATUSES.join(',') };

/** The work orders of an account, newest first, and a button for a new one. */
export function WorkOrdersPanel({ accountId, ticket }: Props) {
  const wording = useWording();
  const { t, wordsOf, nameOf } = wording;
  const mayOpen = useCan()('openWorkOrder') && ticket?.status !== 'CLOSED';
  const [opening, setOpening] = useState(false);
  const filter = { accountId, ...(ticket ? OPEN : {}) };
  const { permitted, data, error, refetch } = useNewest<WorkOrder>(workOrders, filter);
  if (!permitted) return null;
  const action = mayOpen && (
    <ActionButton variant="text" icon="plus" aria-label={t('workOrders.newOne')} onClick={() => setOpening(true)}>
      {t(ticket ? 'workOrders.new' : 'workOrders.newOne')}
    </ActionButton>
  );
  return (
    <>
      <LinesPanel
        title={ticket ? t('workOrders.openOnes') : nameOf(workOrders)}
        action={action}
        resource={workOrders}
        answer={{ data, error, refetch }}
        facts={(order) => ({ below: [wordsOf(order.type), plannedWords(order, wording)] })}
      />
      {opening && (
        <OpenWorkOrderDrawer accountId={accountId} {...(ticket ? { ticket } : {})} onClose={() => setOpening(false)} />
      )}
    </>
  );
}
