import { Refusal } from '../../contract/api/errors';
import { closeActions } from '../../resources/closing/actions';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { dayCloses } from '../../resources/closing/dayCloses';
import type { Changes } from '../../resources/language/defineResource';
import { staffWithPermission } from '../access/users';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { differenceRefusal } from '../rules/closing';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { type Difference, recount } from './DayClose';

type Process = Pick<Deps, 'store' | 'now'>;

/** Returns the users who may prepare closes, by name. */
export const closeAssignees = (store: Store) => staffWithPermission(store, 'Prepare Closes', '');

/** Explains a remaining difference, so that it does not prevent the close. */
export const explain = (deps: Process, id: string, note: string, identity: Identity): Promise<Difference> =>
  change(deps, id, 'explainDifference', identity, { status: 'EXPLAINED', note, explainedById: identity.userId });

/** Assigns a difference to a user, or to no one. */
export const assignDifference = (
  deps: Process,
  id: string,
  assigneeId: string | null,
  identity: Identity,
): Promise<Difference> => change(deps, id, 'assignDifferences', identity, { assigneeId });

/**
 * Changes a difference, with the rows of the close and the difference locked in the same order everywhere. Answers 404 if there
 * is none.
 */
function change(
  { store, now }: Process,
  id: string,
  step: 'explainDifference' | 'assignDifferences',
  identity: Identity,
  changes: Changes<typeof closeDifferences>,
): Promise<Difference> {
  return store.transaction(async (tx) => {
    const known = await tx.get(closeDifferences, id);
    const close = known && (await tx.get(dayCloses, known.closeId, { lock: true }));
    const before = close && (await tx.get(closeDifferences, id, { lock: true }));
    if (!before) throw new Refusal('notFound', 'There is no such difference.');
    const refusal = differenceRefusal(close, before);
    if (refusal) throw refusal;
    const after = (await updateRecord(tx, closeDifferences, id, changes, now())) ?? before;
    await recount(tx, close.id, now());
    await auditAction(tx, closeActions[step], { identity, record: after, before, after }, now());
    return after;
  });
}
