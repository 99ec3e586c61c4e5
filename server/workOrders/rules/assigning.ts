import { type Held, widestScope } from '../../../contract/access/scope';
import { Refusal } from '../../../contract/api/errors';
import { inWords } from '../../../contract/inWords';
import type { WorkOrderStatus } from '../../../contract/workOrders/workOrderStatus';

/** Why somebody may not give work orders to a person: whose role reaches only some records takes them, and no more. */
export function againstGiving(caller: { userId: string; held: Held }, assigneeId: string | null): Refusal | null {
  if (widestScope(caller.held, 'Update Work Orders') === 'ALL' || assigneeId === caller.userId) return null;
  const message = 'must be yourself';
  return new Refusal('invalid', `assigneeId ${message}`, { assigneeId: message });
}

/** Why a work order in a status is not given to anybody any more; null where it is. */
export const againstAssigning = (status: WorkOrderStatus): Refusal | null =>
  status === 'CLOSED'
    ? new Refusal('conflict', `This work order is ${inWords(status).toLowerCase()}. It can’t be assigned.`)
    : null;
