import { queryString } from '../../../contract/client/address';
import type { RecordOf } from '../../../resources/defineResource';
import type { workOrders } from '../../../resources/workOrders';
import { RecordLink, ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { StatusChip } from '../../ui/texts/StatusChip';
import { WaitingPanel } from './WaitingPanel';
import { useFirst } from './waiting';

type WorkOrder = RecordOf<typeof workOrders>;

/** Visits of the field teams that are planned for today. */
export function VisitsPanel({ today }: { today: string }) {
  const { t, wordsOf } = useWording();
  const filter = { visitDates: today };
  const row = ({ id, reference, type, accountId, status }: WorkOrder) => ({
    key: id,
    name: <RecordLink details="/work-order-details" id={id} text={`${reference} · ${wordsOf(type)}`} />,
    about: <ReferenceLink to="accounts" id={accountId} />,
    aside: <StatusChip value={status} />,
  });
  return (
    <WaitingPanel
      title={t('dashboard.visitsToday')}
      to={`/workorders${queryString(filter)}`}
      query={useFirst<WorkOrder>('work-orders', filter, 'dateCreated')}
      nothing={t('dashboard.noVisitsToday')}
      row={row}
    />
  );
}
