import type { Note } from '../../resources/notes/notes';
import type { Guard } from '../crud/Guard';
import { notifyMentioned } from './notifyMentioned';
import { authorRefusal, subjectRefusal } from './rules/notes';
import { subjectOf } from './subjectOf';

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
