import { etagOf } from '../../contract/api/version';
import type { AnyResource } from '../../resources/language/defineResource';
import type { BulkOutcome } from '../../resources/language/shapes';
import { asRefusal } from '../asRefusal';
import type { Incoming } from '../Endpoint';
import { type CrudDeps, change } from './handlers';
import { reachToWrite } from './reach';

interface Changes extends Pick<Incoming, 'identity'> {
  ids: readonly string[];
  changes: Record<string, unknown>;
  reason?: string;
  /** The versions (`dateUpdated`) that the caller has seen, by id. A record that has changed since then is not changed. */
  versions?: Readonly<Record<string, string>>;
}

/**
 * Makes the same changes to each record in a transaction of its own, with the rules and audit entry of a single change. If one is
 * refused, the others are changed nevertheless.
 */
export async function changeEach(
  resource: AnyResource,
  deps: CrudDeps,
  { ids, changes, identity, reason, versions = {} }: Changes,
): Promise<{ outcomes: BulkOutcome[] }> {
  const needed = resource.access?.update;
  reachToWrite(identity, resource, needed);
  const by = { identity, needed, ...(reason === undefined ? {} : { reason }) };
  const outcomes: BulkOutcome[] = [];
  for (const id of new Set(ids)) {
    const version = versions[id];
    const ifMatch = version === undefined ? undefined : etagOf(version);
    const outcome = await change(resource, deps, id, changes, { ...by, ifMatch }).then(
      (): BulkOutcome => ({ id, changed: true }),
      (error): BulkOutcome => {
        const refusal = asRefusal(error);
        if (!refusal) throw error;
        return { id, changed: false, error: refusal.message };
      },
    );
    outcomes.push(outcome);
  }
  return { outcomes };
}
