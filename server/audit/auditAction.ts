import { REASON_LENGTH } from '../../contract/constants';
import { resourceNamed } from '../../resources';
import type { Audited } from '../../resources/language/defineActions';
import type { Store } from '../store/Store';
import { type Actor, audit } from './audit';

interface Done {
  identity: Actor | null;
  /** What it was done to. */
  record: { id?: unknown };
  before?: object | null;
  after: object | null;
  /** What the caller gave as reason, or what came of it. */
  reason?: string | null | undefined;
}

/** Appends to the audit log what an action did, as its declaration says, in the transaction that does it. */
export async function auditAction(tx: Store, declared: { audit: Audited }, done: Done, now: Date): Promise<void> {
  const { resource: name, action, reason: said } = declared.audit;
  const resource = resourceNamed(name);
  if (!resource) throw new Error(`An action is about ${name}, which no declaration is named.`);
  const { reason: given, before = null, ...what } = done;
  const reason = [said, given].filter(Boolean).join(': ').slice(0, REASON_LENGTH);
  await audit(tx, { ...what, before, action, resource, ...(reason ? { reason } : {}) }, now);
}
