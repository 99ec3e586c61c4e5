import { describe, expect, it } from 'vitest';
import type { Scope } from '../../../contract/access/scope';
import {
  againstOneself,
  changeOfRole,
  endsAccess,
  endsSessions,
  grantsOf,
  heldPermissions,
  isAdministrator,
  lossesOf,
  moreRecordsThrough,
  notHeld,
  type Role,
  type UserFacts,
} from './access';

const role = (id: string, scope: Scope, ...permissions: Role['permissions']): Role => ({ id, scope, permissions });
const roles = [
  role('users', 'ALL', 'View Users', 'Update Users'),
  role('roles', 'ALL', 'Update Roles'),
  role('ownRoles', 'OWN', 'Update Roles', 'View Users'),
  role('none', 'ALL'),
];
const held = (names: Record<string, Scope>) => new Map(Object.entries(names));

const person: UserFacts = {
  id: '1',
  roleIds: ['users', 'roles'],
  status: 'ACTIVE',
  accountType: 'Staff',
  password: 'hash',
  emailAddress: 'a@kitara.example',
  phoneNumber: null,
  agencyId: null,
};
const but = (changes: Partial<UserFacts>): UserFacts => ({ ...person, ...changes });

describe('permissions', () => {
  it('are those of all a user’s roles; a deleted role gives none', () => {
    expect(heldPermissions(['users', 'roles', 'gone'], roles)).toEqual(
      held({ 'View Users': 'ALL', 'Update Users': 'ALL', 'Update Roles': 'ALL' }),
    );
    expect(heldPermissions(['users', 'ownRoles'], roles).get('View Users')).toBe('ALL');
    expect(heldPermissions([], roles).size).toBe(0);
  });

  it.each<[Record<string, Scope>, Record<string, Scope>, string[]]>([
    [{ C: 'ALL', A: 'ALL', B: 'OWN' }, { A: 'ALL' }, ['C', 'B']],
    [{ A: 'ALL' }, { A: 'ALL' }, []],
    [{ A: 'OWN' }, { A: 'AGENCY' }, []],
    [{ A: 'AGENCY' }, { A: 'AGENCY' }, []],
    [{ A: 'AGENCY' }, { A: 'OWN' }, ['A (own agency’s records)']],
    [{ A: 'ALL' }, { A: 'AGENCY' }, ['A (everyone’s records)']],
  ])('in %j that are missing from %j: %j', (wanted, own, missing) => {
    expect(notHeld(held(wanted), held(own))).toEqual(missing);
  });

  it('with which an agency gives access to more records are those of limited roles', () => {
    expect(moreRecordsThrough(['users', 'ownRoles'], roles)).toEqual(
      held({ 'Update Roles': 'ALL', 'View Users': 'ALL' }),
    );
    expect(moreRecordsThrough(['users'], roles).size).toBe(0);
  });
});

describe('a role', () => {
  const before = role('r', 'AGENCY', 'View Users', 'View Roles');
  const of = (scope: Scope, ...permissions: Role['permissions']) =>
    changeOfRole(before, role('r', scope, ...permissions));

  it('gains and loses nothing while its permissions and scope stay', () => {
    expect(of('AGENCY', 'View Roles', 'View Users')).toEqual({ gained: new Map(), lost: new Map() });
  });

  it('gains added permissions, and loses removed ones', () => {
    expect(of('AGENCY', 'View Roles', 'View Leads')).toEqual({
      gained: held({ 'View Leads': 'AGENCY' }),
      lost: held({ 'View Users': 'AGENCY' }),
    });
  });

  it('gains all its permissions with a wider scope, and loses all with a narrower one', () => {
    const both = (scope: Scope) => held({ 'View Users': scope, 'View Roles': scope });
    expect(of('ALL', 'View Users', 'View Roles')).toEqual({ gained: both('ALL'), lost: new Map() });
    expect(of('OWN', 'View Users', 'View Roles')).toEqual({ gained: new Map(), lost: both('AGENCY') });
  });

  it('gains everything when it is new, and loses everything when it is deleted', () => {
    const all = held({ 'View Users': 'AGENCY', 'View Roles': 'AGENCY' });
    expect(changeOfRole(null, before)).toEqual({ gained: all, lost: new Map() });
    expect(changeOfRole(before, null)).toEqual({ gained: new Map(), lost: all });
  });
});

describe('an administrator', () => {
  it('has both permissions, even from two roles', () => expect(isAdministrator(person, roles)).toBe(true));

  it.each<[string, Partial<UserFacts>]>([
    ['who holds only one of them', { roleIds: ['users'] }],
    ['who holds only the other', { roleIds: ['roles', 'none'] }],
    ['who holds one of them for their own records only', { roleIds: ['users', 'ownRoles'] }],
    ['who is disabled', { status: 'DISABLED' }],
    ['who is a customer', { accountType: 'Customer' }],
  ])('is not a user %s', (_, changes) => expect(isAdministrator(but(changes), roles)).toBe(false));
});

