import { Refusal } from '../../contract/api/errors';
import type { Preference } from '../../resources/access/actions';
import { users } from '../../resources/access/users';
import { preferences } from '../../resources/catalogue/systemTables';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

/** How many preferences one person keeps: several of each list, and room for more. */
const MOST = 400;

const of = (userId: string) => ({ path: 'userId', in: [userId] }) as const;

/** What somebody keeps, by name. */
export async function preferencesOf(store: Store, userId: string): Promise<Preference[]> {
  const kept = await store.find(preferences, { where: [of(userId)], sort: { path: 'key', ascending: true } });
  return kept.map(({ key, value }) => ({ key, value }));
}

/** Keeps a preference in the place of what was kept under its name; null forgets it. */
export const keepPreference = (store: Store, userId: string, key: string, value: string | null, now: Date) =>
  store.transaction(async (tx) => {
    // Two browsers of one person take turns.
    await tx.get(users, userId, { lock: true });
    const [known] = await tx.find(preferences, { where: [of(userId), { path: 'key', in: [key] }] });
    if (known && value === null) await tx.remove(preferences, known.id);
    else if (known && value !== null) await updateRecord(tx, preferences, known.id, { value }, now);
    else if (value !== null) {
      if ((await tx.count(preferences, { where: [of(userId)] })) >= MOST)
        throw new Refusal('conflict', `You keep ${MOST} preferences already.`);
      await createRecord(tx, preferences, { userId, key, value }, now);
    }
  });
