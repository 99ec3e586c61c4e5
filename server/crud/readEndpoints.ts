import { API_BASES } from '../../contract/constants';
import { type AnyResource, sensitiveLeavesOf, tagsOf } from '../../resources/language/defineResource';
import { listParametersOf } from '../../resources/language/filters';
import { date } from '../../resources/language/kinds';
import { EXPORT_PARAMETERS } from '../../resources/language/parameters';
import type { ListSum } from '../../resources/language/ResourceDeclaration';
import { neededFor } from '../../resources/language/requiredPermissions';
import {
  byId,
  decimal,
  exported,
  integer,
  listOf,
  nullable,
  object,
  page,
  text,
} from '../../resources/language/shapes';
import type { Endpoint } from '../Endpoint';
import { endpointParts } from './endpointParts';
import {
  type CrudDeps,
  countedScreensOf,
  exportOf,
  listMany,
  readOne,
  screenTotalsOf,
  sumOf,
  tagsInUse,
  totalOf,
} from './handlers';
import { UNMASKING, unmask, unmaskSchema } from './unmask';

/** The part of a sum that belongs to the records with this value. */
const sumPart = object({ value: text, sum: decimal });

const sumSummaryOf = (sum: ListSum) =>
  'in' in sum
    ? `Sum of ${sum.field} over what a filter matches: money in less money out, and each apart`
    : `Sum of ${sum.field} over what a filter matches, and by ${sum.by}`;

/**
 * Returns the endpoints for lists, counts, sums, exports and single records. Counts are registered before `{id}`, because the
 * first matching route answers.
 */
export function readEndpoints(resource: AnyResource, deps: CrudDeps): Endpoint[] {
  const { root, called, several, one, many, record, answer, shared } = endpointParts(resource);
  const { listName, singular } = resource;
  const counting = listParametersOf(resource, 'count');
  const endpoints: Endpoint[] = [];
  const listing = neededFor(resource, 'list');
  if (listing) {
    const list = { ...shared, method: 'GET', access: listing } as const;
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
        summary: `Everything a filter matches of ${many}, as a file: raw, or in a format for people`,
        confirms: 'with second factor',
        query: { ...counting, ...EXPORT_PARAMETERS },
        answer: exported,
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
    if (tagsOf(resource)) {
      endpoints.push({
        ...list,
        name: `list${called}Tags`,
        path: `${root}/tags`,
        answer: object({ tags: listOf(text) }),
        summary: `The tags of ${many}, those in use most first`,
        query: {},
        reads: 'tags',
        handle: tagsInUse(resource, deps),
      });
    }
    if (countedScreensOf(resource).length) {
      endpoints.push({
        ...list,
        name: `total${several}OfScreens`,
        path: `${root}/screen-totals`,
        answer: object({ totals: byId(integer) }),
        summary: `How many ${many} the views hold whose tabs are counted, by route`,
        query: {},
        reads: 'totals',
        handle: screenTotalsOf(resource, deps),
      });
    }
    if (resource.list?.sum) {
      endpoints.push({
        ...list,
        name: `sum${several}`,
        path: `${root}/sum`,
        answer: object({ sum: decimal, parts: listOf(sumPart) }),
        summary: sumSummaryOf(resource.list.sum),
        query: { startDate: date(), endDate: date(), ...counting },
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
