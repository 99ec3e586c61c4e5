import { Outdated } from '../../contract/api/errors';
import { matchesVersion } from '../../contract/api/version';
import type { AnyResource } from '../../resources/defineResource';
import type { RecordBase } from '../../resources/kinds';
import { logs } from '../../resources/logs';
import { users } from '../../resources/users';
import type { Store } from '../store/Store';

/** A change is logged in its own transaction, a moment after it is written, milliseconds. */
const LOGGED_WITHIN = 5_000;

/**
 * Refuses work on a record that is not at the version any more that `ifMatch` names, and says who changed it. `record` is as it
 * stands, locked; `shown` is what the caller is told of it. Without the header nothing is refused.
 */
export async function refuseOutdated(
  tx: Store,
  resource: AnyResource,
  record: RecordBase,
  ifMatch: string | undefined,
  shown?: object,
): Promise<void> {
  if (ifMatch === undefined || matchesVersion(ifMatch, record.dateUpdated)) return;
  const { by, what } = await lastChangeOf(tx, resource, record);
  const name = resource.label[0].toLowerCase();
  const message = by
    ? `${by} has changed this ${name} since you opened it.`
    : `This ${name} has changed since you opened it.`;
  throw new Outdated(message, { by, what, version: record.dateUpdated, ...(shown ? { record: shown } : {}) });
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
