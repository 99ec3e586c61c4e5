import { REASON_LENGTH } from '../../contract/constants';
import { resourceNamed } from '../../resources';
import type { Audited } from '../../resources/language/defineActions';
import type { Store } from '../store/Store';
import { type Actor, audit } from './audit';

interface Done {
  identity: Actor | null;
  /** The subject of the action. */
  record: { id?: unknown };
  before?: object | null;
  after: object | null;
  /** The caller's reason, or the result. */
  reason?: string | null | undefined;
}

/** Appends an audit entry about an action, as declared, in the action's transaction. */
export async function auditAction(tx: Store, declared: { audit: Audited }, done: Done, now: Date): Promise<void> {
  const { resource: name, action, reason: said } = declared.audit;
  const resource = resourceNamed(name);
  if (!resource) throw new Error(`An action is about ${name}, which no declaration is named.`);
  const { reason: given, before = null, ...what } = done;
  const reason = [said, given].filter(Boolean).join(': ').slice(0, REASON_LENGTH);
  await audit(tx, { ...what, before, action, resource, ...(reason ? { reason } : {}) }, now);
}
