import { logs } from '../../resources/audit/logs';
import { publicView } from '../../resources/catalogue/publicView';
import { type AnyResource, type RecordOf, valueAt } from '../../resources/language/defineResource';
import type { Identity } from '../base/identity';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';

/** Somebody of the staff, by themselves or by a key that they made. */
export type Actor = Pick<Identity, 'userId'> & Partial<Pick<Identity, 'apiKeyId'>>;

interface Change {
  /** Null where nobody signed in did it. */
  identity: Actor | null;
  action: RecordOf<typeof logs>['action'];
  resource: AnyResource;
  /** Null where it is about the resource as a whole. */
  record: { id?: unknown } | null;
  before: object | null;
  after: object | null;
  reason?: string;
}

/**
 * Appends to the audit log, in the transaction that does what is logged; of an update, only what changed. Secrets are left out,
 * and what is sensitive is masked.
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
