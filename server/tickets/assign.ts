import { Refusal } from '../../contract/api/errors';
import { againstChanging, assigningRefusal, mayTake } from '../../contract/tickets/ticketAccess';
import type { Store } from '../store/Store';
import { colleagueOf, join, ownerRole, putResponsible } from './participation';
import { notifyTicketAssignee } from './staffNotifications';
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

/** Assigns a ticket without participants to the caller. */
export async function take(tx: Store, work: TicketWork, now: Date): Promise<TicketWork> {
  const { caller, participants } = work;
  if (participants.length > 0) throw new Refusal('conflict', 'Someone works on this ticket already.');
  if (!mayTake(caller, participants)) throw new Refusal('forbidden', 'You cannot take tickets.');
  return assign(tx, work, caller.userId, now);
}
