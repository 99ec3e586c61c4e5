import { isPermitted } from '../../contract/access/permissions';
import type { AnyResource } from '../../resources/language/defineResource';
import { neededFor } from '../../resources/language/requiredPermissions';
import { notes } from '../../resources/notes/notes';
import type { Found } from '../../resources/search/actions';
import type { Identity } from '../base/identity';
import { reach } from '../crud/reach';
import { subjectOf } from '../notes/subjectOf';
import type { Store } from '../store/Store';
import { toFound } from './toFound';

/** The maximum number of notes, and of characters of each that are shown. */
const MOST = 5;
const SHOWN = 80;
/** Fewer characters are in too many notes. */
const SHORTEST = 3;

/**
 * Returns the records with a note that contains every typed word, the newest note first, of those notes that the user may read.
 * `matched` is the beginning of the note.
 */
export async function findNotes(store: Store, identity: Identity, typed: string): Promise<Found[]> {
  const needed = neededFor(notes, 'list') ?? [];
  if (typed.trim().length < SHORTEST || !isPermitted(identity.permissions, needed)) return [];
  const within = reach(identity, notes, needed);
  const sort = { path: 'dateCreated', ascending: false } as const;
  const found = await store.find(notes, { search: typed, ...(within ? { within } : {}), sort, limit: MOST });
  const subjects = await Promise.all(
    found.map(async (note) => {
      const { resource, id }: { resource: AnyResource; id: string } = subjectOf(note);
      const record = await store.get(resource, id);
      return record ? [{ ...toFound(resource, record, []), matched: note.body.slice(0, SHOWN) }] : [];
    }),
  );
  return [...new Map(subjects.flat().map((each) => [each.id, each])).values()];
}
