import { API_BASES } from '../../contract/constants';
import { type AnyResource, sensitiveLeavesOf } from '../../resources/defineResource';
import { listParametersOf } from '../../resources/filters';
import { neededFor } from '../../resources/needed';
import { decimal, file, integer, nullable, object, page, text } from '../../resources/shapes';
import type { Endpoint } from '../Endpoint';
import { endpointParts } from './endpointParts';
import { type CrudDeps, exportOf, listMany, readOne, sumOf, totalOf } from './handlers';
import { UNMASKING, unmask, unmaskSchema } from './unmask';

/** Lists, counts, sums, exports and single records; counts stand before `{id}`, since the first match answers. */
export function readEndpoints(resource: AnyResource, deps: CrudDeps): Endpoint[] {
  const { root, called, several, one, many, record, answer, shared } = endpointParts(resource);
  const { access = {}, listName, singular } = resource;
  const counting = listParametersOf(resource, 'count');
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
      summary: `List ${many}`,
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
        summary: `Everything a filter matches of ${many}, as CSV`,
        answer: file('text/csv'),
        reads: '',
        handle: exportOf(resource, deps),
      },
      {
        ...counted,
        name: `total${several}`,
        path: `${root}/total-records`,
        summary: `How many ${many} there are`,
      },
      {
        ...counted,
        name: `count${several}`,
        path: `${root}/count`,
        summary: `How many ${many} a filter matches`,
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
      summary: `One ${one}`,
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
      summary: `What a mask in a ${one} stands for; that it was looked at is logged`,
      body: unmaskSchema(resource),
      reads: 'value',
      handle: unmask(resource, deps),
    });
  }
  return endpoints;
}
