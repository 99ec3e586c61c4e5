import type { HeldPermissions } from '../../contract/access/scope';
import { Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Change, Guard } from '../crud/Guard';
import { takeLock } from '../store/locks';
import { MissingReference, type Store } from '../store/Store';
import { activeStaff, allRoles, heldBy, keepAnAdministrator } from './accessState';
import { endAccess, endSessions, removeOwn } from './endSessions';
import {
  againstOneself,
  endsAccess,
  endsSessions,
  type Grant,
  grantsOf,
  heldPermissions,
  isAdministrator,
  type Loss,
  lossesOf,
  moreRecordsThrough,
  notHeld,
} from './rules/access';

type User = RecordOf<typeof users>;

/** The rules for changes to users. They take turns with changes to roles, so that none relies on what another is revoking. */
export const usersGuard: Guard<User> = {
  begin: (tx) => takeLock(tx, 'access'),

  async create(tx, change) {
    await refuseBeyondWhatIsHeld(tx, change);
  },

  async update(tx, change, now) {
    const { before, after, identity } = change;
    if (identity?.userId === after.id) refuseAgainstOneself(before, after);
    const known = await refuseBeyondWhatIsHeld(tx, change);
    if (isAdministrator(before, known) && !isAdministrator(after, known))
      keepAnAdministrator(await activeStaff(tx), known);
    const end = endsAccess(before, after) ? endAccess : endSessions;
    if (endsSessions(before, after)) await end(tx, after.id, now, identity?.sessionId);
  },

  async remove(tx, change) {
    const { before, identity } = change;
    if (identity?.userId === before.id) refuseAgainstOneself(before, null);
    // An administrator always remains: only another administrator holds everything that this user loses.
    await refuseBeyondWhatIsHeld(tx, change);
    await removeOwn(tx, before.id);
  },
};

function refuseAgainstOneself(before: User, after: User | null): void {
  const against = againstOneself(before, after);
  if (!against) return;
  const { field, message } = against;
  throw new Refusal('forbidden', message, field && { [field]: message });
}

/** Refuses to give a user permissions that the caller does not hold, or to revoke such permissions. Returns every role. */
async function refuseBeyondWhatIsHeld(tx: Store, { before, after, identity }: Change<User | null, User | null>) {
  const known = await allRoles(tx);
  const held = await heldBy(tx, identity, known);
  const refuse = (what: string, permissions: HeldPermissions, field?: string) => {
    const missing = notHeld(permissions, held);
    if (missing.length === 0) return;
    const message = phrase('{what}: {missing}.', { what: new Terms([what]), missing: new Terms(missing) });
    throw new Refusal('forbidden', message, field ? { [field]: message } : undefined);
  };
  for (const { field, roleIds } of after ? grantsOf(before, after) : []) {
    if (field === 'roleIds' && !roleIds.every((id) => known.some((role) => role.id === id)))
      throw new MissingReference(users.name, field);
    refuse(GIVING[field], heldPermissions(roleIds, known), field);
  }
  for (const { field, roleIds } of before ? lossesOf(before, after) : [])
    refuse(TAKING[field ?? 'all'], heldPermissions(roleIds, known), field ?? undefined);
  if (after && (before?.agencyId ?? null) !== after.agencyId)
    refuse(changed('agency'), moreRecordsThrough(after.roleIds, known), 'agencyId');
  return known;
}

const changed = (what: string) => `You cannot change the ${what} of a user with permissions that you do not hold`;
const GIVING: Record<Grant['field'], string> = {
  roleIds: 'You cannot give roles with permissions that you do not hold',
  password: changed('password'),
  emailAddress: changed('e-mail address'),
  phoneNumber: changed('phone number'),
  status: 'You cannot give access to a user with permissions that you do not hold',
  accountType: 'You cannot give access to a user with permissions that you do not hold',
};
const TAKING: Record<NonNullable<Loss['field']> | 'all', string> = {
  all: 'You cannot delete a user with permissions that you do not hold',
  roleIds: 'You cannot take away roles with permissions that you do not hold',
  status: 'You cannot disable a user with permissions that you do not hold',
  accountType: changed('account type'),
};
