import { isPermitted, type Permission } from '../../contract/access/permissions';
import { Refusal } from '../../contract/api/errors';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import type { Team, VisitAssignee } from '../../resources/workOrders/actions';
import { type WorkOrder, workOrders } from '../../resources/workOrders/workOrders';
import { canSignIn } from '../access/rules/access';
import { staffWithPermission } from '../access/users';
import { notifyStaff } from '../notifications/notifyStaff';
import type { Store } from '../store/Store';

const WORKING: Permission = 'Update Work Orders';

/** The assignee and the team of a work order. */
export type Assigned = Pick<WorkOrder, 'assigneeId' | 'teamId'>;

/** Returns the users who match the search and may be sent, by name. */
export const visitAssignees = (store: Store, search: string): Promise<VisitAssignee[]> =>
  staffWithPermission(store, WORKING, search);

/** Returns the teams: roles whose holders work on work orders, by name. */
export async function visitTeams(store: Store): Promise<Team[]> {
  const all = await store.find(roles, { sort: { path: 'name', ascending: true } });
  return all.filter(({ permissions }) => isPermitted(permissions, WORKING)).map(({ id, name }) => ({ id, name }));
}

/** Refuses (invalid, naming the field) a person or a team who may not be sent. */
export async function requireSendable(tx: Store, { assigneeId, teamId }: Assigned): Promise<void> {
  const teams = (await visitTeams(tx)).map(({ id }) => id);
  const user = assigneeId ? await tx.get(users, assigneeId) : null;
  const isSendable = user && canSignIn(user) && user.roleIds.some((id) => teams.includes(id));
  if (assigneeId && !isSendable) throw invalid('assigneeId', 'is not a user who works on work orders');
  if (teamId && !teams.includes(teamId)) throw invalid('teamId', 'is no role that works on work orders');
}

const invalid = (field: keyof Assigned, message: string) =>
  new Refusal('invalid', `${field} ${message}`, { [field]: message });

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
