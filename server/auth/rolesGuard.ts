import { Refusal } from '../../contract/errors';
import type { RecordOf } from '../../resources/defineResource';
import type { roles } from '../../resources/roles';
import { users } from '../../resources/users';
import type { Change, Guard } from '../crud/Guard';
import { ADMINISTRATION, notHeld } from '../rules/access';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { activeStaff, allRoles, heldBy, keepAnAdministrator } from './accessState';

type Role = RecordOf<typeof roles>;

/** What a role may become; it takes turns with changes to users. */
export const rolesGuard: Guard<Role> = {
  begin: (tx) => takeLock(tx, 'access'),

  create: (tx, change) => refuseGivingMoreThanHeld(tx, change),

  async update(tx, change) {
    const { before, after } = change;
    await refuseGivingMoreThanHeld(tx, change);
    const taken = notHeld(before.permissions, new Set(after.permissions));
    if (ADMINISTRATION.some((name) => taken.includes(name)))
      keepAnAdministrator(await activeStaff(tx), await allRoles(tx));
  },

  async remove(tx, { before, identity }) {
    await heldBy(tx, identity, []);
    // No filter of the port reaches into lists; a role is seldom removed, so everybody is looked through.
    const holders = (await tx.find(users)).filter(({ roleIds }) => roleIds.includes(before.id));
    if (holders.length === 0) return;
    const who = holders.length === 1 ? '1 user still holds' : `${holders.length} users still hold`;
    throw new Refusal('conflict', `${who} this role. Take it from them first.`);
  },
};

async function refuseGivingMoreThanHeld(tx: Store, { before, after, identity }: Change<Role | null, Role>) {
  const known = await allRoles(tx);
  // The role as it was counts: nobody gains by a change what they were not given before it.
  const stood = before ? known.map((role) => (role.id === before.id ? before : role)) : known;
  const held = await heldBy(tx, identity, stood);
  const added = notHeld(after.permissions, new Set(before?.permissions));
  const missing = notHeld(added, held);
  if (missing.length === 0) return;
  const message = `You cannot give permissions that you do not hold: ${missing.join(', ')}.`;
  throw new Refusal('forbidden', message, { permissions: message });
}
