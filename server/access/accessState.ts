import type { HeldPermissions } from '../../contract/access/scope';
import { Refusal } from '../../contract/api/errors';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Identity } from '../base/identity';
import type { Store } from '../store/Store';
import { canSignIn, heldPermissions, isAdministrator, type Role } from './rules/access';

type User = RecordOf<typeof users>;

/** Returns every role; there are few. */
export const allRoles = (tx: Store) => tx.find(roles);

/**
 * Returns what the caller holds now, read under the lock, because it may have been revoked while the caller waited. For an API
 * key, it is what the key holds.
 */
export async function heldBy(tx: Store, identity: Identity | null, known: readonly Role[]): Promise<HeldPermissions> {
  const caller = identity && (await tx.get(users, identity.userId));
  if (!(caller && canSignIn(caller))) throw new Refusal('unauthenticated', 'This sign-in has ended. Sign in again.');
  const held = heldPermissions(caller.roleIds, known);
  return identity.apiKeyId ? new Map([...held].filter(([name]) => identity.permissions.has(name))) : held;
}

/**
 * Refuses a change after which no one could change users and roles. `people` and `known` are the users and roles after the
 * change.
 */
export function keepAnAdministrator(people: readonly User[], known: readonly Role[]): void {
  if (people.some((person) => isAdministrator(person, known))) return;
  throw new Refusal(
    'conflict',
    'No one could change users and roles any more. ' +
      'Give another user the permissions Update Users and Update Roles first.',
  );
}

/** Returns every user who may enter the back-office. */
export const activeStaff = (tx: Store) =>
  tx.find(users, {
    where: [
      { path: 'status', in: ['ACTIVE'] },
      { path: 'accountType', in: ['Staff'] },
    ],
  });

/** Returns every user who may enter the back-office and change users and roles there. */
export async function administrators(tx: Store): Promise<User[]> {
  const known = await allRoles(tx);
  return (await activeStaff(tx)).filter((person) => isAdministrator(person, known));
}
