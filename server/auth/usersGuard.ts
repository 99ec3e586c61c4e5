import { Refusal } from '../../contract/errors';
import type { RecordOf } from '../../resources/defineResource';
import { users } from '../../resources/users';
import type { Change, Guard } from '../crud/Guard';
import {
  againstOneself,
  endsSessions,
  type Grant,
  grantsOf,
  isAdministrator,
  notHeld,
  permissionsOf,
} from '../rules/access';
import { takeLock } from '../store/locks';
import { MissingReference, type Store } from '../store/Store';
import { activeStaff, allRoles, heldBy, keepAnAdministrator } from './accessState';
import { endSessions, removeSessions } from './endSessions';

type User = RecordOf<typeof users>;

/** Who may do what to whom. Changes to users and roles take turns: none relies on what another is taking away. */
export const usersGuard: Guard<User> = {
  begin: (tx) => takeLock(tx, 'access'),

  create: (tx, change) => refuseGivingMoreThanHeld(tx, change),

  async update(tx, change, now) {
    const { before, after, identity } = change;
    if (identity?.userId === after.id) refuseAgainstOneself(before, after);
    await refuseGivingMoreThanHeld(tx, change);
    const known = await allRoles(tx);
    if (isAdministrator(before, known) && !isAdministrator(after, known))
      keepAnAdministrator(await activeStaff(tx), known);
    if (endsSessions(before, after)) await endSessions(tx, after.id, now, identity?.sessionId);
  },

  async remove(tx, { before, identity }) {
    if (identity?.userId === before.id) refuseAgainstOneself(before, null);
    const known = await allRoles(tx);
    await heldBy(tx, identity, known);
    if (isAdministrator(before, known)) {
      const others = (await activeStaff(tx)).filter(({ id }) => id !== before.id);
      keepAnAdministrator(others, known);
    }
    await removeSessions(tx, before.id);
  },
};

function refuseAgainstOneself(before: User, after: User | null): void {
  const against = againstOneself(before, after);
  if (!against) return;
  const { field, message } = against;
  throw new Refusal('forbidden', message, field && { [field]: message });
}

async function refuseGivingMoreThanHeld(tx: Store, { before, after, identity }: Change<User | null, User>) {
  const known = await allRoles(tx);
  const held = await heldBy(tx, identity, known);
  for (const { field, roleIds } of grantsOf(before, after)) {
    if (field === 'roleIds' && !roleIds.every((id) => known.some((role) => role.id === id)))
      throw new MissingReference(users.name, field);
    const missing = notHeld(permissionsOf(roleIds, known), held);
    if (missing.length === 0) continue;
    const message = `${SENTENCES[field]}: ${missing.join(', ')}.`;
    throw new Refusal('forbidden', message, { [field]: message });
  }
}

const changed = (what: string) => `You cannot change the ${what} of somebody with permissions that you do not hold`;
const SENTENCES: Record<Grant['field'], string> = {
  roleIds: 'You cannot give roles with permissions that you do not hold',
  password: changed('password'),
  emailAddress: changed('e-mail address'),
  phoneNumber: changed('phone number'),
  status: 'You cannot let somebody in who has permissions that you do not hold',
  accountType: 'You cannot let somebody in who has permissions that you do not hold',
};
