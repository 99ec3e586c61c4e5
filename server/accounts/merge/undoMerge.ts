import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../../contract/api/errors';
import { clientMerges } from '../../../resources/accounts/clientMerges';
import { clients } from '../../../resources/accounts/clients';
import { mergeActions } from '../../../resources/accounts/mergeActions';
import { labelOf, type RecordOf } from '../../../resources/language/defineResource';
import { auditAction } from '../../audit/auditAction';
import type { Identity } from '../../base/identity';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { undoRefusal } from '../rules/merge';
import { auditDuplicate, type ChangedFields, type Client, erasedAmong, lockClients } from './Merge';
import { changedSince, type MovedRecords, moveRecords } from './moves';

type Merge = RecordOf<typeof clientMerges>;

/** Undoes a merge in the transaction `tx`: the moved records and the old fields go back. */
export async function undoMerge(tx: Store, id: string, identity: Identity, now: Date): Promise<Merge> {
  const merge = await tx.get(clientMerges, id, { lock: true });
  if (!merge) throw new Refusal('notFound', 'There is no such client merge.');
  const { keptId, mergedId, mergeNumber } = merge;
  const [kept, merged] = await lockClients(tx, keptId, mergedId);
  // The merge itself has written both of these.
  const moved = merge.moved as MovedRecords[];
  const changed = merge.changed as ChangedFields | null;
  const isErased = changed === null || (await erasedAmong(tx, [keptId, mergedId])).size > 0;
  const fields = changed ? changedAgain(kept, changed) : [];
  const state = { isUndone: merge.status === 'UNDONE', isMergedOn: kept.mergedIntoId !== null, isErased, fields };
  const refusal = undoRefusal({
    ...state,
    ...(await changedSince(tx, { keptId, mergedAt: merge.dateCreated, moved })),
  });
  if (refusal) throw refusal;
  await moveRecords(tx, moved, mergedId, now);
  const { before = {}, after = {} } = changed ?? {};
  await updateRecord(tx, clients, keptId, before, now);
  const restored = { mergedIntoId: null, mergedAt: null };
  await updateRecord(tx, clients, mergedId, restored, now);
  const changes = { status: 'UNDONE', undoneById: identity.userId, undoneAt: now.toISOString() } as const;
  const undone = (await updateRecord(tx, clientMerges, id, changes, now)) ?? merge;
  const declared = mergeActions.undoClientMerge;
  await auditAction(tx, declared, { identity, record: kept, before: after, after: before, reason: mergeNumber }, now);
  const reason = `${declared.audit.reason}: ${mergeNumber}`;
  await auditDuplicate(tx, merged, { identity, reason, after: restored }, now);
  return undone;
}

/** Returns the labels of the fields that have another value than the merge gave them. */
function changedAgain(kept: Client, { after }: ChangedFields): string[] {
  return clients.leaves
    .filter(({ path }) => path in after && !isDeepStrictEqual(kept[path as keyof Client], after[path as keyof Client]))
    .map(labelOf);
}
