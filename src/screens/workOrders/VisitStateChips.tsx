import { visitStateOf } from '../../../contract/workOrders/visit';
import { isOverdue } from '../../../resources/language/overdue';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { StatusChip } from '../../ui/texts/StatusChip';
import type { WorkOrder } from './WorkOrder';

/** How a work order stands: its status, of an active one how far the visit is, and whether it is overdue. */
export function VisitStateChips({ order }: { order: WorkOrder }) {
  return (
    <>
      <StatusChip value={order.status} />
      {order.status === 'ACTIVE' && <StatusChip value={visitStateOf(order)} />}
      {isOverdue(workOrders, order, new Date()) && <StatusChip value="OVERDUE" />}
    </>
  );
}
