import Box from '@mui/material/Box';
import { displayValueAt, isEmpty } from '../../../resources/language/displayFields';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { Facts } from '../../crud/details/Facts';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { FactList } from '../../ui/texts/FactList';
import { plannedWords } from './plannedWords';
import { VisitLinks } from './VisitLinks';

/** The place, the customer, the time, and the notes of a visit. */
export function VisitFacts({ order }: { order: WorkOrder }) {
  const wording = useWording();
  const { t } = wording;
  const { accountId, place, assigneeId, teamId, ticketId, notes, notPossibleReason } = order;
  const named = (to: string, id: string | null) => id && <ReferenceLink to={to} id={id} />;
  return (
    <Panel title={t('workOrders.visit')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FactList
          columns={2}
          facts={[
            [t('common.customer'), <ReferenceLink key="account" to="accounts" id={accountId} />],
            [t('workOrders.planned'), plannedWords(order, wording)],
            [t('workOrders.address'), place.address ?? t('common.notKnown'), true],
            [t('workOrders.assignee'), named('users', assigneeId) ?? t('workOrders.nobody')],
            [t('workOrders.team'), named('roles', teamId)],
            [t('workOrders.ticket'), named('tickets', ticketId)],
            [t('workOrders.notPossibleReason'), notPossibleReason, true],
            [t('workOrders.notes'), notes, true],
          ]}
        />
        <VisitLinks order={order} />
      </Box>
    </Panel>
  );
}

const MOMENTS = ['onTheWayAt', 'startedAt', 'endedAt'];

/** When the technician left, started and finished, as far as that has happened. */
export function VisitMoments({ order }: { order: WorkOrder }) {
  const { t } = useWording();
  const leaves = workOrders.leaves.filter(
    (leaf) => MOMENTS.includes(leaf.path) && !isEmpty(displayValueAt(order, leaf)),
  );
  if (leaves.length === 0) return null;
  return (
    <Panel title={t('workOrders.progress')}>
      <Facts leaves={leaves} record={order} columns={1} />
    </Panel>
  );
}
