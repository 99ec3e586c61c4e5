import { tickets } from '../../resources/tickets/tickets';
import { notify } from '../notifications/notify';
import type { Store } from '../store/Store';
import type { Work } from './work';

type Acting = Pick<Work, 'ticket' | 'caller'>;

/** Tells somebody that a colleague has brought them into a ticket, or made it theirs. */
export const tellAssigned = (tx: Store, { ticket, caller }: Acting, userId: string | null, now: Date): Promise<void> =>
  notify(tx, { kind: 'ASSIGNED', to: [userId], byId: caller.userId, about: { resource: tickets, id: ticket.id } }, now);

/** Tells the assignee, and others to whom it answers, that a colleague has written on a ticket. */
export const tellReplied = (
  tx: Store,
  { ticket, caller }: Acting,
  others: readonly (string | null)[],
  now: Date,
): Promise<void> =>
  notify(
    tx,
    {
      kind: 'REPLIED',
      to: [ticket.responsibleId, ...others],
      byId: caller.userId,
      about: { resource: tickets, id: ticket.id },
    },
    now,
  );
