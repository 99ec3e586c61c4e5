import { beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../contract/access/permissions';
import { ENDPOINTS, nameOf, pathWith } from '../conformance/api/table';
import { onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';
import { createPeople, PASSWORD, type Person, STEP } from './people';

const SOME_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const TEN_MINUTES = 600_000;
const SENSITIVE = ENDPOINTS.filter(({ confirms }) => confirms);

it('the sensitive calls concern outgoing money, users, roles, secrets, addresses, personal data and exports', () => {
  const names = SENSITIVE.map(({ name }) => name);
  const exported = ENDPOINTS.filter(({ path }) => path.endsWith('/export')).map(({ name }) => name);
  expect(exported.length).toBeGreaterThan(20);
  expect(names).toEqual(expect.arrayContaining(exported));
  expect(names.filter((name) => !exported.includes(name)).sort()).toEqual([
    ...['approvePayout', 'approveRefund', 'beginPasskey', 'beginSecondFactor', 'changePassword', 'changeUsersStatus'],
    ...['changeWebhooksStatus', 'closeDay', 'createApiKey', 'createRole', 'createUser'],
    ...[
      'createWebhook',
      'deleteRole',
      'deleteUser',
      'effectRefund',
      'erasePerson',
      'exportAccountData',
      'exportClientData',
      'inviteUser',
      'payPayout',
      'removePasskey',
      'resetSecondFactor',
      'saveBrand',
      'saveConnections',
      'submitRefund',
      'testConnection',
      'unlinkSingleSignOn',
      'updateRole',
      'updateUser',
      'updateWebhook',
    ],
  ]);
});

onPostgres('step-up confirmation', (store) => {
  let world: World;
  let people: ReturnType<typeof createPeople>;
  beforeEach(() => {
    world = createWorld(store());
    people = createPeople(world);
  });

  const callEach = async (token: string) => {
    const codes: Record<string, unknown> = {};
    for (const endpoint of SENSITIVE) {
      const { status, body } = await world.call(endpoint.method, pathWith(endpoint, SOME_ID), { token });
      codes[nameOf(endpoint)] = status === 403 ? body.code : status;
    }
    return Object.values(codes);
  };
  const confirm = (someone: Person, code: string) =>
    people.own<{ confirmedAt: string }>('POST', 'confirm', someone.token, { code });

  it('every sensitive call is refused to a user with a second factor who has not confirmed recently', async () => {
    const boss = await people.withApp(await people.person([...PERMISSIONS]));
    world.clock.advance(TEN_MINUTES + 1);
    expect(new Set(await callEach(boss.token))).toEqual(new Set(['CONFIRM_IDENTITY']));
  });

  it('a user without one is refused too, except for exports and calls that require the password themselves', async () => {
    const boss = await people.person([...PERMISSIONS]);
    expect(await callEach(boss.token)).not.toContain('CONFIRM_IDENTITY');
    world.clock.advance(TEN_MINUTES + 1);
    const always = SENSITIVE.filter(({ confirms }) => confirms === true).length;
    expect((await callEach(boss.token)).filter((each) => each === 'CONFIRM_IDENTITY')).toHaveLength(always);
    expect(always).toBeGreaterThan(20);
  });

  it('a password confirms for ten minutes, at the sign-in or entered again', async () => {
    const boss = await people.person([...PERMISSIONS]);
    const make = async () => {
      const { status } = await world.call('POST', 'users', { token: boss.token, body: {} });
      return status;
    };
    const type = (given: object) => people.own<{ confirmedAt: string }>('POST', 'confirm', boss.token, given);
    world.clock.advance(TEN_MINUTES);
    expect(await make()).toBe(422);
    world.clock.advance(1);
    expect(await make()).toBe(403);
    expect((await type({ password: 'not the password' })).body.errors).toHaveProperty('password');
    expect((await type({ code: '000000' })).body.errors).toEqual({ password: 'is required' });
    expect(await make()).toBe(403);
    expect((await type({ password: PASSWORD })).status).toBe(200);
    expect(await make()).toBe(422);
  });

  describe('a code', () => {
    let amina: Person;
    const exportUsers = async (token = amina.token) => (await world.call('GET', 'users/export', { token })).status;
    beforeEach(async () => {
      amina = await people.withApp(await people.person(['View Users']));
    });

    it('is valid for ten minutes, to the millisecond, from a sign-in or a set-up', async () => {
      world.clock.advance(TEN_MINUTES);
      expect(await exportUsers()).toBe(200);
      world.clock.advance(1);
      expect(await exportUsers()).toBe(403);
      const fresh = await people.enterWithApp(amina);
      expect(await exportUsers(fresh)).toBe(200);
      expect(await exportUsers()).toBe(403);
    });

    it('entered again is valid for ten more minutes, in the same session', async () => {
      const elsewhere = await people.enterWithApp(amina);
      world.clock.advance(TEN_MINUTES + 1);
      expect((await confirm(amina, '000000')).body.errors).toHaveProperty('code');
      expect(await exportUsers()).toBe(403);
      expect((await confirm(amina, people.codeOf(amina))).body.confirmedAt).toBe(world.clock.now.toISOString());
      expect([await exportUsers(), await exportUsers(elsewhere)]).toEqual([200, 403]);
      expect((await confirm(amina, people.codeOf(amina))).status).toBe(422);
    });

    it('can also be a recovery code', async () => {
      world.clock.advance(TEN_MINUTES + 1);
      expect((await confirm(amina, amina.recoveryCodes[3] ?? '')).status).toBe(200);
      expect(await exportUsers()).toBe(200);
    });

    it('is not required for calls that are not sensitive, nor requested from users without the permission', async () => {
      world.clock.advance(TEN_MINUTES + STEP);
      expect((await world.call('GET', 'users', { token: amina.token })).status).toBe(200);
      const refused = await world.call('GET', 'roles/export', { token: amina.token });
      expect([refused.status, refused.body.code]).toEqual([403, undefined]);
    });
  });
});
