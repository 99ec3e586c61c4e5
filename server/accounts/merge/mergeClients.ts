import { etagOf } from '../../../contract/api/version';
import { clientMerges } from '../../../resources/accounts/clientMerges';
import { clients } from '../../../resources/accounts/clients';
import { mergeActions } from '../../../resources/accounts/mergeActions';
import type { BodyOf } from '../../../resources/catalogue/actions';
import type { RecordOf } from '../../../resources/language/defineResource';
import { auditAction } from '../../audit/auditAction';
import type { Identity } from '../../base/identity';
import { outdatedRefusal } from '../../crud/refuseOutdated';
import { createRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { mergedChanges, mergeRefusal } from '../rules/merge';
import { auditDuplicate, erasedAmong, lockClients } from './Merge';
import { moveRecords, recordsOfClient } from './moves';

/** Merges a client into the one with the id `keptId`, whose version `ifMatch` has, in the transaction `tx`. */
export async function mergeClients(
  tx: Store,
  keptId: string,
  { mergedId, mergedVersion, taken = [] }: BodyOf<'mergeClients'>,
  ifMatch: string | undefined,
  identity: Identity,
  now: Date,
): Promise<RecordOf<typeof clientMerges>> {
  const [kept, merged] = await lockClients(tx, keptId, mergedId);
  const refusal = mergeRefusal(kept, merged, await erasedAmong(tx, [keptId, mergedId]));
  if (refusal) throw refusal;
  const outdated =
    (await outdatedRefusal(tx, clients, kept, ifMatch)) ??
    (await outdatedRefusal(tx, clients, merged, etagOf(mergedVersion)));
  if (outdated) throw outdated;
  const moved = await recordsOfClient(tx, mergedId);
  await moveRecords(tx, moved, keptId, now);
  const after = mergedChanges(
    kept,
    merged,
    taken.map(({ field }) => field),
  );
  // Only names of fields that the merge changes are read from the kept client.
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, kept[name as keyof typeof kept]]));
  await updateRecord(tx, clients, keptId, after, now);
  const replaced = { mergedIntoId: keptId, mergedAt: now.toISOString() };
  await updateRecord(tx, clients, mergedId, replaced, now);
  const movedRecords = moved.reduce((sum, { ids }) => sum + ids.length, 0);
  const made = { keptId, mergedId, movedRecords, doneById: identity.userId, moved, changed: { before, after } };
  const merge = await createRecord(tx, clientMerges, made, now);
  const declared = mergeActions.mergeClients;
  const names = `${merge.mergeNumber}: ${merged.clientNumber} → ${kept.clientNumber}`;
  await auditAction(tx, declared, { identity, record: kept, before, after, reason: names }, now);
  await auditDuplicate(tx, merged, { identity, reason: `${declared.audit.reason}: ${names}`, after: replaced }, now);
  return merge;
}
