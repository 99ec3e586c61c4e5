import { etagOf } from '../../contract/api/version';
import type { AnyResource } from '../../resources/language/defineResource';
import type { BulkOutcome } from '../../resources/language/shapes';
import type { Incoming } from '../Endpoint';
import { outcomesOf } from '../outcomesOf';
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
  const outcomes = await outcomesOf(ids, (id) => {
    const version = versions[id];
    return change(resource, deps, id, changes, { ...by, ifMatch: version === undefined ? undefined : etagOf(version) });
  });
  return { outcomes };
}
