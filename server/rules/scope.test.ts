import { describe, expect, it } from 'vitest';
import { resourceNamed, resources } from '../../resources';
import { defineResource } from '../../resources/language/defineResource';
import { reference, text } from '../../resources/language/kinds';
import { type Owner, ownerFieldsOf, ownershipsOf, withinOf } from './scope';

const crews = defineResource({
  name: 'crews',
  label: ['Crew', 'Crews'],
  fields: { captainId: reference('users'), portId: reference('ports') },
  access: { list: 'View Users', whose: { seller: 'captainId', agency: 'portId' } },
});
const ships = defineResource({
  name: 'ships',
  label: ['Ship', 'Ships'],
  fields: { crewId: reference('crews'), ownerId: reference('users') },
  access: { list: 'View Users', whose: [{ through: 'crewId' }, { seller: 'ownerId' }] },
});
const flags = defineResource({
  name: 'flags',
  label: ['Flag', 'Flags'],
  fields: { name: text() },
  access: { list: 'View Users', whose: 'everybody' },
});
const chests = defineResource({ name: 'chests', label: ['Chest', 'Chests'], fields: { name: text() }, access: {} });

const named = (name: string) => {
  const found = [crews, ships, flags, chests].find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};
const ann: Owner = { userId: 'ann', agencies: { OWN: ['p1'], AGENCY: ['p1', 'p2'] }, roleIds: [] };
const ben: Owner = { userId: 'ben', agencies: { OWN: [], AGENCY: [] }, roleIds: ['team'] };

describe('the records of a caller', () => {
  it.each([
    ['are all with ALL, of whatever resource', chests, 'ALL', undefined],
    ['are all where they are everybody’s', flags, 'OWN', undefined],
    ['are none where nothing says whose they are', chests, 'AGENCY', []],
    [
      'are what they brought, and what came by their agencies',
      crews,
      'OWN',
      [
        { path: 'captainId', in: ['ann'] },
        { path: 'portId', in: ['p1'] },
      ],
    ],
    [
      'are also what came by the agency that they belong to',
      crews,
      'AGENCY',
      [
        { path: 'captainId', in: ['ann'] },
        { path: 'portId', in: ['p1', 'p2'] },
      ],
    ],
    [
      'are also theirs through another record',
      ships,
      'OWN',
      [
        {
          path: 'crewId',
          within: [
            { path: 'captainId', in: ['ann'] },
            { path: 'portId', in: ['p1'] },
          ],
        },
        { path: 'ownerId', in: ['ann'] },
      ],
    ],
  ] as const)('%s', (_, resource, scope, expected) => expect(withinOf(resource, scope, ann, named)).toEqual(expected));

  it('are those that they brought if they have no agency: no agency is not a shared agency', () => {
    expect(withinOf(crews, 'AGENCY', ben, named)).toEqual([{ path: 'captainId', in: ['ben'] }]);
  });
});

it('include their assignments, and their team’s unassigned work', () => {
  const tours = defineResource({
    name: 'tours',
    label: ['Tour', 'Tours'],
    fields: { guideId: reference('users'), roleId: reference('roles') },
    access: { list: 'View Users', whose: { assignee: 'guideId', team: 'roleId' } },
  });
  const theirs = { path: 'guideId', in: ['ben'] };
  expect(withinOf(tours, 'OWN', ben, named)).toEqual([theirs, { path: 'roleId', in: ['team'], unless: 'guideId' }]);
  expect(withinOf(tours, 'OWN', { ...ben, roleIds: [] }, named)).toEqual([theirs]);
  expect(withinOf(tours, 'ALL', ben, named)).toBeUndefined();
});

it('the owner fields of a record follow from its declaration', () => {
  expect(ownerFieldsOf(crews)).toEqual({ seller: 'captainId', agency: 'portId' });
  expect(ownerFieldsOf(ships)).toEqual({ seller: 'ownerId' });
  expect(ownerFieldsOf(flags)).toEqual({});
});

describe('every declaration', () => {
  /** Resources without owners: only a scope of all records gives access to them. */
  const FOR_ALL_ONLY = [
    'roles',
    'staff',
    'logs',
    'outbox-messages',
    'unmatched-notifications',
    'cut-off-stops',
    'unknown-places',
    'statement-sources',
    'statements',
    'statement-lines',
    'journal-entries',
    'journal-lines',
    'day-closes',
    'api-keys',
    'webhooks',
    'webhook-deliveries',
    'data-requests',
    'imports',
    'import-rows',
    'close-differences',
    'backups',
    'client-merges',
    'personal-tasks',
    'nas-silences',
  ];
  const open = resources.filter(({ access }) => access && Object.keys(access).length > 0);

  it.each(open)('$name declares its owners', (resource) => {
    const { whose, subjects } = resource.access ?? {};
    expect((whose ?? subjects) === undefined).toBe(FOR_ALL_ONLY.includes(resource.name));
  });

  it.each(open)('$name names existing fields, and targets with owners', (resource) => {
    for (const way of ownershipsOf(resource)) {
      const to = (path: string) => resource.leaves.find((leaf) => leaf.path === path)?.field.to;
      if ('through' in way) expect(ownershipsOf(resourceNamed(to(way.through) ?? '')).length).toBeGreaterThan(0);
      else if ('assignee' in way) expect([to(way.assignee), to(way.team)]).toEqual(['users', 'roles']);
      else {
        if (way.seller && way.seller !== 'id') expect(to(way.seller)).toBe('users');
        if (way.agency && way.agency !== 'id') expect(to(way.agency)).toBe('business-sales-agents');
      }
    }
    // It ends: the ownership of a record does not lead back to itself.
    expect(withinOf(resource, 'OWN', ann, resourceNamed)).not.toBe(null);
  });
});
