import type { Permission } from '../../contract/access/permissions';
import { covers, type Held, heldThrough, SCOPE_WORDS, type Scope } from '../../contract/access/scope';
import type { roles } from '../../resources/access/roles';
import type { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';

type User = RecordOf<typeof users>;
export type Role = Pick<RecordOf<typeof roles>, 'id' | 'permissions' | 'scope'>;
/** What the rules read of a user. */
export type Person = Pick<
  User,
  'id' | 'roleIds' | 'agencyId' | 'status' | 'accountType' | 'password' | 'emailAddress' | 'phoneNumber'
>;

/** Who holds all of these for everyone's records can repair what anybody's roles say; one such person must always be left. */
export const ADMINISTRATION = ['Update Users', 'Update Roles'] as const satisfies readonly Permission[];

/** Whether somebody can be signed in to the back-office at all. */
export const mayEnter = ({ status, accountType }: Pick<Person, 'status' | 'accountType'>): boolean =>
  status === 'ACTIVE' && accountType === 'Staff';

/** What the roles with these ids permit. */
export const permissionsOf = (roleIds: readonly string[], roles: readonly Role[]): Held =>
  heldThrough(roles.filter(({ id }) => roleIds.includes(id)));

/** Whether these permissions make someone an administrator. */
export const isAdministration = (held: Held): boolean => ADMINISTRATION.every((name) => held.get(name) === 'ALL');

/** Whether somebody is an administrator. */
export function isAdministrator(
  person: Pick<Person, 'roleIds' | 'status' | 'accountType'>,
  roles: readonly Role[],
): boolean {
  return mayEnter(person) && isAdministration(permissionsOf(person.roleIds, roles));
}

/** Those of the permissions that are not held, or for fewer records: these say for whose they would have to be. */
export const notHeld = (permissions: Held, held: Held): string[] =>
  [...beyond(permissions, held)].map(([name, scope]) =>
    held.has(name) ? `${name} (${SCOPE_WORDS[scope].toLowerCase()} records)` : name,
  );

const beyond = (permissions: Held, held: Held): Held =>
  new Map([...permissions].filter(([name, scope]) => !reachesAsFar(held.get(name), scope)));

const reachesAsFar = (held: Scope | undefined, scope: Scope) => held !== undefined && covers(held, scope);

/** What a role gains and loses by a change; null stands for no role. */
export function changeOfRole(before: Omit<Role, 'id'> | null, after: Omit<Role, 'id'> | null) {
  const had = heldThrough(before ? [before] : []);
  const has = heldThrough(after ? [after] : []);
  return { gained: beyond(has, had), lost: beyond(had, has) };
}

/**
 * What an agency gives somebody who begins or ceases to sign in for it, or to belong to it: their roles for some records only
 * reach others then. The person who decides that must reach everyone's with them.
 */
export const moreRecordsThrough = (roleIds: readonly string[], roles: readonly Role[]): Held =>
  new Map(
    [
      ...permissionsOf(
        roleIds,
        roles.filter(({ scope }) => scope !== 'ALL'),
      ),
    ].map(([name]) => [name, 'ALL']),
  );

/** Roles that a change puts into somebody's hands, and the field that does so. */
export interface Grant {
  field: 'roleIds' | 'password' | 'emailAddress' | 'phoneNumber' | 'status' | 'accountType';
  roleIds: readonly string[];
}

/** Roles that a change takes from somebody's hands, and the field that does so. */
export interface Loss {
  field: 'roleIds' | 'status' | 'accountType' | null;
  roleIds: readonly string[];
}

const SIGN_IN_FIELDS = ['password', 'emailAddress', 'phoneNumber'] as const;

/**
 * What a change to a user gives away: roles that are new to them; and all of their roles where they are let in again, or
 * where their password or sign-in names change, since anybody who sets those can sign in as them.
 */
export function grantsOf(before: Person | null, after: Person): Grant[] {
  const given = after.roleIds.filter((id) => !before?.roleIds.includes(id));
  const grants: Grant[] = given.length ? [{ field: 'roleIds', roleIds: given }] : [];
  if (!before) return grants;
  const whole = (field: Grant['field']) => grants.push({ field, roleIds: after.roleIds });
  for (const field of SIGN_IN_FIELDS) if (before[field] !== after[field]) whole(field);
  if (mayEnter(after) && !mayEnter(before)) whole(before.status === after.status ? 'accountType' : 'status');
  return grants;
}

/**
 * What a change to a user takes away: roles that they lose; and all of their roles where they can no longer enter or are
 * deleted, which no field does (null).
 */
export function lossesOf(before: Person, after: Person | null): Loss[] {
  if (!after) return [{ field: null, roleIds: before.roleIds }];
  const taken = before.roleIds.filter((id) => !after.roleIds.includes(id));
  const losses: Loss[] = taken.length ? [{ field: 'roleIds', roleIds: taken }] : [];
  if (mayEnter(before) && !mayEnter(after))
    losses.push({ field: before.status === after.status ? 'accountType' : 'status', roleIds: before.roleIds });
  return losses;
}

/** What nobody may do to themselves, as a field and a sentence; null where the change is none of it. */
export function againstOneself(
  before: Person,
  after: Person | null,
): { field?: Grant['field'] | 'agencyId'; message: string } | null {
  if (!after) return { message: 'You cannot delete yourself.' };
  if (before.agencyId !== after.agencyId) return { field: 'agencyId', message: 'You cannot change your own agency.' };
  const roles = (person: Person) => [...new Set(person.roleIds)].sort().join();
  if (roles(before) !== roles(after)) return { field: 'roleIds', message: 'You cannot change your own roles.' };
  if (!mayEnter(before) || mayEnter(after)) return null;
  return after.status === 'ACTIVE'
    ? { field: 'accountType', message: 'You cannot change your own account type.' }
    : { field: 'status', message: 'You cannot disable yourself.' };
}

/** Whether a change to a user ends their sessions and revokes their API keys: they may no longer sign in, or have a new password. */
export const endsAccess = (before: Person, after: Person): boolean =>
  before.password !== after.password || (mayEnter(before) && !mayEnter(after));

/** Whether a change to a user ends their sessions and links. A new e-mail address does, since someone else may read the old mailbox. */
export const endsSessions = (before: Person, after: Person): boolean =>
  endsAccess(before, after) || before.emailAddress !== after.emailAddress;
