import { type HeldPermissions, widestScope } from '../../../contract/access/scope';
import { Refusal } from '../../../contract/api/errors';
import type { WorkOrderStatus } from '../../../contract/workOrders/workOrderStatus';

/**
 * Returns why a user may not assign work orders to a person, or null. With a role for some records only, they may assign them
 * only to themselves.
 */
export function againstGiving(
  caller: { userId: string; held: HeldPermissions },
  assigneeId: string | null,
): Refusal | null {
  if (widestScope(caller.held, 'Update Work Orders') === 'ALL' || assigneeId === caller.userId) return null;
  const message = 'must be yourself';
  return new Refusal('invalid', `assigneeId ${message}`, { assigneeId: message });
}

/** Returns why a work order in a status cannot be assigned, or null. */
export const workOrderAssigningRefusal = (status: WorkOrderStatus): Refusal | null =>
  status === 'CLOSED' ? new Refusal('conflict', 'This work order is closed. It can’t be assigned.') : null;
