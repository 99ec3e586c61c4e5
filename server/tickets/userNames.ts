import { users } from '../../resources/access/users';
import type { Store } from '../store/Store';

/** Returns the full names of users, by id. */
export async function userNames(store: Store, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const found = await store.find(users, { where: [{ path: 'id', in: wanted }] });
  return new Map(found.map(({ id, fullName }) => [id, fullName]));
}
