import type { BulkOutcome } from '../../contract/api/bulkOutcome';
import { API_BASES } from '../../contract/constants';
import { type AnyResource, freeStatusOf, sensitiveLeavesOf } from '../../resources/defineResource';
import { listParametersOf } from '../../resources/filters';
import { neededFor } from '../../resources/needed';
import {
  decimal,
  either,
  file,
  id,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  page,
  recordOf,
  type Shape,
  text,
} from '../../resources/shapes';
import type { Endpoint } from '../Endpoint';
import { bulkStatusSchema, changeStatuses } from './bulkStatus';
import {
  type CrudDeps,
  createOne,
  exportOf,
  listMany,
  readOne,
  removeOne,
  sumOf,
  totalOf,
  updateOne,
} from './handlers';
import { importMany, importSchema } from './importCsv';
import { UNMASKING, unmask, unmaskSchema } from './unmask';
import { bodySchema } from './validators';

/** contract/api/bulkOutcome.ts. */
const BULK_OUTCOME: Shape<BulkOutcome> = either(
  object({ id, changed: oneOf(true) }),
  object({ id, changed: oneOf(false), error: text }),
);

const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The endpoints that a resource's declared access opens; counts stand before `{id}`, since the first match answers. */
export function crudEndpoints(resource: AnyResource, deps: CrudDeps): Endpoint[] {
  const { access = {}, label, name, listName, singular } = resource;
  const [one, many] = label;
  const called = pascalCase(singular);
  const several = pascalCase(listName);
  const record = recordOf(name);
  const answer = object({ [singular]: record });
  const root = `${API_BASES.v1}/${name}`;
  const counting = listParametersOf(resource, 'count');
  const shared = { tag: many, scoped: true, success: 200, query: [] as readonly string[] } as const;
  const endpoints: Endpoint[] = [];
  if (access.list) {
    const list = { ...shared, method: 'GET', access: access.list } as const;
    const counted = {
      ...list,
      query: counting,
      answer: object({ totalRecords: integer }),
      reads: 'totalRecords',
      handle: totalOf(resource, deps),
    };
    const listed = {
      ...list,
      name: `list${several}`,
      answer: page(listName, record),
      summary: `List ${many.toLowerCase()}`,
      query: listParametersOf(resource, 'list'),
      reads: listName,
      handle: listMany(resource, deps),
    };
    if (resource.listedAs) {
      const path = `${API_BASES.v1}/${resource.listedAs}`;
      endpoints.push({ ...listed, name: `list${several}Also`, path });
    }
    endpoints.push(
      { ...listed, path: root },
      {
        ...counted,
        name: `export${several}`,
        path: `${root}/export`,
        summary: `Everything a filter matches of ${many.toLowerCase()}, as CSV`,
        answer: file('text/csv'),
        reads: '',
        handle: exportOf(resource, deps),
      },
      {
        ...counted,
        name: `total${several}`,
        path: `${root}/total-records`,
        summary: `How many ${many.toLowerCase()} there are`,
      },
      {
        ...counted,
        name: `count${several}`,
        path: `${root}/count`,
        summary: `How many ${many.toLowerCase()} a filter matches`,
      },
    );
    if (resource.list?.sum) {
      endpoints.push({
        ...list,
        name: `sum${several}`,
        path: `${root}/sum`,
        answer: object({ sum: decimal }),
        summary: `Sum of ${resource.list.sum} over what a filter matches`,
        query: ['startDate', 'endDate', ...counting],
        reads: 'sum',
        handle: sumOf(resource, resource.list.sum, deps),
      });
    }
  }
  const read = neededFor(resource, 'read');
  if (read) {
    endpoints.push({
      ...shared,
      name: `get${called}`,
      answer,
      method: 'GET',
      path: `${root}/{id}`,
      access: read,
      summary: `One ${one.toLowerCase()}`,
      reads: singular,
      handle: readOne(resource, deps),
    });
  }
  if (read && sensitiveLeavesOf(resource).length) {
    endpoints.push({
      ...shared,
      name: `unmask${called}`,
      answer: object({ value: nullable(text) }),
      method: 'POST',
      path: `${root}/{id}/unmask`,
      access: UNMASKING,
      summary: `What a mask in a ${one.toLowerCase()} stands for; that it was looked at is logged`,
      body: unmaskSchema(resource),
      reads: 'value',
      handle: unmask(resource, deps),
    });
  }
  if (access.create) {
    const body = bodySchema(resource, 'create');
    endpoints.push({
      ...shared,
      name: `create${called}`,
      answer,
      method: 'POST',
      path: root,
      access: access.create,
      summary: `Create a ${one.toLowerCase()}`,
      success: 201,
      body,
      reads: singular,
      handle: createOne(resource, deps),
    });
  }
  if (resource.importable && access.create) {
    endpoints.push({
      ...shared,
      name: `import${several}`,
      answer: object({ created: integer, updated: integer }),
      method: 'POST',
      path: `${root}/import`,
      access: access.create,
      summary: `Make and change ${many.toLowerCase()} from a CSV file`,
      body: importSchema,
      reads: '',
      handle: importMany(resource, deps),
    });
  }
  if (access.update) {
    const body = bodySchema(resource, 'update');
    endpoints.push({
      ...shared,
      name: `update${called}`,
      answer,
      method: resource.updateVerb ?? 'PUT',
      path: `${root}/{id}`,
      access: access.update,
      summary: `Change a ${one.toLowerCase()}`,
      body,
      reads: singular,
      handle: updateOne(resource, deps),
    });
  }
  if (access.update && freeStatusOf(resource)) {
    endpoints.push({
      ...shared,
      name: `change${several}Status`,
      answer: object({ outcomes: listOf(BULK_OUTCOME) }),
      method: 'POST',
      path: `${root}/bulk-status`,
      access: access.update,
      summary: `Change the status of several ${many.toLowerCase()}; tells of each how it went`,
      body: bulkStatusSchema(resource),
      reads: 'outcomes',
      handle: changeStatuses(resource, deps),
    });
  }
  if (access.remove) {
    endpoints.push({
      ...shared,
      name: `delete${called}`,
      answer,
      method: 'DELETE',
      path: `${root}/{id}`,
      access: access.remove,
      summary: `Delete a ${one.toLowerCase()}`,
      reads: singular,
      handle: removeOne(resource, deps),
    });
  }
  return endpoints;
}
