import { Refusal } from '../../contract/api/errors';
import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import { callerOf, type Identity } from '../base/identity';
import { verifyPassword } from '../base/passwords';
import type { Store } from '../store/Store';
import { wrongPassword } from './wrongProof';

export type User = RecordOf<typeof users>;

/** Returns the stored hash if the typed password is the caller's. Otherwise refuses it, naming the field. */
export async function verifiedHash(store: Store, identity: Identity | null, typed: string): Promise<string> {
  const user = await store.get(users, callerOf(identity).userId);
  if (!(user && (await verifyPassword(user.password, typed)))) throw wrongPassword('password');
  return user.password;
}

/**
 * Returns the caller's own row, locked. `hash` is that of the typed password; if the password has been changed since, the call is
 * refused.
 */
export async function ownRow(tx: Store, identity: Identity | null, hash?: string): Promise<User> {
  const user = await tx.get(users, callerOf(identity).userId, { lock: true });
  if (!user) throw new Refusal('notFound', 'There is no such user.');
  if (hash !== undefined && user.password !== hash) throw wrongPassword('password');
  return user;
}
