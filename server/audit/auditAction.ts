import { resourceNamed } from '../../resources';
import { type ActionName, type Actions, actionNamed } from '../../resources/actions';
import type { Audited } from '../../resources/defineActions';
import type { Identity } from '../auth/identity';
import type { Store } from '../store/Store';
import { audit } from './audit';

/** The actions that the audit log tells of. */
export type AuditedAction = { [N in ActionName]: Actions[N] extends { audit: Audited } ? N : never }[ActionName];

interface Done {
  identity: Pick<Identity, 'userId'> | null;
  /** What it was done to. */
  record: { id?: unknown };
  before?: object | null;
  after: object | null;
  /** What the caller gave as reason, or what came of it. */
  reason?: string | null | undefined;
}

/** The longest reason that the log takes, in characters. */
const LONGEST = 300;

/** Appends to the audit log what an action did, as its declaration says, in the transaction that does it. */
export async function auditAction(tx: Store, name: AuditedAction, done: Done, now: Date): Promise<void> {
  const { resource, action, reason: said } = actionNamed(name).audit ?? missing(name);
  const { reason: given, before = null, ...what } = done;
  const reason = [said, given].filter(Boolean).join(': ').slice(0, LONGEST);
  const entry = { ...what, before, action, resource: resourceNamed(resource) ?? missing(resource) };
  await audit(tx, { ...entry, ...(reason ? { reason } : {}) }, now);
}

function missing(name: string): never {
  throw new Error(`Nothing declares ${name}.`);
}
