import { againstChanging, assigningRefusal, takeRefusal } from '../../contract/tickets/ticketAccess';
import type { Store } from '../store/Store';
import { changeRole, colleagueOf, join, ownerRole, putResponsible } from './participation';
import { notifyTakenOver, notifyTicketAssignee } from './staffNotifications';
import { assertAllowed, participantsOf, type TicketWork } from './work';

/** Makes a user the assignee, in their current role or, if they do not take part yet, as an owner. Returns the updated work. */
export async function assign(tx: Store, work: TicketWork, userId: string, now: Date): Promise<TicketWork> {
  const { caller, participants, ticket } = work;
  if (ticket.responsibleId === userId) return work;
  await colleagueOf(tx, userId);
  const part = participants.find((each) => each.userId === userId);
  if (part) assertAllowed(againstChanging(caller, participants, part, { role: false, responsibility: true }));
  else {
    const { id: taskRoleId, permissions } = await ownerRole(tx);
    assertAllowed(assigningRefusal(caller, participants, { userId, permissions }, true));
    await join(tx, work, { userId, taskRoleId }, now);
  }
  const after = await putResponsible(tx, work, userId, now);
  await notifyTicketAssignee(tx, work, userId, now);
  return { ...work, ticket: after, participants: await participantsOf(tx, ticket.id) };
}

/**
 * Makes the caller the assignee of a ticket without one, or in place of `from`, the assignee that they saw. They become an owner;
 * the former assignee stays a participant and is notified.
 */
export async function take(tx: Store, work: TicketWork, from: string | null, now: Date): Promise<TicketWork> {
  const { caller, participants, ticket } = work;
  assertAllowed(takeRefusal(caller, ticket.responsibleId, from));
  const { id: taskRoleId } = await ownerRole(tx);
  const part = participants.find(({ userId }) => userId === caller.userId)?.record;
  if (!part) await join(tx, work, { userId: caller.userId, taskRoleId }, now);
  else if (part.taskRoleId !== taskRoleId) await changeRole(tx, work, part, taskRoleId, now);
  const after = await putResponsible(tx, work, caller.userId, now);
  await notifyTakenOver(tx, work, from, now);
  return { ...work, ticket: after, participants: await participantsOf(tx, ticket.id) };
}
