import { Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import type { Identity } from '../base/identity';
import type { Store } from '../store/Store';
import { allRoles, heldBy } from './accessState';
import type { User } from './ownAccount';
import { heldPermissions, notHeld } from './rules/access';

/** Refuses to reset the caller's own second factor, a missing one, and that of a user with more permissions than the caller. */
export async function refuseResetting(tx: Store, user: User, identity: Identity | null): Promise<void> {
  if (identity?.userId === user.id)
    throw new Refusal('forbidden', 'You cannot reset your own second factor. Switch it off in your profile.');
  await refuseForMightier(tx, user, identity, 'reset the second factor');
  if (!user.secondFactorSince) throw new Refusal('conflict', 'This user has no second factor.');
}

/**
 * Refuses to change how a user signs in who has more permissions than the caller. `what` is the refused action, to be followed by
 * "of".
 */
export async function refuseForMightier(tx: Store, user: User, identity: Identity | null, what: string): Promise<void> {
  const known = await allRoles(tx);
  const missing = notHeld(heldPermissions(user.roleIds, known), await heldBy(tx, identity, known));
  if (missing.length === 0) return;
  throw new Refusal(
    'forbidden',
    phrase('You cannot {what} of a user with permissions that you do not hold: {missing}.', {
      what: new Terms([what]),
      missing: new Terms(missing),
    }),
  );
}
