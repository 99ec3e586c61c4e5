import { isPermitted } from '../../contract/access/permissions';
import { Refusal } from '../../contract/api/errors';
import { unfinishedRefusal } from '../../contract/workOrders/installation';
import { slotEnd } from '../../contract/workOrders/slots';
import { visitMoments, visitStateOf } from '../../contract/workOrders/visit';
import { type WorkOrder, workOrders } from '../../resources/workOrders/workOrders';
import type { Guard } from '../crud/Guard';
import { updateRecord } from '../store/updateRecord';
import { tellCustomer } from './tellCustomer';
import { whereToGo } from './whereTo';

const visitEndsAt = ({ visitDate, slot }: Pick<WorkOrder, 'visitDate' | 'slot'>) => slotEnd(visitDate, slot);

/** Updates what depends on a visit's plan and status, and fills in where to go. */
export const workOrdersGuard: Guard<WorkOrder> = {
  async create(tx, { after }, now) {
    refusePlaceWithHalfAPoint(after.place);
    const known = await whereToGo(tx, after.accountId);
    const { address, latitude, longitude } = after.place;
    const hasPlace = address !== null || latitude !== null;
    const changes = {
      visitEndsAt: visitEndsAt(after),
      phoneNumber: after.phoneNumber ?? known.phoneNumber,
      place: hasPlace ? { address, latitude, longitude } : known.place,
    };
    const made = await updateRecord(tx, workOrders, after.id, changes, now);
    await tellCustomer(tx, null, made ?? after, now);
  },

  async update(tx, { before, after, identity, reason }, now) {
    refusePlaceWithHalfAPoint(after.place);
    if (after.status === 'NOT_FEASIBLE' && before.status !== 'NOT_FEASIBLE' && !reason)
      throw new Refusal('invalid', 'A visit that is not feasible needs a reason: change its status on its own.', {
        status: 'needs a reason: change the status on its own',
      });
    const isClosedNow = after.status === 'CLOSED' && (before.status !== 'CLOSED' || before.type !== after.type);
    const unfinished = isClosedNow ? unfinishedRefusal(after) : null;
    const mayClose = reason && isPermitted(identity?.permissions ?? [], 'Close Installations Without Device');
    if (unfinished && !mayClose) throw unfinished;
    // A work order that is set to active by hand is one that someone works on.
    const byHand = visitStateOf({ status: after.status, onTheWayAt: null, startedAt: null });
    const moments = before.status === after.status ? {} : visitMoments(byHand, now.toISOString(), reason ?? null);
    const changed = await updateRecord(
      tx,
      workOrders,
      after.id,
      {
        visitEndsAt: visitEndsAt(after),
        ...moments,
        ...(unfinished && reason ? { withoutDeviceReason: reason } : {}),
      },
      now,
    );
    await tellCustomer(tx, before, changed ?? after, now);
  },
};

/** Refuses (invalid, naming the field) a latitude without a longitude, or vice versa. */
function refusePlaceWithHalfAPoint({ latitude, longitude }: WorkOrder['place']): void {
  if ((latitude === null) === (longitude === null)) return;
  const field = latitude === null ? 'place.latitude' : 'place.longitude';
  throw new Refusal('invalid', `${field} is required`, { [field]: 'is required' });
}
