import { normalizeName } from '../../contract/coverage/places/fold';
import { unknownPlaces } from '../../resources/coverage/unknownPlaces';
import { createRecord } from '../store/createRecord';
import { type Store, UniqueViolation } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

const LONGEST = 120;

/** Counts a typed text that matches no place. Staff see it in the list of unknown places. */
export async function noteUnknown(store: Store, text: string, now: Date): Promise<void> {
  const typed = text.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  const spelling = normalizeName(typed);
  if (spelling.length < 3) return;
  const asked = { typed, lastTypedAt: now.toISOString() };
  const count = () =>
    store.transaction(async (tx) => {
      const [known] = await tx.find(unknownPlaces, { where: [{ path: 'spelling', in: [spelling] }], limit: 1 });
      const locked = known && (await tx.get(unknownPlaces, known.id, { lock: true }));
      if (!locked) return void (await createRecord(tx, unknownPlaces, { ...asked, spelling }, now));
      // The place was removed or renamed since, so the text is unknown again. A dismissed text stays dismissed.
      const status = locked.status === 'ADDED' ? ({ status: 'OPEN', placeId: null } as const) : {};
      await updateRecord(tx, unknownPlaces, locked.id, { ...asked, ...status, times: locked.times + 1 }, now);
    });
  await count().catch((error) => {
    // Another visitor has typed it for the first time at the same moment.
    if (error instanceof UniqueViolation) return count();
    throw error;
  });
}
