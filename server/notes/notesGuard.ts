import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';

import type { Note } from '../../resources/notes/notes';
import { payments } from '../../resources/payments/payments';
import { identityOf } from '../access/createIdentify';
import type { Guard } from '../crud/Guard';
import { mayRead } from '../crud/reach';
import { notifyStaff } from '../notifications/notifyStaff';
import type { Store } from '../store/Store';
import { authorRefusal, subjectRefusal } from './rules/notes';

/** The rules of notes: each belongs to one record, is its author's alone, and notifies those whom it mentions. */
export const notesGuard: Guard<Note> = {
  initial: (identity) => (identity ? { authorId: identity.userId } : {}),

  async check(_tx, { before, given }) {
    const refusal = before ? null : subjectRefusal(given);
    if (refusal) throw refusal;
  },

  create: (tx, { after }, now) => notifyMentioned(tx, after, after.mentionedIds, now),

  async update(tx, { before, after, identity }, now) {
    const refusal = authorRefusal(before.authorId, identity?.userId ?? null);
    if (refusal) throw refusal;
    const added = after.mentionedIds.filter((id) => !before.mentionedIds.includes(id));
    await notifyMentioned(tx, after, added, now);
  },

  async remove(_tx, { before, identity }) {
    const refusal = authorRefusal(before.authorId, identity?.userId ?? null);
    if (refusal) throw refusal;
  },
};

/** Notifies those of the mentioned users who may read the record that a note belongs to. */
async function notifyMentioned(tx: Store, note: Note, ids: readonly string[], now: Date): Promise<void> {
  const about = subjectOf(note);
  const to: string[] = [];
  for (const id of new Set(ids)) if (await mayRead(tx, await identityOf(tx, id), about.resource, about.id)) to.push(id);
  await notifyStaff(tx, { kind: 'MENTIONED', to, byId: note.authorId, about }, now);
}

function subjectOf({ clientId, accountId, paymentId }: Note) {
  if (clientId) return { resource: clients, id: clientId };
  return accountId ? { resource: accounts, id: accountId } : { resource: payments, id: paymentId ?? '' };
}
