import { Refusal } from '../../../contract/api/errors';
import { missingForDone, unfinishedRefusal } from '../../../contract/workOrders/installation';
import { againstStep, STATUS_AFTER, type VisitStep, visitMoments } from '../../../contract/workOrders/visit';
import { workOrderActions } from '../../../resources/workOrders/actions';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { auditAction } from '../../audit/auditAction';
import type { Identity } from '../../base/identity';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { updateRecord } from '../../store/updateRecord';
import { tellCustomer } from '../tellCustomer';
import { orderToWorkOn } from '../WorkOrder';

type Name = 'leaveForVisit' | 'startVisit' | 'finishVisit' | 'reportNotPossible' | 'closeWithoutDevice';

/** Returns the assignee after a step: a technician without an assignee before them becomes the assignee with the first step. */
const assigneeAfter = (step: VisitStep, assigneeId: string | null, caller: Identity | null) =>
  assigneeId ?? (step === 'ON_THE_WAY' || step === 'STARTED' ? (caller?.userId ?? null) : null);

/** Technicians' reports about their visits. */
export function stepHandlers({ store, now }: Deps): Pick<Handlers, Name> {
  const take = (name: Name, step: VisitStep, id: string | undefined, identity: Identity | null, reason?: string) =>
    store.transaction(async (tx) => {
      const before = await orderToWorkOn(tx, identity, id);
      const refusal = againstStep(before, step) ?? (step === 'DONE' ? unfinishedRefusal(before) : null);
      if (refusal) throw refusal;
      const moments = visitMoments(step, now().toISOString(), reason);
      const assigneeId = assigneeAfter(step, before.assigneeId, identity);
      const changes = { status: STATUS_AFTER[step], assigneeId, ...moments };
      const after = await updateRecord(tx, workOrders, before.id, changes, now());
      if (!after) throw new Error(`${before.reference} is gone, though it was locked.`);
      await tellCustomer(tx, before, after, now());
      await auditAction(tx, workOrderActions[name], { identity, record: after, before, after, reason }, now());
      return { workOrder: after };
    });
  return {
    leaveForVisit: ({ params, identity }) => take('leaveForVisit', 'ON_THE_WAY', params.id, identity),
    startVisit: ({ params, identity }) => take('startVisit', 'STARTED', params.id, identity),
    finishVisit: ({ params, identity }) => take('finishVisit', 'DONE', params.id, identity),
    reportNotPossible: ({ params, body, identity }) =>
      take('reportNotPossible', 'NOT_POSSIBLE', params.id, identity, body.reason),
    closeWithoutDevice: ({ params, body: { reason }, identity }) =>
      store.transaction(async (tx) => {
        const before = await orderToWorkOn(tx, identity, params.id, 'Close Installations Without Device');
        if (before.type !== 'INSTALLATION')
          throw new Refusal('conflict', 'Only an installation is closed without a device.');
        const refusal = againstStep(before, 'DONE');
        if (refusal) throw refusal;
        if (missingForDone(before).length === 0)
          throw new Refusal(
            'conflict',
            'This installation has its device and its signal: it can be closed without a reason.',
          );
        const changes = {
          status: STATUS_AFTER.DONE,
          withoutDeviceReason: reason,
          ...visitMoments('DONE', now().toISOString()),
        };
        const after = await updateRecord(tx, workOrders, before.id, changes, now());
        if (!after) throw new Error(`${before.reference} is gone, though it was locked.`);
        await tellCustomer(tx, before, after, now());
        await auditAction(
          tx,
          workOrderActions.closeWithoutDevice,
          { identity, record: after, before, after, reason },
          now(),
        );
        return { workOrder: after };
      }),
  };
}
