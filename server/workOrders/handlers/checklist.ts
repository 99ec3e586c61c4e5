import { Refusal } from '../../../contract/api/errors';
import { checklistOf } from '../../../contract/workOrders/visit';
import { workOrderActions } from '../../../resources/workOrders/actions';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import { workOrderTicks } from '../../../resources/workOrders/workOrderTicks';
import { auditAction } from '../../audit/auditAction';
import { callerOf } from '../../base/identity';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { createRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { orderToRead, orderToWorkOn } from '../WorkOrder';

/** The checklists of work orders. */
export function checklistHandlers({ store, now }: Deps): Pick<Handlers, 'readVisitChecklist' | 'tickVisitChecklist'> {
  return {
    readVisitChecklist: async ({ params, identity }) => ({
      checklist: await checklistFor(store, await orderToRead(store, identity, params.id)),
    }),

    tickVisitChecklist: ({ params, body: { item, done }, identity }) =>
      store.transaction(async (tx) => {
        const order = await orderToWorkOn(tx, identity, params.id);
        const { userId } = callerOf(identity);
        if (!checklistOf(order.type).some((each) => each === item))
          throw new Refusal('invalid', 'item is not on this checklist', { item: 'is not on this checklist' });
        if (order.status === 'CLOSED')
          throw new Refusal('conflict', 'This work order is closed. Its checklist can’t be changed.');
        const tick = (await ticksOf(tx, order)).find((each) => each.item === item);
        if (done && !tick) await createRecord(tx, workOrderTicks, { workOrderId: order.id, item, userId }, now());
        if (!done && tick) await tx.remove(workOrderTicks, tick.id);
        if (done !== (tick !== undefined)) {
          const after = { [item]: done };
          await auditAction(tx, workOrderActions.tickVisitChecklist, { identity, record: order, after }, now());
        }
        return { checklist: await checklistFor(tx, order) };
      }),
  };
}

const ticksOf = (store: Store, { id }: WorkOrder) =>
  store.find(workOrderTicks, { where: [{ path: 'workOrderId', in: [id] }] });

async function checklistFor(store: Store, order: WorkOrder) {
  const ticks = new Map((await ticksOf(store, order)).map((tick) => [tick.item, tick]));
  return checklistOf(order.type).map((item) => {
    const tick = ticks.get(item);
    return { item, doneAt: tick?.dateCreated ?? null, doneById: tick?.userId ?? null };
  });
}
