import type { WorkOrder } from '../../resources/workOrders/workOrders';
import { workOrders } from '../../resources/workOrders/workOrders';
import { notifyStaff } from '../notifications/notifyStaff';
import type { Store } from '../store/Store';

/** Notifies a user that a colleague has assigned a work order to them. `earlier` is the previous assignee. */
export async function notifyAssignee(
  tx: Store,
  { id, assigneeId }: WorkOrder,
  earlier: string | null,
  byId: string | null,
  now: Date,
): Promise<void> {
  if (assigneeId === earlier) return;
  await notifyStaff(tx, { kind: 'VISIT_ASSIGNED', to: [assigneeId], byId, about: { resource: workOrders, id } }, now);
}
