import { Refusal } from '../../contract/api/errors';
import type { Participant } from '../../contract/tickets/ticketAccess';
import { againstClosed } from '../../contract/tickets/ticketStatus';
import type { Changes, RecordOf } from '../../resources/language/defineResource';
import { taskParticipants } from '../../resources/tickets/taskParticipants';
import { taskRoles } from '../../resources/tickets/taskRoles';
import type { Ticket } from '../../resources/tickets/tickets';
import { tickets } from '../../resources/tickets/tickets';
import { audit } from '../audit/audit';
import { callerOf, type Identity } from '../base/identity';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
/** A participant with their record. */
export interface Participation extends Participant {
  record: RecordOf<typeof taskParticipants>;
}

/** A locked ticket on which the caller works. */
export interface TicketWork {
  ticket: Ticket;
  participants: readonly Participation[];
  caller: Identity;
}

/** Returns a ticket by its id. Throws a Refusal (notFound) if there is none. */
export async function ticketOf(store: Store, id: string | undefined, options?: { lock: boolean }): Promise<Ticket> {
  const ticket = await store.get(tickets, id ?? '', options);
  if (!ticket) throw new Refusal('notFound', 'There is no such ticket.');
  return ticket;
}

/** Returns everyone who works on a ticket. */
export async function participantsOf(store: Store, ticketId: string): Promise<Participation[]> {
  const records = await store.find(taskParticipants, { where: [{ path: 'taskId', in: [ticketId] }] });
  const roleIds = records.map(({ taskRoleId }) => taskRoleId);
  const found = await store.find(taskRoles, { where: [{ path: 'id', in: roleIds }] });
  const roles = new Map(found.map(({ id, permissions }) => [id, permissions]));
  return records.map((record) => ({
    record,
    userId: record.userId,
    permissions: roles.get(record.taskRoleId) ?? [],
  }));
}

/** Locks a ticket of any status in the transaction `tx`. All changes of a ticket take turns on its row. */
export async function takeUp(tx: Store, id: string | undefined, identity: Identity | null): Promise<TicketWork> {
  const ticket = await ticketOf(tx, id, { lock: true });
  return { ticket, participants: await participantsOf(tx, ticket.id), caller: callerOf(identity) };
}

/** Locks a ticket to work on it in the transaction `tx`. A closed one must be reopened first. */
export async function workOn(tx: Store, id: string | undefined, identity: Identity | null): Promise<TicketWork> {
  const work = await takeUp(tx, id, identity);
  assertAllowed(againstClosed(work.ticket.status));
  return work;
}

/** Throws the refusal, if there is one. */
export function assertAllowed(refusal: Refusal | null): void {
  if (refusal) throw refusal;
}

/** Changes a ticket, with an audit entry that contains the reason, if one is given. */
export async function changeTicket(
  tx: Store,
  { ticket, caller }: TicketWork,
  changes: Changes<typeof tickets>,
  now: Date,
  reason: string | null = null,
): Promise<Ticket> {
  const after = await updateRecord(tx, tickets, ticket.id, changes, now);
  if (!after) throw new Error(`${ticket.ticketNumber} is gone, though it was locked.`);
  const change = { identity: caller, action: 'ACTION', resource: tickets, record: after } as const;
  await audit(tx, { ...change, before: ticket, after, ...(reason ? { reason } : {}) }, now);
  return after;
}