describe('a change grants', () => {
  it('every role of a new user, and nothing if there is none', () => {
    expect(grantsOf(null, person)).toEqual([{ field: 'roleIds', roleIds: ['users', 'roles'] }]);
    expect(grantsOf(null, but({ roleIds: [] }))).toEqual([]);
  });

  it('nothing if nothing relevant changes, or a role is removed', () => {
    expect(grantsOf(person, but({}))).toEqual([]);
    expect(grantsOf(person, but({ roleIds: ['roles'] }))).toEqual([]);
    expect(grantsOf(person, but({ status: 'DISABLED' }))).toEqual([]);
    expect(grantsOf(person, but({ accountType: 'Customer' }))).toEqual([]);
  });

  it('only new roles', () => {
    expect(grantsOf(but({ roleIds: ['users'] }), person)).toEqual([{ field: 'roleIds', roleIds: ['roles'] }]);
  });

  it.each<[string, Partial<UserFacts>]>([
    ['password', { password: 'other' }],
    ['emailAddress', { emailAddress: 'b@kitara.example' }],
    ['phoneNumber', { phoneNumber: '+256772123456' }],
  ])('all roles if the %s changes', (field, changes) => {
    expect(grantsOf(person, but(changes))).toEqual([{ field, roleIds: person.roleIds }]);
  });

  it('all roles of a user who was disabled or a customer and may sign in again', () => {
    expect(grantsOf(but({ status: 'DISABLED' }), person)).toEqual([{ field: 'status', roleIds: person.roleIds }]);
    expect(grantsOf(but({ accountType: 'Customer' }), person)).toEqual([
      { field: 'accountType', roleIds: person.roleIds },
    ]);
    const neither = but({ status: 'DISABLED', accountType: 'Customer' });
    expect(grantsOf(neither, but({ status: 'DISABLED' }))).toEqual([]);
  });
});

describe('a change revokes', () => {
  it('nothing if nothing relevant changes, or a role is added', () => {
    expect(lossesOf(person, but({ fullName: 'x' } as object))).toEqual([]);
    expect(lossesOf(but({ roleIds: ['users'] }), person)).toEqual([]);
    expect(lossesOf(person, but({ password: 'other' }))).toEqual([]);
  });

  it.each<[string, UserFacts | null, ReturnType<typeof lossesOf>]>([
    ['the roles that are lost', but({ roleIds: ['roles', 'none'] }), [{ field: 'roleIds', roleIds: ['users'] }]],
    ['all roles of who is disabled', but({ status: 'DISABLED' }), [{ field: 'status', roleIds: person.roleIds }]],
    [
      'all roles of who becomes a customer',
      but({ accountType: 'Customer' }),
      [{ field: 'accountType', roleIds: person.roleIds }],
    ],
    ['all roles of who is deleted', null, [{ field: null, roleIds: person.roleIds }]],
  ])('%s', (_, after, losses) => expect(lossesOf(person, after)).toEqual(losses));

  it('the roles of a user who cannot sign in only if they are deleted', () => {
    const out = but({ status: 'DISABLED' });
    expect(lossesOf(out, { ...out, accountType: 'Customer' })).toEqual([]);
    expect(lossesOf(out, null)).toEqual([{ field: null, roleIds: person.roleIds }]);
  });
});

describe('changes of oneself', () => {
  it.each<[string, UserFacts | null, string | undefined]>([
    ['deletes', null, undefined],
    ['adds a role to', but({ roleIds: [...person.roleIds, 'none'] }), 'roleIds'],
    ['takes a role from', but({ roleIds: ['roles'] }), 'roleIds'],
    ['disables', but({ status: 'DISABLED' }), 'status'],
    ['makes a customer of', but({ accountType: 'Customer' }), 'accountType'],
    ['changes the agency of', but({ agencyId: 'agency' }), 'agencyId'],
  ])('are refused if a user %s themselves', (_, after, field) => {
    expect(againstOneself(person, after)?.field).toBe(field);
    expect(againstOneself(person, after)?.message).toMatch(/^You cannot .+\.$/);
  });

  it('are allowed for other fields, and for the same roles in another order', () => {
    const same = but({ roleIds: ['roles', 'users', 'roles'], password: 'x', emailAddress: 'c@kitara.example' });
    expect(againstOneself(person, same)).toBeNull();
  });
});

describe('changes that end sessions', () => {
  it.each<[boolean, string, UserFacts, UserFacts]>([
    [true, 'when the password changes', person, but({ password: 'x' })],
    [true, 'when somebody is disabled', person, but({ status: 'DISABLED' })],
    [true, 'when somebody becomes a customer', person, but({ accountType: 'Customer' })],
    [true, 'when the e-mail address changes', person, but({ emailAddress: 'c@kitara.example' })],
    [false, 'when roles change', person, but({ roleIds: [] })],
    [false, 'when somebody is let in again', but({ status: 'DISABLED' }), person],
    [false, 'when nothing changes', person, but({})],
  ])('%s %s', (ends, _, before, after) => expect(endsSessions(before, after)).toBe(ends));

  it.each<[boolean, string, UserFacts, UserFacts]>([
    [true, 'when the password changes', person, but({ password: 'x' })],
    [true, 'when somebody is disabled', person, but({ status: 'DISABLED' })],
    [false, 'when the e-mail address changes', person, but({ emailAddress: 'c@kitara.example' })],
    [false, 'when nothing changes', person, but({})],
  ])('with API keys: %s %s', (ends, _, before, after) => expect(endsAccess(before, after)).toBe(ends));
});
