import { describe, expect, it } from 'vitest';
import type { AnyResource, FlatField } from '../../../resources/language/defineResource';
import { resourceFilters } from '../../../resources/language/filters';
import { sortableOf } from '../../../server/crud/listQuery';
import type { Endpoint } from '../../../server/Endpoint';
import { COLUMN_TYPE } from '../../../server/store/columns';
import { someOf } from '../../support/someOf';
import { sampleOf } from './samples';
import { type ApiWorld, expectRefusal } from './suite';
import { ENDPOINTS, LISTS, nameOf, pathWith, resourceOf } from './table';

const NOBODYS_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const BAD_PAGING: [name: string, values: string[]][] = [
  ['sortBy', ['nothing', 'id;drop', '__proto__']],
  ['sortAsc', ['maybe', '1', 'TRUE']],
  ['limit', ['0', '-1', '1.5', 'ten', '100001', '1e1']],
  ['offset', ['-1', '0.5', 'x', '999999999999']],
];
const NO_IDS = ['nonsense', '%', '\u0000', "' OR 1=1 --"];
const BAD_DAYS = ['yesterday', '2026-02-30', '2026-13-01', '0000-01-01', '2026-3-14', '14/03/2026'];

/** Returns values that a filter by this field must refuse; a text may be anything that can be stored. */
function badValues({ field }: FlatField): string[] {
  if (field.options) return ['NO-SUCH-OPTION', `${field.options[0]},NO-SUCH-OPTION`];
  switch (COLUMN_TYPE[field.kind]) {
    case 'boolean':
      return ['maybe', '1'];
    case 'integer':
    case 'bigint':
      return ['x', '-1', '1.5', '99999999999999999999'];
    case 'uuid':
      return ['x', NOBODYS_ID.slice(1), `${NOBODYS_ID},x`];
    case 'date':
    case 'timestamptz':
      return BAD_DAYS;
    default:
      return ['\u0000'];
  }
}

const filterable = ENDPOINTS.flatMap((endpoint) => {
  const resource = resourceOf(endpoint);
  return resource && Object.hasOwn(Object(endpoint.query), 'searchTerm') ? [{ endpoint, resource }] : [];
});

/** Checks that every list sorts by its declared fields and filters by the values that it returns. */
export function lists(api: () => ApiWorld): void {
  describe('lists', () => {
    for (const { endpoint, resource } of LISTS) {
      it(`${nameOf(endpoint)} sorts by every declared field and filters by returned values`, async () => {
        for (const name of sortableOf(resource)) {
          const reply = await api().call('GET', `${endpoint.path}?sortBy=${name}&sortAsc=false&limit=3`);
          expect(reply.status, name).toBe(200);
        }
        await filtersByItself(api(), endpoint.path, resource);
      });
    }
  });
}

/** Checks which query parameters and path ids are accepted. */
export function parameters(api: () => ApiWorld): void {
  const refuses = async (path: string, name: string, values: readonly string[]) => {
    for (const value of values) {
      const query = new URLSearchParams({ [name]: value });
      expectRefusal(await api().call('GET', `${path}?${query}`), 400, name);
    }
  };

  describe('parameters', () => {
    for (const endpoint of ENDPOINTS.filter(({ query }) => query !== 'any')) {
      it(`${nameOf(endpoint)} refuses an unknown parameter`, async () => {
        const path = pathWith(endpoint, NOBODYS_ID);
        expectRefusal(await api().call(endpoint.method, `${path}?colour=blue`), 400, 'colour');
      });
    }

    for (const [turn, { endpoint }] of LISTS.entries()) {
      it(`${nameOf(endpoint)} refuses invalid paging and sorting`, async () => {
        for (const [name, values] of BAD_PAGING) await refuses(endpoint.path, name, someOf(values, 1, turn));
      });
    }

    for (const [turn, { endpoint, resource }] of filterable.entries()) {
      it(`${nameOf(endpoint)} refuses invalid filters`, async () => {
        for (const [name, leaf] of resourceFilters(resource))
          await refuses(endpoint.path, name, someOf(badValues(leaf), 1, turn));
        for (const name of ['dateCreated', 'dateCreatedFrom', 'dateCreatedTo'])
          await refuses(endpoint.path, name, someOf(BAD_DAYS, 1, turn));
        await refuses(endpoint.path, 'ids', ['x', `${NOBODYS_ID},x`]);
        await refuses(endpoint.path, 'searchTerm', ['\u0000']);
      });
    }
  });

  describe('an id', () => {
    for (const [turn, endpoint] of ENDPOINTS.filter(({ path }) => path.includes('{')).entries()) {
      it(`${nameOf(endpoint)} answers 404 for an invalid or unknown id`, async () => {
        for (const id of [NOBODYS_ID, ...someOf(NO_IDS, 1, turn)]) {
          const body = endpoint.body ? sampleOf(endpoint.body) : undefined;
          const address = `${pathWith(endpoint, id)}?${requiredOf(endpoint).join('&')}`;
          expectRefusal(await api().call(endpoint.method, address, { body }), 404);
        }
      });
    }
  });
}

/** Returns the required query parameters that are references; no other parameter is required. */
const requiredOf = ({ query }: Endpoint) =>
  Object.entries(query === 'any' ? {} : query).flatMap(([name, { required, kind }]) =>
    required && kind === 'reference' ? [`${name}=${NOBODYS_ID}`] : [],
  );

/** Checks that every filter, given a value of a record, returns that record. */
async function filtersByItself({ call }: ApiWorld, path: string, resource: AnyResource): Promise<void> {
  const all = (await call('GET', `${path}?limit=1`)).body[resource.listName] as Record<string, unknown>[];
  const [record] = all;
  if (!record) return;
  for (const [name, leaf] of resourceFilters(resource)) {
    const value = leaf.path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], record);
    if (value === null || value === undefined) continue;
    if (leaf.field.kind === 'dateTime') continue;
    const query = new URLSearchParams({ [name]: String(value), ids: String(record.id) });
    const { body } = await call('GET', `${path}?${query}`);
    expect(body, name).toMatchObject({ [resource.listName]: [record], totalRecords: 1 });
  }
}
