import { tickets } from '../../resources/tickets/tickets';
import { notifyMentioned } from '../notes/notifyMentioned';
import { notifyStaff } from '../notifications/notifyStaff';
import type { Store } from '../store/Store';
import type { TicketWork } from './work';

type Acting = Pick<TicketWork, 'ticket' | 'caller'>;

/** Notifies a user that a colleague has added them to a ticket or assigned it to them. */
export const notifyTicketAssignee = (
  tx: Store,
  { ticket, caller }: Acting,
  userId: string | null,
  now: Date,
): Promise<string[]> =>
  notifyStaff(
    tx,
    { kind: 'ASSIGNED', to: [userId], byId: caller.userId, about: { resource: tickets, id: ticket.id } },
    now,
  );

/** Notifies the assignee of a ticket that its customer has written. */
export const notifyCustomerReplied = (
  tx: Store,
  { id, responsibleId }: TicketWork['ticket'],
  now: Date,
): Promise<string[]> =>
  notifyStaff(tx, { kind: 'CUSTOMER_REPLIED', to: [responsibleId], byId: null, about: { resource: tickets, id } }, now);

/** Notifies the former assignee of a ticket that a colleague has taken it over. */
export const notifyTakenOver = (
  tx: Store,
  { ticket, caller }: Acting,
  formerId: string | null,
  now: Date,
): Promise<string[]> =>
  notifyStaff(
    tx,
    { kind: 'TAKEN_OVER', to: [formerId], byId: caller.userId, about: { resource: tickets, id: ticket.id } },
    now,
  );

/**
 * Notifies the mentioned colleagues, then the assignee and the authors who are replied to, that a colleague has written on a
 * ticket: each once.
 */
export async function notifyOfMessage(
  tx: Store,
  { ticket, caller }: Acting,
  { mentionedIds, answeredIds }: { mentionedIds: readonly string[]; answeredIds: readonly (string | null)[] },
  now: Date,
): Promise<void> {
  const about = { resource: tickets, id: ticket.id };
  const mentioned = await notifyMentioned(tx, { ids: mentionedIds, byId: caller.userId, about }, now);
  const others = [ticket.responsibleId, ...answeredIds].filter((id) => id && !mentioned.includes(id));
  await notifyStaff(tx, { kind: 'REPLIED', to: others, byId: caller.userId, about }, now);
}
