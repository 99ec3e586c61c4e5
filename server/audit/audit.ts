import { logs } from '../../resources/audit/logs';
import { publicView } from '../../resources/catalogue/publicView';
import { type AnyResource, type RecordOf, valueAt } from '../../resources/language/defineResource';
import type { Identity } from '../base/identity';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';

/** A member of staff, signed in or using an API key that they created. */
export type Actor = Pick<Identity, 'userId'> & Partial<Pick<Identity, 'apiKeyId'>>;

interface Change {
  /** Null if the actor was not signed in. */
  identity: Actor | null;
  action: RecordOf<typeof logs>['action'];
  resource: AnyResource;
  /** Null for an entry about the resource as a whole. */
  record: { id?: unknown } | null;
  before: object | null;
  after: object | null;
  reason?: string;
}

/**
 * Appends an audit entry, in the transaction of the logged change; for an update, only the changed fields. Secrets are left out,
 * and sensitive values are masked.
 */
export async function audit(tx: Store, change: Change, now: Date): Promise<void> {
  const { identity, action, resource, record, before, after, reason = null } = change;
  const changed =
    before && after ? Object.keys(after).filter((key) => !same(valueAt(before, key), valueAt(after, key))) : null;
  const only = (values: object | null) =>
    values && changed ? Object.fromEntries(changed.map((key) => [key, valueAt(values, key)])) : values;
  const shown = (values: object | null) => values && publicView(resource, values);
  const entry = {
    userId: identity?.userId ?? null,
    apiKeyId: identity?.apiKeyId ?? null,
    action,
    resource: resource.name,
    recordId: record ? String(record.id) : null,
    reason,
  };
  await createRecord(tx, logs, { ...entry, before: shown(only(before)), after: shown(only(after)) }, now);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
