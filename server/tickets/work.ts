import { Refusal } from '../../contract/api/errors';
import type { Participant } from '../../contract/tickets/ticketAccess';
import { againstClosed } from '../../contract/tickets/ticketStatus';
import type { Changes, RecordOf } from '../../resources/language/defineResource';
import { taskParticipants } from '../../resources/tickets/taskParticipants';
import { taskRoles } from '../../resources/tickets/taskRoles';
import { tickets } from '../../resources/tickets/tickets';
import { audit } from '../audit/audit';
import { callerOf, type Identity } from '../base/identity';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

export type Ticket = RecordOf<typeof tickets>;
/** A participant with the record of their part. */
export interface Participation extends Participant {
  record: RecordOf<typeof taskParticipants>;
}

/** A ticket that somebody works on, its row locked. */
export interface Work {
  ticket: Ticket;
  participants: readonly Participation[];
  caller: Identity;
}

/** The ticket with an id; a Refusal (notFound) where there is none. */
export async function ticketOf(store: Store, id: string | undefined, options?: { lock: boolean }): Promise<Ticket> {
  const ticket = await store.get(tickets, id ?? '', options);
  if (!ticket) throw new Refusal('notFound', 'There is no such ticket.');
  return ticket;
}

/** Everybody who works on a ticket. */
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

/** Takes up a ticket of any status in the transaction `tx`. Whatever is done to a ticket takes turns on its locked row. */
export async function takeUp(tx: Store, id: string | undefined, identity: Identity | null): Promise<Work> {
  const ticket = await ticketOf(tx, id, { lock: true });
  return { ticket, participants: await participantsOf(tx, ticket.id), caller: callerOf(identity) };
}

/** Begins work on a ticket in the transaction `tx`; a closed one must be reopened first. */
export async function workOn(tx: Store, id: string | undefined, identity: Identity | null): Promise<Work> {
  const work = await takeUp(tx, id, identity);
  refuse(againstClosed(work.ticket.status));
  return work;
}

/** Ends the work where a rule is against it. */
export function refuse(refusal: Refusal | null): void {
  if (refusal) throw refusal;
}

/** Writes a change to a ticket, and its audit entry with the reason where one was given. */
export async function changeTicket(
  tx: Store,
  { ticket, caller }: Work,
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
