import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';

import type { Note } from '../../resources/notes/notes';
import { payments } from '../../resources/payments/payments';
import type { Guard } from '../crud/Guard';
import { notifyMentioned } from './notifyMentioned';
import { authorRefusal, subjectRefusal } from './rules/notes';

/** The rules of notes: each belongs to one record, is its author's alone, and notifies those whom it mentions. */
export const notesGuard: Guard<Note> = {
  initial: (identity) => (identity ? { authorId: identity.userId } : {}),

  async check(_tx, { before, given }) {
    const refusal = before ? null : subjectRefusal(given);
    if (refusal) throw refusal;
  },

  async create(tx, { after }, now) {
    await notifyMentioned(tx, mentionsIn(after, after.mentionedIds), now);
  },

  async update(tx, { before, after, identity }, now) {
    const refusal = authorRefusal(before.authorId, identity?.userId ?? null);
    if (refusal) throw refusal;
    const added = after.mentionedIds.filter((id) => !before.mentionedIds.includes(id));
    await notifyMentioned(tx, mentionsIn(after, added), now);
  },

  async remove(_tx, { before, identity }) {
    const refusal = authorRefusal(before.authorId, identity?.userId ?? null);
    if (refusal) throw refusal;
  },
};

const mentionsIn = (note: Note, ids: readonly string[]) => ({ ids, byId: note.authorId, about: subjectOf(note) });

function subjectOf({ clientId, accountId, paymentId }: Note) {
  if (clientId) return { resource: clients, id: clientId };
  return accountId ? { resource: accounts, id: accountId } : { resource: payments, id: paymentId ?? '' };
}
