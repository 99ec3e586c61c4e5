import { Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import { users } from '../../resources/access/users';
import type { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import type { RecordOf } from '../../resources/language/defineResource';
import { allRoles, heldBy } from '../access/accessState';
import { moreRecordsThrough, notHeld } from '../access/rules/access';
import type { Change, Guard } from '../crud/Guard';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';

type Agency = RecordOf<typeof businessSalesAgents>;

/** An agency's users see its records, so these changes take turns with changes to users and roles. */
export const agenciesGuard: Guard<Agency> = {
  begin: (tx) => takeLock(tx, 'access'),
  create: (tx, change) => refuseBeyondWhatIsHeld(tx, change),
  update: (tx, change) => refuseBeyondWhatIsHeld(tx, change),
};

async function refuseBeyondWhatIsHeld(tx: Store, { before, after, identity }: Change<Agency | null, Agency>) {
  if (!after.userId || before?.userId === after.userId) return;
  const user = await tx.get(users, after.userId);
  const known = await allRoles(tx);
  const missing = notHeld(moreRecordsThrough(user?.roleIds ?? [], known), await heldBy(tx, identity, known));
  if (missing.length === 0) return;
  const message = phrase('You cannot show this user other records with permissions that you do not hold: {missing}.', {
    missing: new Terms(missing),
  });
  throw new Refusal('forbidden', message, { userId: message });
}
