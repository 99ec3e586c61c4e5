import { describe, expect, it } from 'vitest';
import { againstOneself, endsSessions, grantsOf, isAdministrator, notHeld, type Person, permissionsOf } from './access';

const ROLES = [
  { id: 'users', permissions: ['View Users', 'Update Users'] },
  { id: 'roles', permissions: ['Update Roles'] },
  { id: 'none', permissions: [] },
] as const satisfies readonly { id: string; permissions: readonly string[] }[];
const roles = ROLES.map(({ id, permissions }) => ({ id, permissions: [...permissions] }));

const person: Person = {
  id: '1',
  roleIds: ['users', 'roles'],
  status: 'ACTIVE',
  accountType: 'Staff',
  password: 'hash',
  emailAddress: 'a@kitara.example',
  phoneNumber: null,
};
const but = (changes: Partial<Person>): Person => ({ ...person, ...changes });

describe('permissions', () => {
  it('are those of all roles held; a role that is gone gives none', () => {
    expect([...permissionsOf(['users', 'roles', 'gone'], roles)]).toEqual([
      'View Users',
      'Update Users',
      'Update Roles',
    ]);
    expect(permissionsOf([], roles).size).toBe(0);
  });

  it('that are not held are named once, in their order', () => {
    expect(notHeld(['C', 'A', 'C', 'B'], new Set(['A']))).toEqual(['C', 'B']);
    expect(notHeld(['A'], new Set(['A']))).toEqual([]);
  });
});

describe('an administrator', () => {
  it('holds both permissions, be it by two roles', () => expect(isAdministrator(person, roles)).toBe(true));

  it.each<[string, Partial<Person>]>([
    ['who holds only one of them', { roleIds: ['users'] }],
    ['who holds only the other', { roleIds: ['roles', 'none'] }],
    ['who is disabled', { status: 'DISABLED' }],
    ['who is a customer', { accountType: 'Customer' }],
  ])('is nobody %s', (_, changes) => expect(isAdministrator(but(changes), roles)).toBe(false));
});

describe('a change gives away', () => {
  it('every role of a new user, and nothing where there is none', () => {
    expect(grantsOf(null, person)).toEqual([{ field: 'roleIds', roleIds: ['users', 'roles'] }]);
    expect(grantsOf(null, but({ roleIds: [] }))).toEqual([]);
  });

  it('nothing where nothing that counts changes, or a role is taken', () => {
    expect(grantsOf(person, but({}))).toEqual([]);
    expect(grantsOf(person, but({ roleIds: ['roles'] }))).toEqual([]);
    expect(grantsOf(person, but({ status: 'DISABLED' }))).toEqual([]);
    expect(grantsOf(person, but({ accountType: 'Customer' }))).toEqual([]);
  });

  it('only the roles that are new', () => {
    expect(grantsOf(but({ roleIds: ['users'] }), person)).toEqual([{ field: 'roleIds', roleIds: ['roles'] }]);
  });

  it.each<[string, Partial<Person>]>([
    ['password', { password: 'other' }],
    ['emailAddress', { emailAddress: 'b@kitara.example' }],
    ['phoneNumber', { phoneNumber: '+256772123456' }],
  ])('all roles where the %s changes', (field, changes) => {
    expect(grantsOf(person, but(changes))).toEqual([{ field, roleIds: person.roleIds }]);
  });

  it('all roles of somebody who is let in again, disabled or customer before', () => {
    expect(grantsOf(but({ status: 'DISABLED' }), person)).toEqual([{ field: 'status', roleIds: person.roleIds }]);
    expect(grantsOf(but({ accountType: 'Customer' }), person)).toEqual([
      { field: 'accountType', roleIds: person.roleIds },
    ]);
    const neither = but({ status: 'DISABLED', accountType: 'Customer' });
    expect(grantsOf(neither, but({ status: 'DISABLED' }))).toEqual([]);
  });
});

describe('nobody', () => {
  it.each<[string, Person | null, string | undefined]>([
    ['deletes', null, undefined],
    ['adds a role to', but({ roleIds: [...person.roleIds, 'none'] }), 'roleIds'],
    ['takes a role from', but({ roleIds: ['roles'] }), 'roleIds'],
    ['disables', but({ status: 'DISABLED' }), 'status'],
    ['makes a customer of', but({ accountType: 'Customer' }), 'accountType'],
  ])('%s themselves', (_, after, field) => {
    expect(againstOneself(person, after)?.field).toBe(field);
    expect(againstOneself(person, after)?.message).toMatch(/^You cannot .+\.$/);
  });

  it('is kept from changing the rest of themselves, or from sending the same roles in another order', () => {
    const same = but({ roleIds: ['roles', 'users', 'roles'], password: 'x', emailAddress: 'c@kitara.example' });
    expect(againstOneself(person, same)).toBeNull();
  });
});

describe('sessions end', () => {
  it.each<[boolean, string, Person, Person]>([
    [true, 'when the password changes', person, but({ password: 'x' })],
    [true, 'when somebody is disabled', person, but({ status: 'DISABLED' })],
    [true, 'when somebody becomes a customer', person, but({ accountType: 'Customer' })],
    [false, 'when roles change', person, but({ roleIds: [] })],
    [false, 'when somebody is let in again', but({ status: 'DISABLED' }), person],
    [false, 'when nothing changes', person, but({})],
  ])('%s %s', (ends, _, before, after) => expect(endsSessions(before, after)).toBe(ends));
});
