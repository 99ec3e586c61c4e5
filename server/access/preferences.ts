import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import type { StoredPreference } from '../../resources/access/actions';
import { users } from '../../resources/access/users';
import { preferences } from '../../resources/catalogue/systemTables';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

/** The maximum number of preferences of one user: several for each list, with room to spare. */
const MOST = 400;

const of = (userId: string) => ({ path: 'userId', in: [userId] }) as const;

/** Returns a user's preferences, sorted by key. */
export async function preferencesOf(store: Store, userId: string): Promise<StoredPreference[]> {
  const kept = await store.find(preferences, { where: [of(userId)], sort: { path: 'key', ascending: true } });
  return kept.map(({ key, value }) => ({ key, value }));
}

/** Stores a preference, replacing the value of the same key. Null removes it. */
export const keepPreference = (store: Store, userId: string, key: string, value: string | null, now: Date) =>
  store.transaction(async (tx) => {
    // Two browsers of one user take turns.
    await tx.get(users, userId, { lock: true });
    const [known] = await tx.find(preferences, { where: [of(userId), { path: 'key', in: [key] }] });
    if (known && value === null) await tx.remove(preferences, known.id);
    else if (known && value !== null) await updateRecord(tx, preferences, known.id, { value }, now);
    else if (value !== null) {
      if ((await tx.count(preferences, { where: [of(userId)] })) >= MOST)
        throw new Refusal('conflict', phrase('You keep {most} preferences already.', { most: MOST }));
      await createRecord(tx, preferences, { userId, key, value }, now);
    }
  });
