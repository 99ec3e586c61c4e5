import { z } from 'zod';
import { etagOf } from '../../contract/api/version';
import { MAX_PAGE_SIZE, REASON_LENGTH } from '../../contract/constants';
import { type AnyResource, freeStatusOf } from '../../resources/language/defineResource';
import type { BulkOutcome } from '../../resources/language/shapes';
import { asRefusal } from '../asRefusal';
import type { Endpoint } from '../Endpoint';
import { type CrudDeps, change } from './handlers';
import { reachToWrite } from './reach';

export const bulkStatusSchema = (resource: AnyResource) =>
  z.strictObject({
    ids: z.array(z.uuid('must be an id')).min(1, 'takes at least 1 id').max(MAX_PAGE_SIZE),
    status: z.enum((freeStatusOf(resource)?.options ?? []) as [string, ...string[]]),
    reason: z
      .string('is required')
      .trim()
      .min(1, 'is required')
      .max(REASON_LENGTH, `takes at most ${REASON_LENGTH} characters`),
    /** The versions (`dateUpdated`) that the caller has seen, by id. A record that has changed since then is not changed. */
    versions: z.record(z.uuid('must be an id'), z.string().max(40)).optional(),
  });

/**
 * Changes each record in a transaction of its own, with the rules and audit entry of a single change. If one is refused, the
 * others are changed nevertheless.
 */
export const changeStatuses =
  (resource: AnyResource, deps: CrudDeps): Endpoint['handle'] =>
  async ({ body, identity }) => {
    const { ids, status, reason, versions = {} } = body as z.output<ReturnType<typeof bulkStatusSchema>>;
    reachToWrite(identity, resource, resource.access?.update);
    const by = { identity, needed: resource.access?.update, reason };
    const outcomes: BulkOutcome[] = [];
    for (const id of new Set(ids)) {
      const version = versions[id];
      const ifMatch = version === undefined ? undefined : etagOf(version);
      const outcome = await change(resource, deps, id, { status }, { ...by, ifMatch }).then(
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
  };
