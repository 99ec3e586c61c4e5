import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Permission } from '../../contract/access/permissions';
import { ACCESS_MARK, accessMark, SESSION_IDLE, UNATTENDED } from '../../contract/access/sessions';
import type { ErrorBody } from '../../contract/api/errors';
import type { OwnSession } from '../../resources/access/actions';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import { roles } from '../../resources/access/roles';
import { passwordLinks } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { logs } from '../../resources/audit/logs';
import { sessions } from '../../resources/catalogue/systemTables';
import { hashPassword } from '../../server/base/passwords';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import { newId } from '../../server/store/newId';
import type { Store } from '../../server/store/Store';
import { demoDatabase } from '../support/databases';
import { doDeferred } from '../support/messaging';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

const PASSWORD = 'kitara-test-2026';
const KEEPING = 'Give another user the permissions Update Users and Update Roles first.';
const NOBODY_LEFT = { error: `No one could change users and roles any more. ${KEEPING}` };

/** Opens the database as two server processes share it. */
async function openTwice() {
  const database = await demoDatabase();
  const stores = [await prepareStore(database.open(), true, START), await prepareStore(database.open(), true, START)];
  const close = async () => {
    for (const store of stores) await store.close();
    await database.drop();
  };
  return { stores, close };
}

describe('access', () => {
  let opened: { stores: Store[]; close(): Promise<void> };
  let world: World;
  /** The same world served by a second process. */
  let other: World;
  let admin: string;
  let adminId: string;
  let hashed: string;

  beforeAll(async () => {
    opened = await openTwice();
    hashed = await hashPassword(PASSWORD);
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    const [first, second] = opened.stores;
    if (!first) throw new Error('There is no store.');
    world = createWorld(first);
    other = createWorld(second ?? first);
    admin = await world.signIn('admin');
    adminId = (await findUserByLogin('admin@kitara.example')).id;
  });

  let count = 0;
  const makeRole = async (...permissions: Permission[]) => {
    count += 1;
    return world.store.transaction((tx) => createRecord(tx, roles, { name: `Role ${count}`, permissions }, START));
  };
  const makeUser = async (roleIds: string[] = []) => {
    count += 1;
    const person = { fullName: 'Test Person', emailAddress: `person${count}@kitara.example`, password: hashed };
    return world.store.transaction((tx) => createRecord(tx, users, { ...person, roleIds }, START));
  };
  const signIn = async (emailAddress: string, password = PASSWORD) =>
    world.call<{ user: { token: string } }>('POST', 'accounts/auth/login', {
      body: { username: emailAddress, password },
    });
  /** Creates a signed-in user with a new role that has these permissions. */
  const actor = async (...permissions: Permission[]) => {
    const role = await makeRole(...permissions);
    const user = await makeUser([role.id]);
    return { role, user, token: (await signIn(user.emailAddress)).body.user.token };
  };
  const findUserByLogin = async (emailAddress: string) => {
    const [user] = await world.store.find(users, { where: [{ path: 'emailAddress', in: [emailAddress] }] });
    if (!user) throw new Error(`There is no ${emailAddress}.`);
    return user;
  };
  const put = (path: string, token: string, body: object) => world.call<ErrorBody>('PUT', path, { token, body });
  const remove = (path: string, token: string, on = world) => on.call<ErrorBody>('DELETE', path, { token });
  const isIn = async (token: string) => (await world.call('GET', 'accounts/auth/sessions', { token })).status === 200;
  /** Runs `work` while no users except these are administrators. */
  const withOnly = async (ids: string[], work: () => Promise<void>) => {
    const everybody = await world.store.find(users, { where: [{ path: 'status', in: ['ACTIVE'] }] });
    const set = async (status: 'ACTIVE' | 'DISABLED') => {
      for (const { id, roleIds } of everybody) {
        const isOther = roleIds.length > 0 && !ids.includes(id);
        if (isOther && (await isAdmin(roleIds))) await world.store.update(users, id, { status });
      }
    };
    await set('DISABLED');
    await work().finally(() => set('ACTIVE'));
  };
  const isAdmin = async (roleIds: string[]) => {
    const held = await world.store.find(roles, { where: [{ path: 'id', in: roleIds }] });
    const names = held.flatMap(({ permissions }) => permissions);
    return names.includes('Update Users') && names.includes('Update Roles');
  };

  describe('granting', () => {
    const refusal = (field: string, message: string) => ({
      status: 403,
      body: { error: message, errors: { [field]: message } },
    });

    it('a new user gets no more permissions than their creator has', async () => {
      const { role, token } = await actor('Create Users', 'View Users');
      const bigger = await makeRole('View Users', 'View Payments', 'Check Payments');
      const make = (roleIds: string[]) =>
        world.call('POST', 'users', {
          token,
          body: { fullName: 'New', emailAddress: `new${++count}@kitara.example`, password: PASSWORD, roleIds },
        });
      const message = 'You cannot give roles with permissions that you do not hold: View Payments, Check Payments.';
      const before = await world.store.transaction((tx) => tx.count(users));
      expect(await make([bigger.id])).toMatchObject(refusal('roleIds', message));
      expect(await make([role.id, bigger.id])).toMatchObject(refusal('roleIds', message));
      expect(await world.store.transaction((tx) => tx.count(users))).toBe(before);
      expect((await make([role.id])).status).toBe(201);
      expect((await make([])).status).toBe(201);
    });

    it('a user can be given neither a role with more permissions nor an unknown role', async () => {
      const { role, token } = await actor('Update Users');
      const bigger = await makeRole('View Payments');
      const user = await makeUser([bigger.id]);
      const path = `users/${user.id}`;
      const fresh = await makeUser();
      expect(await put(`users/${fresh.id}`, token, { roleIds: [bigger.id] })).toMatchObject(
        refusal('roleIds', 'You cannot give roles with permissions that you do not hold: View Payments.'),
      );
      expect((await put(path, token, { roleIds: [bigger.id, role.id], fullName: 'Kept' })).status).toBe(200);
      const nothing = await put(path, admin, { roleIds: [user.id] });
      const message = 'does not exist';
      expect(nothing).toMatchObject({ status: 422, body: { errors: { roleIds: message } } });
    });

    it('no user can take over the sign-in of a user with more permissions', async () => {
      const { token } = await actor('Update Users');
      const target = await makeUser([(await makeRole('View Payments')).id]);
      const path = `users/${target.id}`;
      const tail = 'of a user with permissions that you do not hold: View Payments.';
      expect(await put(path, token, { password: 'a-stolen-password' })).toMatchObject(
        refusal('password', `You cannot change the password ${tail}`),
      );
      expect(await put(path, token, { emailAddress: 'stolen@kitara.example' })).toMatchObject(
        refusal('emailAddress', `You cannot change the e-mail address ${tail}`),
      );
      expect((await put(path, admin, { status: 'DISABLED' })).status).toBe(200);
      expect(await put(path, token, { status: 'ACTIVE' })).toMatchObject(
        refusal('status', 'You cannot give access to a user with permissions that you do not hold: View Payments.'),
      );
      expect((await signIn(target.emailAddress)).status).toBe(401);
      expect((await put(path, admin, { status: 'ACTIVE' })).status).toBe(200);
    });

    it('users can grant and remove only their own permissions, and cannot change a role with other ones', async () => {
      const { role: own, token } = await actor('Update Roles', 'View Roles');
      const message = 'You cannot give permissions that you do not hold: View Payments.';
      const body = { name: `Made ${++count}`, permissions: ['View Roles', 'View Payments'] };
      expect(await world.call('POST', 'roles', { token, body })).toMatchObject(refusal('permissions', message));
      const role = await makeRole('View Payments');
      const path = `roles/${role.id}`;
      const above = 'You cannot change a role with permissions that you do not hold: View Payments.';
      for (const change of [
        { permissions: ['View Payments', 'View Roles'] },
        { name: 'Renamed' },
        { secondFactor: true },
      ])
        expect(await put(path, token, change)).toMatchObject(refusal('permissions', above));
      const losing = 'You cannot take away permissions that you do not hold: View Payments.';
      expect(await put(path, token, { permissions: ['View Roles'] })).toMatchObject(refusal('permissions', losing));
      expect((await put(path, admin, { permissions: [] })).status).toBe(200);
      expect(await put(path, token, { permissions: ['View Payments'] })).toMatchObject(refusal('permissions', message));
      const grown = { permissions: ['Update Roles', 'View Roles', 'View Payments'] };
      expect(await put(`roles/${own.id}`, token, grown)).toMatchObject(refusal('permissions', message));
    });
  });

  it('users cannot change their own roles, or disable or delete themselves', async () => {
    const role = await makeRole('Use System');
    const path = `users/${adminId}`;
    const { roleIds } = await findUserByLogin('admin@kitara.example');
    const cases = [
      [{ roleIds: [...roleIds, role.id] }, 'roleIds', 'You cannot change your own roles.'],
      [{ status: 'DISABLED' }, 'status', 'You cannot disable yourself.'],
      [{ accountType: 'Customer' }, 'accountType', 'You cannot change your own account type.'],
    ] as const;
    for (const [body, field, error] of cases)
      expect(await put(path, admin, body)).toMatchObject({ status: 403, body: { error, errors: { [field]: error } } });
    expect(await remove(path, admin)).toMatchObject({ status: 403, body: { error: 'You cannot delete yourself.' } });
    expect((await put(path, admin, { roleIds, fullName: 'Amina Nakato' })).status).toBe(200);
  });

  it('every answer, even a refusal, has the mark of the caller’s current access, which they can read', async () => {
    const { role, user, token } = await actor('View Users');
    const marked = async (path: string) => (await other.call('GET', path, { token })).headers.get(ACCESS_MARK);
    const before = accessMark([role.name], ['View Users']);
    expect([await marked('users'), await marked('roles')]).toEqual([before, before]);
    await put(`roles/${role.id}`, admin, { permissions: ['View Roles'] });
    const after = accessMark([role.name], ['View Roles']);
    expect([await marked('users'), await marked('roles'), await marked('nowhere')]).toEqual([after, after, null]);
    const own = await world.call('GET', 'accounts/auth/access', { token });
    const held = [{ name: role.name, permissions: [{ name: 'View Roles' }] }];
    expect(own.body).toEqual({ user: { id: user.id, fullName: user.fullName, roles: held } });
    expect((await world.call('GET', 'accounts/auth/access')).status).toBe(401);
  });

  describe('the last administrator', () => {
    it('keeps the permissions that make an administrator, given by roles and within roles', async () => {
      const [theUsers, theRoles] = [await makeRole('Update Users'), await makeRole('Update Roles')];
      const last = await makeUser([theUsers.id, theRoles.id]);
      const { token } = await actor('Update Users');
      const keeper = await actor('Update Roles');
      await withOnly([last.id], async () => {
        const refused = { status: 409, body: NOBODY_LEFT };
        expect(await put(`users/${last.id}`, token, { roleIds: [theRoles.id] })).toMatchObject(refused);
        expect(await put(`roles/${theRoles.id}`, keeper.token, { permissions: [] })).toMatchObject(refused);
        expect(await put(`roles/${theRoles.id}`, keeper.token, { scope: 'AGENCY' })).toMatchObject(refused);
        expect(await world.store.get(users, last.id)).toEqual(last);
        expect((await put(`users/${last.id}`, token, { fullName: 'Renamed' })).status).toBe(200);
        const second = await makeUser([theUsers.id, theRoles.id]);
        expect((await put(`users/${last.id}`, token, { roleIds: [theRoles.id] })).status).toBe(200);
        await world.store.update(users, second.id, { roleIds: [] });
      });
    });

    it('remains when the last two concurrently lose one role each', async () => {
      const [theUsers, theRoles] = [await makeRole('Update Users'), await makeRole('Update Roles')];
      const { token } = await actor('Update Users');
      for (let round = 0; round < 5; round += 1) {
        const both = [await makeUser([theUsers.id, theRoles.id]), await makeUser([theUsers.id, theRoles.id])];
        const ids = both.map(({ id }) => id);
        await withOnly(ids, async () => {
          const lose = (on: World, id = '') =>
            on.call('PUT', `users/${id}`, { token, body: { roleIds: [theRoles.id] } });
          const replies = await Promise.all([lose(world, ids[0]), lose(other, ids[1])]);
          expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
        });
        for (const id of ids) await world.store.remove(users, id);
      }
    });

    it('remains when the last two disable each other concurrently; the second is no longer signed in', async () => {
      const pair = [await actor('Update Users', 'Update Roles'), await actor('Update Users', 'Update Roles')] as const;
      const [one, two] = pair;
      await withOnly([one.user.id, two.user.id], async () => {
        const both = await Promise.all([
          put(`users/${two.user.id}`, one.token, { status: 'DISABLED' }),
          other.call('PUT', `users/${one.user.id}`, { token: two.token, body: { status: 'DISABLED' } }),
        ]);
        expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      });
      for (const { user } of pair) await world.store.update(users, user.id, { roleIds: [] });
    });
  });

  it('an assigned role cannot be deleted, even if it is assigned at the same moment', async () => {
    const role = await makeRole('Use System');
    const user = await makeUser([role.id]);
    expect(await remove(`roles/${role.id}`, admin)).toMatchObject({
      status: 409,
      body: { error: '1 user still holds this role. Take it from them first.' },
    });
    expect((await put(`users/${user.id}`, admin, { roleIds: [] })).status).toBe(200);
    const [given, gone] = await Promise.all([
      other.call('PUT', `users/${user.id}`, { token: admin, body: { roleIds: [role.id] } }),
      remove(`roles/${role.id}`, admin),
    ]);
    expect([`${given.status} ${gone.status}`]).toContainEqual(expect.stringMatching(/^(200 409|422 200)$/));
  });

  describe('sessions', () => {
    it('end when their user is disabled, made a customer, or given another password; others stay', async () => {
      const bystander = await actor('Use System');
      for (const body of [{ status: 'DISABLED' }, { accountType: 'Customer' }, { password: 'another-password-1' }]) {
        const { user, token } = await actor('Use System');
        expect(await isIn(token)).toBe(true);
        expect((await put(`users/${user.id}`, admin, body)).status).toBe(200);
        expect(await isIn(token)).toBe(false);
        const [session] = await world.store.find(sessions, { where: [{ path: 'userId', in: [user.id] }] });
        expect(session?.revokedAt).toBe(world.clock.now.toISOString());
      }
      expect(await isIn(bystander.token)).toBe(true);
    });

    it('and password links end when their user’s e-mail address changes', async () => {
      const { user, token } = await actor('Use System');
      await world.call('POST', 'accounts/auth/forgotten-password', { body: { username: user.emailAddress } });
      await doDeferred(world);
      const links = () => world.store.count(passwordLinks, { where: [{ path: 'userId', in: [user.id] }] });
      expect([await isIn(token), await links()]).toEqual([true, 1]);
      const emailAddress = `moved-${user.emailAddress}`;
      expect((await put(`users/${user.id}`, admin, { emailAddress })).status).toBe(200);
      expect([await isIn(token), await links()]).toEqual([false, 0]);
    });

    it('stay if the change is refused', async () => {
      const weak = await actor('Update Users');
      const { user, token } = await actor('View Payments');
      expect((await put(`users/${user.id}`, weak.token, { password: 'a-stolen-password' })).status).toBe(403);
      expect(await isIn(token)).toBe(true);
    });

    it('of a deleted user are deleted too', async () => {
      const { user, token } = await actor('Use System');
      expect((await remove(`users/${user.id}`, admin)).status).toBe(200);
      expect(await isIn(token)).toBe(false);
    });

    const list = async (token: string) =>
      (await world.call<{ sessions: OwnSession[] }>('GET', 'accounts/auth/sessions', { token })).body.sessions;

    it('are listed to their own user and can be ended one by one', async () => {
      const mine = await actor('Use System');
      const theirs = await actor('Use System');
      const { id: theirId } = (
        await world.store.find(sessions, { where: [{ path: 'userId', in: [theirs.user.id] }] })
      )[0] ?? { id: '' };
      world.clock.advance(1_000);
      const phone = (await signIn(mine.user.emailAddress)).body.user.token;
      const [latest, first] = await list(mine.token);
      expect(await list(mine.token)).toMatchObject([
        {
          id: latest?.id,
          dateCreated: '2026-03-14T09:00:01.000Z',
          expiresAt: '2026-03-14T17:00:01.000Z',
          current: false,
        },
        {
          id: first?.id,
          dateCreated: '2026-03-14T09:00:00.000Z',
          expiresAt: '2026-03-14T17:00:00.000Z',
          current: true,
        },
      ]);
      const revoke = (id: string | undefined) =>
        world.call('POST', `accounts/auth/sessions/${id}/revoke`, { token: mine.token });
      expect(await revoke(theirId)).toMatchObject({ status: 404, body: { error: 'There is no such session.' } });
      expect(await isIn(theirs.token)).toBe(true);
      expect(await revoke(latest?.id)).toMatchObject({ status: 200, body: { revoked: true } });
      expect((await revoke(latest?.id)).status).toBe(200);
      expect(await isIn(phone)).toBe(false);
      expect((await list(mine.token)).map(({ id }) => id)).toEqual([first?.id]);
      for (let halves = 1; halves < 16; halves++) {
        world.clock.advance(SESSION_IDLE / 2);
        expect(await isIn(mine.token)).toBe(true);
      }
      world.clock.advance(SESSION_IDLE / 2 - 1_000);
      expect(await isIn(mine.token)).toBe(false);
    });

    it('end an hour after their last use, to which background reads of a page do not count', async () => {
      const { token } = await actor('Use System');
      const look = async (headers = {}) => (await world.call('GET', 'accounts/auth/access', { token, headers })).status;
      world.clock.advance(SESSION_IDLE);
      expect(await look()).toBe(200);
      world.clock.advance(SESSION_IDLE);
      expect(await look({ [UNATTENDED]: '1' })).toBe(200);
      world.clock.advance(1);
      expect(await look({ [UNATTENDED]: '1' })).toBe(401);
      expect(await look()).toBe(401);
    });

    it('have their use recorded once a minute', async () => {
      const { token, user } = await actor('Use System');
      const used = async () => {
        await list(token);
        const [session] = await world.store.find(sessions, { where: [{ path: 'userId', in: [user.id] }] });
        return session?.lastUsedAt;
      };
      const opened = await used();
      world.clock.advance(59_999);
      expect(await used()).toBe(opened);
      world.clock.advance(1);
      expect(await used()).toBe(world.clock.now.toISOString());
    });
  });

  it('a changed role takes effect at the next call', async () => {
    const { role, user, token } = await actor('View Roles');
    const look = async () => (await world.call('GET', 'roles', { token })).status;
    expect(await look()).toBe(200);
    await put(`roles/${role.id}`, admin, { permissions: [] });
    expect(await look()).toBe(403);
    await put(`roles/${role.id}`, admin, { permissions: ['View Roles'] });
    expect(await look()).toBe(200);
    await put(`users/${user.id}`, admin, { roleIds: [] });
    expect(await look()).toBe(403);
  });

  describe('one’s own password', () => {
    const NEW = 'an-even-better-password';
    const change = (token: string, currentPassword: string, newPassword: string) =>
      world.call<ErrorBody>('POST', 'accounts/auth/change-password', {
        token,
        body: { currentPassword, newPassword },
      });

    it('is changed with the current one, which ends the other sessions', async () => {
      const { user, token } = await actor('Use System');
      const elsewhere = (await signIn(user.emailAddress)).body.user.token;
      const reply = await change(token, PASSWORD, NEW);
      expect(reply).toMatchObject({ status: 200, body: { passwordChanged: true } });
      expect([await isIn(token), await isIn(elsewhere)]).toEqual([true, false]);
      expect((await signIn(user.emailAddress)).status).toBe(401);
      expect((await signIn(user.emailAddress, NEW)).status).toBe(200);
      const where = [
        { path: 'recordId', in: [user.id] },
        { path: 'action', in: ['ACTION'] },
      ] as const;
      const trail = await world.store.find(logs, { where });
      expect(trail).toMatchObject([{ action: 'ACTION', userId: user.id, reason: 'Changed their own password' }]);
      expect(JSON.stringify(trail)).not.toContain('argon2');
    });

    it('must have 12 characters and differ from the previous one', async () => {
      const { token } = await actor('Use System');
      expect(await change(token, PASSWORD, 'x'.repeat(11))).toMatchObject({
        status: 422,
        body: { errors: { newPassword: 'takes at least 12 characters' } },
      });
      expect(await change(token, PASSWORD, PASSWORD)).toMatchObject({
        status: 422,
        body: { errors: { newPassword: 'must be another one than before' } },
      });
      expect((await change(token, PASSWORD, 'mtk-qx7-93zl')).status).toBe(200);
    });

    it('cannot be guessed: after five wrong ones, even the right one must wait', async () => {
      const { user, token } = await actor('Use System');
      for (let i = 0; i < 5; i += 1)
        expect(await change(token, DEMO_PASSWORD, NEW)).toMatchObject({
          status: 422,
          body: {
            error: 'Current password is wrong.',
            errors: { currentPassword: 'is wrong' },
          },
        });
      const closed = { status: 429, body: { error: 'Too many wrong passwords. Try again in 15 minutes.' } };
      expect(await change(token, PASSWORD, NEW)).toMatchObject(closed);
      expect((await signIn(user.emailAddress)).status).toBe(200);
      world.clock.advance(15 * 60_000);
      expect((await change(token, PASSWORD, NEW)).status).toBe(200);
    });

    it('is changed once by concurrent requests', async () => {
      const { token } = await actor('Use System');
      const both = await Promise.all([change(token, PASSWORD, NEW), change(token, PASSWORD, `${NEW}-2`)]);
      const statuses = both.map(({ status }) => status).sort();
      expect([
        [200, 409],
        [200, 422],
      ]).toContainEqual(statuses);
    });
  });

  describe('PUT accounts/{id} with credentials', () => {
    const CHOSEN = 'another-fine-password-7';

    it('changes the username and password of an account that signs in, and ends its sessions', async () => {
      const { user, token } = await actor('Use System');
      const reply = await put(`accounts/${user.id}`, admin, { username: 'New.Name@kitara.example', password: CHOSEN });
      expect(reply).toMatchObject({ status: 200, body: { user: { emailAddress: 'new.name@kitara.example' } } });
      expect(JSON.stringify(reply.body)).not.toContain('argon2');
      expect(await isIn(token)).toBe(false);
      expect((await signIn(user.emailAddress)).status).toBe(401);
      expect((await signIn('new.name@kitara.example', CHOSEN)).status).toBe(200);
      const where = [
        { path: 'recordId', in: [user.id] },
        { path: 'action', in: ['UPDATE'] },
      ] as const;
      const trail = await world.store.find(logs, { where });
      expect(trail).toMatchObject([{ userId: adminId, resource: 'users' }]);
      expect(JSON.stringify(trail)).not.toContain('argon2');
    });

    it('takes a phone number as the username', async () => {
      const { user } = await actor('Use System');
      expect((await put(`accounts/${user.id}`, admin, { username: '0779 000 111' })).status).toBe(200);
      expect((await signIn('0779000111')).status).toBe(200);
    });

    it('needs the permission to update users, and a confirmed identity', async () => {
      const { user } = await actor('Use System');
      const clerk = await actor('Update Accounts');
      expect(await put(`accounts/${user.id}`, clerk.token, { password: CHOSEN })).toMatchObject({
        status: 403,
        body: { error: 'This needs the permission: Update Users.' },
      });
      world.clock.advance(60 * 60_000);
      expect(await put(`accounts/${user.id}`, admin, { password: CHOSEN })).toMatchObject({
        status: 403,
        body: { code: 'CONFIRM_IDENTITY' },
      });
      expect((await signIn(user.emailAddress)).status).toBe(200);
    });

    it('is open to someone who may update users but not accounts, for credentials only', async () => {
      const { user } = await actor('Use System');
      const helper = await actor('Update Users', 'Use System');
      expect((await put(`accounts/${user.id}`, helper.token, { password: CHOSEN })).status).toBe(200);
      const [account] = await world.store.find(accounts, { limit: 1 });
      expect(
        await put(`accounts/${account?.id}`, helper.token, { accountDetail: { lastName: 'Other' } }),
      ).toMatchObject({
        status: 403,
        body: { error: 'This needs the permission: Update Accounts.' },
      });
    });

    it('keeps the rules for passwords and for permissions that the caller does not hold', async () => {
      const { user } = await actor('Use System');
      expect(await put(`accounts/${user.id}`, admin, { password: 'x'.repeat(11) })).toMatchObject({
        status: 422,
        body: { errors: { password: 'takes at least 12 characters' } },
      });
      expect(await put(`accounts/${user.id}`, admin, { username: 'nobody' })).toMatchObject({
        status: 422,
        body: { errors: { username: 'Enter a valid e-mail address, e.g. name@example.com' } },
      });
      const helper = await actor('Update Users');
      expect(await put(`accounts/${adminId}`, helper.token, { password: CHOSEN })).toMatchObject({ status: 403 });
      expect((await signIn(user.emailAddress)).status).toBe(200);
    });

    it('is refused for a customer’s account with an explanation, and for an unknown one', async () => {
      const [account] = await world.store.find(accounts, { limit: 1 });
      const reply = await put(`accounts/${account?.id}`, admin, { username: 'grace@kitara.example', password: CHOSEN });
      const refused = 'cannot be changed: customers do not sign in';
      expect(reply).toMatchObject({ status: 422, body: { errors: { username: refused, password: refused } } });
      expect(reply.body.error).toMatch(/^A customer’s account has no username or password:/);
      expect((await put(`accounts/${newId(START)}`, admin, { password: CHOSEN })).status).toBe(404);
      expect(await world.store.get(accounts, account?.id ?? '')).toEqual(account);
    });

    it('refuses credentials in other places, and together with account info', async () => {
      const [account] = await world.store.find(accounts, { limit: 1 });
      const refused = 'is not a field that can be given here';
      const nested = { credentials: { password: CHOSEN }, accountDetail: { password: CHOSEN } };
      expect(await put(`accounts/${account?.id}`, admin, nested)).toMatchObject({
        status: 422,
        body: { errors: { credentials: refused, 'accountDetail.password': refused } },
      });
      const both = { password: CHOSEN, accountDetail: { lastName: 'Other' } };
      expect(await put(`accounts/${account?.id}`, admin, both)).toMatchObject({
        status: 422,
        body: { errors: { accountDetail: 'cannot be changed together with a username or password' } },
      });
      expect(await world.store.get(accounts, account?.id ?? '')).toEqual(account);
    });
  });
});
