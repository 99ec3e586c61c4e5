import { workOrders } from '../../resources/workOrders/workOrders';
import { notify } from '../notifications/notify';
import type { Store } from '../store/Store';
import type { WorkOrder } from './WorkOrder';

/** Notifies a user that a colleague has assigned a work order to them. `earlier` is the previous assignee. */
export async function tellAssigned(
  tx: Store,
  { id, assigneeId }: WorkOrder,
  earlier: string | null,
  byId: string | null,
  now: Date,
): Promise<void> {
  if (assigneeId === earlier) return;
  await notify(tx, { kind: 'VISIT_ASSIGNED', to: [assigneeId], byId, about: { resource: workOrders, id } }, now);
}
