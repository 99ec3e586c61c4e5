import type { Permission } from '../../../contract/access/permissions';
import { covers, type HeldPermissions, heldThrough, SCOPE_WORDS, type Scope } from '../../../contract/access/scope';
import type { roles } from '../../../resources/access/roles';
import type { users } from '../../../resources/access/users';
import type { RecordOf } from '../../../resources/language/defineResource';

type User = RecordOf<typeof users>;
export type Role = Pick<RecordOf<typeof roles>, 'id' | 'permissions' | 'scope'>;
/** The fields of a user that the rules read. */
export type UserFacts = Pick<
  User,
  'id' | 'roleIds' | 'agencyId' | 'status' | 'accountType' | 'password' | 'emailAddress' | 'phoneNumber'
>;

/**
 * The permissions of an administrator. A user who holds all of them for everyone's records can repair any role; at least one such
 * user must always remain.
 */
export const ADMINISTRATION = ['Update Users', 'Update Roles'] as const satisfies readonly Permission[];

/** Returns whether a user can sign in to the back-office at all. */
export const canSignIn = ({ status, accountType }: Pick<UserFacts, 'status' | 'accountType'>): boolean =>
  status === 'ACTIVE' && accountType === 'Staff';

/** Returns the permissions of the roles with these ids. */
export const heldPermissions = (roleIds: readonly string[], roles: readonly Role[]): HeldPermissions =>
  heldThrough(roles.filter(({ id }) => roleIds.includes(id)));

/** Returns whether these permissions make a user an administrator. */
export const isAdministration = (held: HeldPermissions): boolean =>
  ADMINISTRATION.every((name) => held.get(name) === 'ALL');

/** Returns whether a user is an administrator. */
export function isAdministrator(
  person: Pick<UserFacts, 'roleIds' | 'status' | 'accountType'>,
  roles: readonly Role[],
): boolean {
  return canSignIn(person) && isAdministration(heldPermissions(person.roleIds, roles));
}

/** Returns those of the permissions that are not held, or only for fewer records. The latter name the required scope. */
export const notHeld = (permissions: HeldPermissions, held: HeldPermissions): string[] =>
  [...beyond(permissions, held)].map(([name, scope]) =>
    held.has(name) ? `${name} (${SCOPE_WORDS[scope].toLowerCase()} records)` : name,
  );

const beyond = (permissions: HeldPermissions, held: HeldPermissions): HeldPermissions =>
  new Map([...permissions].filter(([name, scope]) => !reachesAsFar(held.get(name), scope)));

const reachesAsFar = (held: Scope | undefined, scope: Scope) => held !== undefined && covers(held, scope);

/** Returns what a role gains and loses by a change. Null stands for no role. */
export function changeOfRole(before: Omit<Role, 'id'> | null, after: Omit<Role, 'id'> | null) {
  const had = heldThrough(before ? [before] : []);
  const has = heldThrough(after ? [after] : []);
  return { gained: beyond(has, had), lost: beyond(had, has) };
}

/**
 * Returns the permissions whose records change when a user joins or leaves an agency: those of their roles that are limited to
 * some records. The person who decides that must hold them for everyone's records.
 */
export const moreRecordsThrough = (roleIds: readonly string[], roles: readonly Role[]): HeldPermissions =>
  new Map(
    [
      ...heldPermissions(
        roleIds,
        roles.filter(({ scope }) => scope !== 'ALL'),
      ),
    ].map(([name]) => [name, 'ALL']),
  );

/** Roles that a change grants to a user, and the changed field. */
export interface Grant {
  field: 'roleIds' | 'password' | 'emailAddress' | 'phoneNumber' | 'status' | 'accountType';
  roleIds: readonly string[];
}

/** Roles that a change revokes from a user, and the changed field; null if the user is deleted. */
export interface Loss {
  field: 'roleIds' | 'status' | 'accountType' | null;
  roleIds: readonly string[];
}

const SIGN_IN_FIELDS = ['password', 'emailAddress', 'phoneNumber'] as const;

/**
 * Returns what a change to a user grants: new roles; and all of their roles if they may enter again, or if their password or
 * login names change, because the person who sets those can sign in as them.
 */
export function grantsOf(before: UserFacts | null, after: UserFacts): Grant[] {
  const given = after.roleIds.filter((id) => !before?.roleIds.includes(id));
  const grants: Grant[] = given.length ? [{ field: 'roleIds', roleIds: given }] : [];
  if (!before) return grants;
  const whole = (field: Grant['field']) => grants.push({ field, roleIds: after.roleIds });
  for (const field of SIGN_IN_FIELDS) if (before[field] !== after[field]) whole(field);
  if (canSignIn(after) && !canSignIn(before)) whole(before.status === after.status ? 'accountType' : 'status');
  return grants;
}

/**
 * Returns what a change to a user revokes: removed roles; and all of their roles if they can no longer enter, or are deleted, for
 * which there is no field (null).
 */
export function lossesOf(before: UserFacts, after: UserFacts | null): Loss[] {
  if (!after) return [{ field: null, roleIds: before.roleIds }];
  const taken = before.roleIds.filter((id) => !after.roleIds.includes(id));
  const losses: Loss[] = taken.length ? [{ field: 'roleIds', roleIds: taken }] : [];
  if (canSignIn(before) && !canSignIn(after))
    losses.push({ field: before.status === after.status ? 'accountType' : 'status', roleIds: before.roleIds });
  return losses;
}

/** Returns what users may not do to themselves, as a field and a sentence, or null if the change is allowed. */
export function againstOneself(
  before: UserFacts,
  after: UserFacts | null,
): { field?: Grant['field'] | 'agencyId'; message: string } | null {
  if (!after) return { message: 'You cannot delete yourself.' };
  if (before.agencyId !== after.agencyId) return { field: 'agencyId', message: 'You cannot change your own agency.' };
  const roles = (person: UserFacts) => [...new Set(person.roleIds)].sort().join();
  if (roles(before) !== roles(after)) return { field: 'roleIds', message: 'You cannot change your own roles.' };
  if (!canSignIn(before) || canSignIn(after)) return null;
  return after.status === 'ACTIVE'
    ? { field: 'accountType', message: 'You cannot change your own account type.' }
    : { field: 'status', message: 'You cannot disable yourself.' };
}

/**
 * Returns whether a change to a user ends their sessions and revokes their API keys: they may no longer sign in, or have a new
 * password.
 */
export const endsAccess = (before: UserFacts, after: UserFacts): boolean =>
  before.password !== after.password || (canSignIn(before) && !canSignIn(after));

/**
 * Returns whether a change to a user ends their sessions and links. A new e-mail address does, because someone else may read the
 * old mailbox.
 */
export const endsSessions = (before: UserFacts, after: UserFacts): boolean =>
  endsAccess(before, after) || before.emailAddress !== after.emailAddress;
