import { type AnyResource, valueAt } from '../../resources/defineResource';
import { logs } from '../../resources/logs';
import type { Identity } from '../auth/identity';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';

interface Change {
  /** Null where nobody signed in did it. */
  identity: Identity | null;
  action: 'CREATE' | 'UPDATE' | 'DELETE' | 'ACTION';
  resource: AnyResource;
  record: { id?: unknown };
  before: object | null;
  after: object | null;
  reason?: string;
}

/** Appends a change by staff to the audit trail, in the transaction that makes it; of an update, only what changed. */
export async function audit(tx: Store, change: Change, now: Date): Promise<void> {
  const { identity, action, resource, record, before, after, reason = null } = change;
  const changed =
    before && after ? Object.keys(after).filter((key) => !same(valueAt(before, key), valueAt(after, key))) : null;
  const only = (values: object | null) =>
    values && changed ? Object.fromEntries(changed.map((key) => [key, valueAt(values, key)])) : values;
  const entry = {
    userId: identity?.userId ?? null,
    action,
    resource: resource.name,
    recordId: String(record.id),
    reason,
  };
  await createRecord(tx, logs, { ...entry, before: only(before), after: only(after) }, now);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
