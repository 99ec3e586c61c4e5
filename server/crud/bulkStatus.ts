import { z } from 'zod';
import { MAX_PAGE_SIZE, REASON_LENGTH } from '../../contract/constants';
import { type AnyResource, freeStatusOf } from '../../resources/language/defineResource';
import type { Endpoint } from '../Endpoint';
import { changeEach } from './changeEach';
import type { CrudDeps } from './handlers';

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

/** Changes the status of several records, each with the rules and audit entry of a single change. */
export const changeStatuses =
  (resource: AnyResource, deps: CrudDeps): Endpoint['handle'] =>
  async ({ body, identity }) => {
    const { ids, status, reason, versions = {} } = body as z.output<ReturnType<typeof bulkStatusSchema>>;
    return changeEach(resource, deps, { ids, changes: { status }, identity, reason, versions });
  };
