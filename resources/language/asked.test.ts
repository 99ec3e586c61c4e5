import { describe, expect, it } from 'vitest';
import { isId } from '../../contract/api/id';
import { resources } from '..';
import { defineResource } from './defineResource';
import { listParametersOf, resourceFilters } from './filters';
import { boolean, group, json, oneOf, reference, sequence, text } from './kinds';
import { PAGE_PARAMETERS, RECORD_PARAMETERS } from './parameters';
import { neededFor, requesterField } from './requiredPermissions';
import { createResourceLookup } from './resourceLookup';
import { isWritable } from './writable';

const boats = defineResource({
  name: 'boats',
  label: ['Boat', 'Boats'],
  fields: {
    number: sequence({ prefix: 'B' }),
    ownerId: reference('users', { createOnly: true }),
    status: oneOf(['MOORED', 'SAILING'], { filter: ['status', 'statuses'] }),
    seaworthy: boolean({ readOnly: true }),
    papers: json({ readOnly: false }),
    hull: group({ colour: text({ filter: 'colours' }) }),
  },
});
const writableAt = (verb: 'create' | 'update') =>
  boats.leaves.filter(({ field }) => isWritable(field, verb)).map(({ path }) => path);

describe('a declaration', () => {
  it('callers can set neither fields of the server nor, later, create-only fields', () => {
    expect(writableAt('create')).toEqual(['ownerId', 'status', 'hull.colour']);
    expect(writableAt('update')).toEqual(['status', 'hull.colour']);
  });

  it('a list is filtered by declared names, and by references under their own names', () => {
    const filters = [...resourceFilters(boats)].map(([name, { path }]) => [name, path]);
    expect(filters).toEqual([
      ['ownerId', 'ownerId'],
      ['status', 'status'],
      ['statuses', 'status'],
      ['colours', 'hull.colour'],
    ]);
  });

  it('a count accepts the parameters of a list, except those for pages', () => {
    const paging = ['offset', 'limit', 'sortBy', 'sortAsc'];
    const counting = Object.keys(listParametersOf(boats, 'count'));
    expect(Object.keys(listParametersOf(boats, 'list'))).toEqual([...paging, ...counting]);
    expect(counting).toContain('colours');
  });

  it('a filter accepts several values of its field, for a boolean one', () => {
    const { statuses, ownerId } = listParametersOf(boats, 'count');
    expect([statuses, ownerId]).toMatchObject([
      { kind: 'manyOf', options: ['MOORED', 'SAILING'] },
      { kind: 'references', to: 'users' },
    ]);
  });

  it('no parameter of a declared list has two meanings', () => {
    for (const resource of resources) {
      const own = Object.keys({ ...PAGE_PARAMETERS, ...RECORD_PARAMETERS });
      const names = [...own, ...resourceFilters(resource).keys()];
      expect(new Set(names).size, resource.name).toBe(names.length);
    }
  });

  it('users who may list may read, unless reading needs another permission', () => {
    expect(neededFor({ access: { list: 'View Leads' } }, 'read')).toBe('View Leads');
    expect(neededFor({ access: { list: 'View Leads', read: 'View Users' } }, 'read')).toBe('View Users');
    expect(neededFor({ access: { list: 'View Leads' } }, 'update')).toBeUndefined();
    expect(neededFor({}, 'read')).toBeUndefined();
  });

  it('the permission to request opens only the user’s own requests', () => {
    const access = { list: 'View Leads', own: { permission: 'Create Leads', by: 'askerId' } } as const;
    expect(neededFor({ access }, 'list')).toEqual(['View Leads', 'Create Leads']);
    expect(requesterField({ access }, ['Create Leads'])).toBe('askerId');
    expect(requesterField({ access }, ['Create Leads', 'View Leads'])).toBeUndefined();
    expect(requesterField({ access }, [])).toBeUndefined();
  });

  it('a resource is found by its name, and an unknown name throws', () => {
    expect(createResourceLookup([boats])('boats')).toBe(boats);
    expect(() => createResourceLookup([boats])('ships')).toThrow('No resource is named "ships".');
  });

  it('an id has one form, in upper or lower case', () => {
    const id = '019f0000-0000-7000-8000-0000000000aF';
    expect([id, id.toUpperCase()].every(isId)).toBe(true);
    expect(['', `${id}0`, id.slice(1), ` ${id}`, `${id}\n`, id.replace('f', 'g')].some(isId)).toBe(false);
  });
});
