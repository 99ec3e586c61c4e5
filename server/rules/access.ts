import type { Permission } from '../../contract/permissions';
import type { RecordOf } from '../../resources/defineResource';
import type { roles } from '../../resources/roles';
import type { users } from '../../resources/users';

type User = RecordOf<typeof users>;
export type Role = Pick<RecordOf<typeof roles>, 'id' | 'permissions'>;
/** What the rules read of a user. */
export type Person = Pick<
  User,
  'id' | 'roleIds' | 'status' | 'accountType' | 'password' | 'emailAddress' | 'phoneNumber'
>;

/** Who holds all of these can repair what anybody's roles say; one such person must always be left. */
export const ADMINISTRATION = ['Update Users', 'Update Roles'] as const satisfies readonly Permission[];

/** Whether somebody can be signed in to the back-office at all. */
export const mayEnter = ({ status, accountType }: Pick<Person, 'status' | 'accountType'>): boolean =>
  status === 'ACTIVE' && accountType === 'Staff';

/** The permissions of the roles with these ids. */
export const permissionsOf = (roleIds: readonly string[], roles: readonly Role[]): Set<string> =>
  new Set(roles.filter(({ id }) => roleIds.includes(id)).flatMap(({ permissions }) => permissions));

/** Whether somebody is an administrator. */
export function isAdministrator(
  person: Pick<Person, 'roleIds' | 'status' | 'accountType'>,
  roles: readonly Role[],
): boolean {
  const held = permissionsOf(person.roleIds, roles);
  return mayEnter(person) && ADMINISTRATION.every((name) => held.has(name));
}

/** Those of the permissions that are not held. */
export const notHeld = (permissions: Iterable<string>, held: ReadonlySet<string>): string[] =>
  [...new Set(permissions)].filter((name) => !held.has(name));

/** Roles that a change puts into somebody's hands, and the field that does so. */
export interface Grant {
  field: 'roleIds' | 'password' | 'emailAddress' | 'phoneNumber' | 'status' | 'accountType';
  roleIds: readonly string[];
}

const SIGN_IN_FIELDS = ['password', 'emailAddress', 'phoneNumber'] as const;

/**
 * What a change to a user gives away: roles that are new to them; and all of their roles where they are let in again, or
 * where their password or sign-in names change, since whoever sets those can sign in as them.
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

/** What nobody may do to themselves, as a field and a sentence; null where the change is none of it. */
export function againstOneself(
  before: Person,
  after: Person | null,
): { field?: Grant['field']; message: string } | null {
  if (!after) return { message: 'You cannot delete yourself.' };
  const roles = (person: Person) => [...new Set(person.roleIds)].sort().join();
  if (roles(before) !== roles(after)) return { field: 'roleIds', message: 'You cannot change your own roles.' };
  if (!mayEnter(before) || mayEnter(after)) return null;
  return after.status === 'ACTIVE'
    ? { field: 'accountType', message: 'You cannot change your own account type.' }
    : { field: 'status', message: 'You cannot disable yourself.' };
}

/** Whether a change to somebody ends their sessions: they may no longer enter, or their password is another one. */
export const endsSessions = (before: Person, after: Person): boolean =>
  before.password !== after.password || (mayEnter(before) && !mayEnter(after));
