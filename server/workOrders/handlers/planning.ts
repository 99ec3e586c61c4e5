import { Refusal } from '../../../contract/api/errors';
import { users } from '../../../resources/access/users';
import { workOrderActions } from '../../../resources/workOrders/actions';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { auditAction } from '../../audit/auditAction';
import { callerOf, type Identity } from '../../base/identity';
import { toQuery } from '../../crud/listQuery';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { outcomesOf } from '../../outcomesOf';
import { updateRecord } from '../../store/updateRecord';
import { type Assigned, notifyAssignee, requireSendable, visitAssignees, visitTeams } from '../assigning';
import { openOrder } from '../openOrder';
import { againstGiving, workOrderAssigningRefusal } from '../rules/assigning';
import { orderToWorkOn } from '../WorkOrder';

type Name = 'openWorkOrder' | 'assignWorkOrders' | 'listVisitAssignees';

/** The number of people on a page (specification, section 9). */
const PEOPLE = '100';

/** Opens work orders, and assigns them. */
export function planningHandlers({ store, now }: Deps): Pick<Handlers, Name> {
  /** Assigns an order in a transaction of its own, so that one refusal does not stop the others. */
  const assign = (id: string, { assigneeId, teamId }: Assigned, identity: Identity) =>
    store.transaction(async (tx) => {
      const before = await orderToWorkOn(tx, identity, id);
      const refusal = workOrderAssigningRefusal(before.status);
      if (refusal) throw refusal;
      // If a member of a team is assigned, the order still belongs to the team.
      const changes = { assigneeId, teamId: teamId ?? (assigneeId ? before.teamId : null) };
      const after = await updateRecord(tx, workOrders, id, changes, now());
      if (after) await notifyAssignee(tx, after, before.assigneeId, identity.userId, now());
      await auditAction(tx, workOrderActions.assignWorkOrders, { identity, record: before, before, after }, now());
    });

  return {
    openWorkOrder: ({ body, identity }) =>
      store.transaction(async (tx) => ({ workOrder: await openOrder(tx, body, identity, now()) })),

    async assignWorkOrders({ body: { ids, ...given }, identity }) {
      const caller = callerOf(identity);
      const assigned = { assigneeId: given.assigneeId ?? null, teamId: given.teamId ?? null };
      const refusal = againstGiving(caller, assigned.assigneeId);
      if (refusal) throw refusal;
      if (ids.length === 0) throw new Refusal('invalid', 'ids takes at least 1 id', { ids: 'takes at least 1 id' });
      await requireSendable(store, assigned);
      return { outcomes: await outcomesOf(ids, (id) => assign(id, assigned, caller)) };
    },

    async listVisitAssignees({ query }) {
      const { offset = 0, limit = 0, search = '' } = toQuery(users, { limit: PEOPLE, ...query }, 'list');
      const assignees = await visitAssignees(store, search);
      return {
        assignees: assignees.slice(offset, offset + limit),
        teams: await visitTeams(store),
        totalRecords: assignees.length,
      };
    },
  };
}
