import { Refusal } from '../../contract/api/errors';
import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import { callerOf, type Identity } from '../base/identity';
import { verifyPassword } from '../base/passwords';
import type { Store } from '../store/Store';
import { wrongPassword } from './wrongProof';

export type User = RecordOf<typeof users>;

/** The stored hash of the password that the caller has typed; refused by its field where it is another. */
export async function verifiedHash(store: Store, identity: Identity | null, typed: string): Promise<string> {
  const user = await store.get(users, callerOf(identity).userId);
  if (!(user && (await verifyPassword(user.password, typed)))) throw wrongPassword('password');
  return user.password;
}

/** The caller's own row, locked; `hash` is that of the password that they have typed, which may have been changed since. */
export async function ownRow(tx: Store, identity: Identity | null, hash?: string): Promise<User> {
  const user = await tx.get(users, callerOf(identity).userId, { lock: true });
  if (!user) throw new Refusal('notFound', 'There is no such user.');
  if (hash !== undefined && user.password !== hash) throw wrongPassword('password');
  return user;
}
