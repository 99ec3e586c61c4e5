import { visitStateOf } from '../../../contract/workOrders/visit';
import { isOverdue } from '../../../resources/language/overdue';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { StatusChip } from '../../ui/texts/StatusChip';

/** The status of a work order; for an active one, the progress of the visit; and whether it is overdue. */
export function VisitStateChips({ order }: { order: WorkOrder }) {
  return (
    <>
      <StatusChip value={order.status} />
      {order.status === 'ACTIVE' && <StatusChip value={visitStateOf(order)} />}
      {isOverdue(workOrders, order, new Date()) && <StatusChip value="OVERDUE" />}
    </>
  );
}
