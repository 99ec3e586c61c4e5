import { Refusal } from '../../contract/api/errors';
import type { BodyOf } from '../../resources/catalogue/actions';
import { tickets } from '../../resources/tickets/tickets';
import { workOrderActions } from '../../resources/workOrders/actions';
import { type WorkOrder, workOrders } from '../../resources/workOrders/workOrders';
import { auditAction } from '../audit/auditAction';
import { callerOf, type Identity } from '../base/identity';
import { refuseForeign, requireOwn } from '../crud/ownRecords';
import { reachToWrite } from '../crud/reach';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { notifyAssignee, requireSendable } from './assigning';
import { againstGiving } from './rules/assigning';
import { workOrdersGuard } from './workOrdersGuard';

const OPENING = 'Create Work Orders';

/** Opens a work order with a planned visit. Missing details of where to go are filled in from the account. */
export async function openOrder(
  tx: Store,
  { note, place, slot, ...given }: BodyOf<'openWorkOrder'>,
  identity: Identity | null,
  now: Date,
): Promise<WorkOrder> {
  const assigned = { assigneeId: given.assigneeId ?? null, teamId: given.teamId ?? null };
  const refusal =
    assigned.assigneeId || assigned.teamId ? againstGiving(callerOf(identity), assigned.assigneeId) : null;
  if (refusal) throw refusal;
  const within = reachToWrite(identity, workOrders, OPENING);
  const own = { accountId: given.accountId, ticketId: given.ticketId ?? null };
  await refuseForeign(tx, { identity, resource: workOrders, needed: OPENING, given: own, before: null });
  await requireSendable(tx, assigned);
  await refuseForeignTicket(tx, own);
  const said = { notes: note ?? null, ...(slot ? { slot } : {}), ...(place ? { place: pointIn(place) } : {}) };
  const values = { ...given, ...own, ...assigned, ...said };
  const { id } = await createRecord(tx, workOrders, values, now);
  const made = await tx.get(workOrders, id);
  if (made) await workOrdersGuard.create?.(tx, { before: null, after: made, identity }, now);
  await requireOwn(tx, { resource: workOrders, needed: OPENING }, id, within);
  const after = await tx.get(workOrders, id);
  if (!after) throw new Error('A work order that was just made is gone.');
  await notifyAssignee(tx, after, null, identity?.userId ?? null, now);
  await auditAction(tx, workOrderActions.openWorkOrder, { identity, record: after, after }, now);
  return after;
}

const pointIn = ({ address = null, latitude = null, longitude = null }: Partial<WorkOrder['place']>) => ({
  address,
  latitude,
  longitude,
});

/** Refuses (invalid) a ticket that is about another account. */
async function refuseForeignTicket(tx: Store, { accountId, ticketId }: Pick<WorkOrder, 'accountId' | 'ticketId'>) {
  const ticket = ticketId ? await tx.get(tickets, ticketId) : null;
  if (!ticket?.accountId || ticket.accountId === accountId) return;
  throw new Refusal('invalid', 'ticketId is about another account', { ticketId: 'is about another account' });
}
