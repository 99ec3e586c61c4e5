import { accounts } from '../../../resources/accounts/accounts';
import { comments } from '../../../resources/tickets/comments';
import { taskParticipants } from '../../../resources/tickets/taskParticipants';
import { ticketStatusChanges } from '../../../resources/tickets/ticketStatusChanges';
import { tickets } from '../../../resources/tickets/tickets';
import { groupedBy, type Records, recordsById } from './Records';

/**
 * Checks that tickets reached their status one change after the other, that their assignee is a participant, and that they fit
 * their account.
 */
export function* deskContradictions(records: Records): Generator<string> {
  const owners = recordsById(records.of(accounts));
  const ways = groupedBy(records.of(ticketStatusChanges), ({ ticketId }) => ticketId);
  const said = groupedBy(records.of(comments), ({ ticketId }) => ticketId);
  const parts = new Set(records.of(taskParticipants).map(({ taskId, userId }) => `${taskId} ${userId}`));
  for (const ticket of records.of(tickets)) {
    const { id, ticketNumber: name, status, accountId, clientId, responsibleId, resolvedAt, closedAt } = ticket;
    const account = owners.get(accountId ?? '');
    if (account && account.clientId !== clientId) yield `${name} is about one client’s account and another client`;
    const way = [...(ways.get(id) ?? [])].sort((a, b) => a.dateCreated.localeCompare(b.dateCreated));
    for (const [place, change] of way.entries())
      if (change.from !== (way[place - 1]?.to ?? 'NEW'))
        yield `${name} leaps from ${way[place - 1]?.to} to ${change.to}`;
    if ((way.at(-1)?.to ?? 'NEW') !== status) yield `${name} is ${status} after ${way.at(-1)?.to}`;
    if (status !== 'NEW' && !parts.has(`${id} ${responsibleId}`))
      yield `${name} is answered for by nobody who takes part`;
    if ((status === 'CLOSED') !== (closedAt !== null)) yield `${name} is ${status}, closed: ${closedAt}`;
    if (['RESOLVED', 'CLOSED'].includes(status) !== (resolvedAt !== null))
      yield `${name} is ${status}, resolved: ${resolvedAt}`;
    if (ticket.waiting && status !== 'IN_PROGRESS') yield `${name} waits for its customer and is ${status}`;
    if ((ticket.dueAt !== null) !== (ticket.clockRunsSince !== null)) yield `${name} is due while its clock stands`;
    if (ticket.clockRunsSince && !['NEW', 'IN_PROGRESS'].includes(status)) yield `${name} is ${status}, its clock runs`;
    const answers = (said.get(id) ?? []).filter(({ authorId, internal }) => authorId && !internal);
    if ((ticket.firstRepliedAt ?? '') !== (answers.map(({ dateCreated }) => dateCreated).sort()[0] ?? ''))
      yield `${name} had its first reply at ${ticket.firstRepliedAt}`;
    if (closedAt && (said.get(id) ?? []).some(({ dateCreated }) => dateCreated > closedAt))
      yield `${name} goes on after its end`;
  }
}
