import { type HeldPermissions, heldThrough } from '../../contract/access/scope';
import { Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import type { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Change, Guard } from '../crud/Guard';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { activeStaff, allRoles, heldBy, keepAnAdministrator } from './accessState';
import { ADMINISTRATION, changeOfRole, notHeld } from './rules/access';

type Role = RecordOf<typeof roles>;

/** The rules for changes to roles, which take turns with changes to users. */
export const rolesGuard: Guard<Role> = {
  begin: (tx) => takeLock(tx, 'access'),

  async create(tx, change) {
    await refuseBeyondWhatIsHeld(tx, change);
  },

  async update(tx, change) {
    const { lost } = await refuseBeyondWhatIsHeld(tx, change);
    if (ADMINISTRATION.some((name) => lost.has(name))) keepAnAdministrator(await activeStaff(tx), await allRoles(tx));
  },

  async remove(tx, change) {
    await refuseBeyondWhatIsHeld(tx, change);
    // The port has no filter for lists; roles are rarely removed, so all users are checked.
    const holders = (await tx.find(users)).filter(({ roleIds }) => roleIds.includes(change.before.id));
    if (holders.length === 0) return;
    const values = { users: holders.length };
    throw new Refusal(
      'conflict',
      holders.length === 1
        ? phrase('{users} user still holds this role. Take it from them first.', values)
        : phrase('{users} users still hold this role. Take it from them first.', values),
    );
  },
};

/** Refuses to give a role permissions that the caller does not hold, or to take such permissions away. */
async function refuseBeyondWhatIsHeld(tx: Store, { before, after, identity }: Change<Role | null, Role | null>) {
  const known = await allRoles(tx);
  // The caller's permissions are those before the change, so that no one gains any through it.
  const stood = before ? known.map((role) => (role.id === before.id ? before : role)) : known;
  const held = await heldBy(tx, identity, stood);
  const change = changeOfRole(before, after);
  for (const [verb, permissions] of [
    ['give', change.gained],
    ['take away', change.lost],
  ] as const) {
    const missing = notHeld(permissions, held);
    if (missing.length === 0) continue;
    const field = before && after && before.scope !== after.scope ? 'scope' : 'permissions';
    const message = phrase('You cannot {verb} permissions that you do not hold: {missing}.', {
      verb: new Terms([verb]),
      missing: new Terms(missing),
    });
    throw new Refusal('forbidden', message, after ? { [field]: message } : {});
  }
  if (before) refuseAbove(before, held, after);
  return change;
}

/** Refuses any change to a role that holds more than the caller does, even to its name or its second factor. */
function refuseAbove(role: Role, held: HeldPermissions, after: Role | null): void {
  const missing = notHeld(heldThrough([role]), held);
  if (missing.length === 0) return;
  const message = phrase('You cannot change a role with permissions that you do not hold: {missing}.', {
    missing: new Terms(missing),
  });
  throw new Refusal('forbidden', message, after ? { permissions: message } : {});
}
