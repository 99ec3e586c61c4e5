import { normalisePhone } from '../../contract/phone';
import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';

/** Returns the user with this e-mail address or phone number, or null. */
export async function findUserByLogin(store: Store, username: string): Promise<RecordOf<typeof users> | null> {
  const phone = normalisePhone(username);
  const where = phone
    ? ([{ path: 'phoneNumber', in: [phone] }] as const)
    : ([{ path: 'emailAddress', in: [username.toLowerCase()] }] as const);
  return (await store.find(users, { where, limit: 1 }))[0] ?? null;
}
