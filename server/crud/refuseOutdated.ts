import { Outdated } from '../../contract/api/errors';
import { matchesVersion } from '../../contract/api/version';
import type { AnyResource } from '../../resources/defineResource';
import type { RecordBase } from '../../resources/kinds';
import { logs } from '../../resources/logs';
import { users } from '../../resources/users';
import type { Store } from '../store/Store';

/** A change is logged in its own transaction, a moment after it is written, milliseconds. */
const LOGGED_WITHIN = 5_000;

/** Refuses work on a record as `outdatedRefusal` says; `shown` is what the caller is told of the record. */
export async function refuseOutdated(
  tx: Store,
  resource: AnyResource,
  record: RecordBase,
  ifMatch: string | undefined,
  shown: object,
): Promise<void> {
  const refusal = await outdatedRefusal(tx, resource, record, ifMatch, shown);
  if (refusal) throw refusal;
}

/**
 * The refusal of work on a record that is no longer at the version that `ifMatch` names, which says who changed it; null where it is at
 * that version, or where no version is named. `record` is as it stands, locked.
 */
export async function outdatedRefusal(
  tx: Store,
  resource: AnyResource,
  record: RecordBase,
  ifMatch: string | undefined,
  shown?: object,
): Promise<Outdated | null> {
  if (ifMatch === undefined || matchesVersion(ifMatch, record.dateUpdated)) return null;
  const { by, what } = await lastChangeOf(tx, resource, record);
  const name = resource.label[0].toLowerCase();
  const message = by
    ? `${by} has changed this ${name} since you opened it.`
    : `This ${name} has changed since you opened it.`;
  return new Outdated(message, { by, what, version: record.dateUpdated, ...(shown ? { record: shown } : {}) });
}

/** Who changed a record last and by what, if the audit log tells of that change. */
async function lastChangeOf(tx: Store, resource: AnyResource, { id, dateUpdated }: RecordBase) {
  const [entry] = await tx.find(logs, {
    where: [
      { path: 'resource', in: [resource.name] },
      { path: 'recordId', in: [id] },
    ],
    sort: { path: 'dateCreated', ascending: false },
    limit: 1,
  });
  const since = entry ? Math.abs(Date.parse(entry.dateCreated) - Date.parse(dateUpdated)) : Number.POSITIVE_INFINITY;
  if (!entry?.userId || since > LOGGED_WITHIN) return { by: null, what: null };
  const user = await tx.get(users, entry.userId);
  return { by: user?.fullName ?? null, what: entry.action === 'ACTION' ? entry.reason : null };
}
