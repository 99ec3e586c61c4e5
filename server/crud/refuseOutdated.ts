import { Outdated } from '../../contract/api/errors';
import { matchesVersion } from '../../contract/api/version';
import { users } from '../../resources/access/users';
import { logs } from '../../resources/audit/logs';
import type { AnyResource } from '../../resources/language/defineResource';
import type { RecordBase } from '../../resources/language/kinds';
import type { Store } from '../store/Store';

/** The maximum time in milliseconds between a change and its audit entry. */
const LOGGED_WITHIN = 5_000;

/** Throws the refusal of `outdatedRefusal`, if there is one. */
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
 * Returns a refusal that says who changed the record, or null if `ifMatch` contains its version or is missing. The caller has
 * locked `record`; the refusal includes `shown`.
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

/** Returns who made the last change to a record and how, as far as the audit log knows. */
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
