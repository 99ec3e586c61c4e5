import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../../contract/constants';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Endpoint } from '../Endpoint';
import { changeEach } from './changeEach';
import type { CrudDeps } from './handlers';
import { tagList } from './validators';

export const bulkTagsSchema = z.strictObject({
  ids: z.array(z.uuid('must be an id')).min(1, 'takes at least 1 id').max(MAX_PAGE_SIZE),
  add: tagList.optional(),
  remove: tagList.optional(),
});

/** Adds and removes tags of several records, each with the rules and audit entry of a single change. */
export const changeTags =
  (resource: AnyResource, deps: CrudDeps): Endpoint['handle'] =>
  async ({ body, identity }) => {
    const { ids, add = [], remove = [] } = body as z.output<typeof bulkTagsSchema>;
    return changeEach(resource, deps, { ids, changes: { tags: { add, remove } }, identity });
  };
