import { OWNER_ROLE } from '../../contract/access/taskPermissions';
import { Refusal } from '../../contract/api/errors';
import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import { type Assignee, type ParticipantView, ticketActions } from '../../resources/tickets/actions';
import { assigneeChanges } from '../../resources/tickets/systemTables';
import { taskParticipants } from '../../resources/tickets/taskParticipants';
import { taskRoles } from '../../resources/tickets/taskRoles';
import type { Ticket } from '../../resources/tickets/tickets';
import { canSignIn } from '../access/rules/access';
import { staffWithPermission, userNames } from '../access/users';
import { auditAction } from '../audit/auditAction';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { changeTicket, type Participation, type TicketWork } from './work';

type TaskParticipant = RecordOf<typeof taskParticipants>;
type Joining = Pick<TaskParticipant, 'userId' | 'taskRoleId'>;

/** Returns a task role by its id. Throws a Refusal (invalid) if there is none. */
export async function taskRoleOf(tx: Store, id: string): Promise<RecordOf<typeof taskRoles>> {
  const role = await tx.get(taskRoles, id);
  if (!role) throw new Refusal('invalid', 'taskRoleId does not exist', { taskRoleId: 'does not exist' });
  return role;
}

/** Returns the task role in which tickets are opened and taken. */
export async function ownerRole(tx: Store): Promise<RecordOf<typeof taskRoles>> {
  const [owner] = await tx.find(taskRoles, { where: [{ path: 'name', in: [OWNER_ROLE] }], limit: 1 });
  if (!owner) throw new Error(`The task role "${OWNER_ROLE}" was not made at start-up.`);
  return owner;
}

/** Returns a user who may enter the back-office, by id. Throws a Refusal (invalid) if there is none. */
export async function colleagueOf(tx: Store, id: string): Promise<RecordOf<typeof users>> {
  const user = await tx.get(users, id);
  if (user && canSignIn(user)) return user;
  throw new Refusal('invalid', 'userId is not a user who may sign in', { userId: 'is not a user who may sign in' });
}

/** Returns the users who match the search, may enter the back-office and may see tickets, by name. */
export const readersOfTickets = (store: Store, search: string): Promise<Assignee[]> =>
  staffWithPermission(store, 'View Tickets', search);

/** Returns a user's part in a ticket. Throws a Refusal (notFound) if they have none. */
export function participationOf({ participants }: TicketWork, userId: string): Participation {
  const found = participants.find((each) => each.userId === userId);
  if (!found) throw new Refusal('notFound', 'This person takes no part in the ticket.');
  return found;
}

/** Adds a participant to the ticket, with an audit entry. */
export async function join(
  tx: Store,
  { ticket, caller }: Omit<TicketWork, 'participants'>,
  joining: Joining,
  now: Date,
): Promise<TaskParticipant> {
  const values = { ...joining, taskId: ticket.id, assignedById: caller.userId };
  const record = await createRecord(tx, taskParticipants, values, now);
  await auditAction(tx, ticketActions.assignParticipant, { identity: caller, record, after: record }, now);
  return record;
}

/** Changes a participant's task role, with an audit entry. */
export async function changeRole(
  tx: Store,
  { caller }: TicketWork,
  part: TaskParticipant,
  taskRoleId: string,
  now: Date,
) {
  const after = await updateRecord(tx, taskParticipants, part.id, { taskRoleId }, now);
  if (!after) throw new Error('A part in a locked ticket is gone.');
  await auditAction(
    tx,
    ticketActions.changeParticipantRole,
    { identity: caller, record: after, before: part, after },
    now,
  );
  return after;
}

/** Removes a participant from the ticket. The audit entry contains the removed part. */
export async function leaveTicket(tx: Store, { caller }: TicketWork, part: TaskParticipant, now: Date): Promise<void> {
  await tx.remove(taskParticipants, part.id);
  await auditAction(
    tx,
    ticketActions.removeParticipant,
    { identity: caller, record: part, before: part, after: null },
    now,
  );
}

/** Changes the ticket's assignee, and records it for the conversation; null removes it. Does nothing if it is the same. */
export async function putResponsible(
  tx: Store,
  work: TicketWork,
  responsibleId: string | null,
  now: Date,
): Promise<Ticket> {
  if (responsibleId === work.ticket.responsibleId) return work.ticket;
  const { ticket, caller } = work;
  const change = { ticketId: ticket.id, fromId: ticket.responsibleId, toId: responsibleId, byId: caller.userId };
  await createRecord(tx, assigneeChanges, change, now);
  const responsibleSince = responsibleId ? now.toISOString() : null;
  return changeTicket(tx, work, { responsibleId, responsibleSince }, now);
}

/** Returns participants of one ticket with their names, in the given order. */
export async function participantViews(
  store: Store,
  { responsibleId }: Ticket,
  records: readonly TaskParticipant[],
): Promise<ParticipantView[]> {
  const names = await userNames(
    store,
    records.map(({ userId }) => userId),
  );
  const where = [{ path: 'id', in: records.map(({ taskRoleId }) => taskRoleId) }] as const;
  const roles = new Map((await store.find(taskRoles, { where })).map(({ id, name }) => [id, name]));
  return records.map((record) => ({
    ...record,
    userName: names.get(record.userId) ?? '',
    taskRoleName: roles.get(record.taskRoleId) ?? '',
    responsible: record.userId === responsibleId,
  }));
}

/** Returns one participant of the ticket. */
export async function participantView(store: Store, ticket: Ticket, record: TaskParticipant): Promise<ParticipantView> {
  const [view] = await participantViews(store, ticket, [record]);
  return view as ParticipantView;
}
