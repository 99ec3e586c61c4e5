import { Refusal } from '../../contract/api/errors';
import type { Needed } from '../../resources/language/ResourceDeclaration';
import type { WorkOrder } from '../../resources/workOrders/workOrders';
import { workOrders } from '../../resources/workOrders/workOrders';
import type { Identity } from '../base/identity';
import { reach, reachToWrite } from '../crud/reach';
import type { Store } from '../store/Store';

const found = (order: WorkOrder | null): WorkOrder => {
  if (!order) throw new Refusal('notFound', 'There is no such work order.');
  return order;
};

/** Returns a work order that the caller may read. Throws a Refusal (notFound) if there is none. */
export async function orderToRead(
  store: Store,
  identity: Identity | null,
  id = '',
  needed = workOrders.access?.list,
): Promise<WorkOrder> {
  return found(await store.get(workOrders, id, { within: reach(identity, workOrders, needed) }));
}

const WORKING: Needed = 'Update Work Orders';

/** Returns a work order that the caller may work on, its row locked. Throws a Refusal (notFound) if there is none. */
export async function orderToWorkOn(
  tx: Store,
  identity: Identity | null,
  id = '',
  needed = WORKING,
): Promise<WorkOrder> {
  const within = reachToWrite(identity, workOrders, needed);
  return found(await tx.get(workOrders, id, { lock: true, within }));
}
