import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '../../contract/access/permissions';
import type { Scope } from '../../contract/access/scope';
import { ACCESS_MARK, accessMark } from '../../contract/access/sessions';
import type { ErrorBody } from '../../contract/api/errors';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { createRecord } from '../../server/store/createRecord';
import { tokenOf } from '../conformance/api/callers';
import { onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';

onPostgres('granting and revoking', (store) => {
  let world: World;
  let admin: string;
  let adminId: string;
  beforeEach(async () => {
    world = createWorld(store());
    const everything = await actor(...PERMISSIONS);
    [admin, adminId] = [everything.token, everything.user.id];
  });

  let count = 0;
  const makeRole = (...permissions: Permission[]) => {
    count += 1;
    const values = { name: `Role ${count} ${uuidv7()}`, permissions };
    return store().transaction((tx) => createRecord(tx, roles, values, world.clock.now));
  };
  const makeUser = (roleIds: string[] = []) => {
    const person = { fullName: 'Test Person', emailAddress: `${uuidv7()}@kitara.example`, password: 'none' };
    return store().transaction((tx) => createRecord(tx, users, { ...person, roleIds }, world.clock.now));
  };
  /** Creates a signed-in user with a new role that has these permissions. */
  const actor = async (...permissions: Permission[]) => {
    const role = await makeRole(...permissions);
    const user = await makeUser([role.id]);
    return { role, user, token: await tokenOf(world, user.id, 1, null) };
  };
  const put = (path: string, token: string, body: object) => world.call<ErrorBody>('PUT', path, { token, body });
  const remove = (path: string, token: string) => world.call<ErrorBody>('DELETE', path, { token });

  describe('removing', () => {
    const losing = (sentence: string) => `${sentence} permissions that you do not hold: View Payments.`;
    /** Creates a clerk with permissions for users and roles only, and a user with other permissions. */
    const both = async () => {
      const role = await makeRole('View Payments', 'View Users');
      const clerk = await actor('Update Users', 'Delete Users', 'View Users', 'Update Roles');
      return { role, target: await makeUser([role.id]), clerk };
    };

    it('users cannot disable, strip, delete or make a customer of a user with more permissions', async () => {
      const { target, clerk, role } = await both();
      const path = `users/${target.id}`;
      for (const [body, sentence] of [
        [{ status: 'DISABLED' }, 'You cannot disable a user with'],
        [{ accountType: 'Customer' }, 'You cannot change the account type of a user with'],
        [{ roleIds: [] }, 'You cannot take away roles with'],
      ] as const)
        expect(await put(path, clerk.token, body)).toMatchObject({ status: 403, body: { error: losing(sentence) } });
      expect(await remove(path, clerk.token)).toMatchObject({
        status: 403,
        body: { error: losing('You cannot delete a user with') },
      });
      expect(await store().get(users, target.id)).toEqual(target);
      const own = await makeRole('View Users');
      expect((await put(path, admin, { roleIds: [role.id, own.id] })).status).toBe(200);
      expect((await put(path, clerk.token, { roleIds: [role.id] })).status).toBe(200);
      expect((await remove(path, admin)).status).toBe(200);
    });

    it('an administrator cannot be disabled with permissions for users only', async () => {
      const { clerk } = await both();
      expect((await put(`users/${adminId}`, clerk.token, { status: 'DISABLED' })).status).toBe(403);
      expect((await remove(`users/${adminId}`, clerk.token)).status).toBe(403);
    });

    it('users cannot empty, narrow or delete a role with more permissions', async () => {
      const { clerk, role } = await both();
      const free = await makeRole('View Payments');
      const error = losing('You cannot take away');
      for (const [path, body] of [
        [`roles/${role.id}`, { permissions: [] }],
        [`roles/${role.id}`, { scope: 'OWN' }],
      ] as const)
        expect(await put(path, clerk.token, body)).toMatchObject({ status: 403, body: { error } });
      expect(await remove(`roles/${free.id}`, clerk.token)).toMatchObject({ status: 403, body: { error } });
      expect((await remove(`roles/${free.id}`, admin)).status).toBe(200);
    });
  });

  describe('a scope', () => {
    const scoped = async (scope: Scope, ...permissions: Permission[]) => {
      const made = await actor(...permissions);
      await store().update(roles, made.role.id, { scope });
      return { ...made, role: { ...made.role, scope } };
    };

    it('cannot be granted to a role or a user beyond the granting user’s own scope', async () => {
      const clerk = await actor('Update Roles', 'Update Users', 'View Users');
      const narrow = await makeRole('View Leads');
      await store().update(roles, narrow.id, { scope: 'AGENCY' });
      await store().update(users, clerk.user.id, { roleIds: [clerk.role.id, narrow.id] });
      const target = await makeUser();
      const everyones = 'View Leads (everyone’s records).';
      const role = { name: `Scoped ${++count}`, permissions: ['View Leads'] };
      const post = (scope: Scope) =>
        world.call<ErrorBody>('POST', 'roles', {
          token: clerk.token,
          body: { ...role, name: role.name + scope, scope },
        });
      expect((await post('ALL')).body.error).toBe(`You cannot give permissions that you do not hold: ${everyones}`);
      expect([(await post('AGENCY')).status, (await post('OWN')).status]).toEqual([201, 201]);
      const widened = await put(`roles/${narrow.id}`, clerk.token, { scope: 'ALL' });
      expect(widened).toMatchObject({ status: 403, body: { errors: { scope: expect.stringContaining(everyones) } } });
      const wide = await makeRole('View Leads');
      const given = await put(`users/${target.id}`, clerk.token, { roleIds: [wide.id] });
      expect(given.body.error).toBe(`You cannot give roles with permissions that you do not hold: ${everyones}`);
      expect((await put(`users/${target.id}`, clerk.token, { roleIds: [narrow.id] })).status).toBe(200);
    });

    it('an agency can be given to a user only with permission for everyone’s records that it shows', async () => {
      const [agency] = await store().find(businessSalesAgents, { limit: 1 });
      const seller = await scoped('OWN', 'View Leads', 'Update Business Sales Agents', 'Update Users');
      const clerk = await actor('Update Users', 'Update Business Sales Agents');
      const path = `business-sales-agents/${agency?.id}`;
      const missing = { status: 403, body: { error: expect.stringContaining('that you do not hold: View Leads') } };
      expect(await put(path, clerk.token, { userId: seller.user.id })).toMatchObject(missing);
      expect(await put(`users/${seller.user.id}`, clerk.token, { agencyId: agency?.id })).toMatchObject(missing);
      expect((await put(`users/${(await makeUser()).id}`, clerk.token, { agencyId: agency?.id })).status).toBe(200);
      expect(await put(`users/${clerk.user.id}`, clerk.token, { agencyId: agency?.id })).toMatchObject({
        status: 403,
        body: { error: 'You cannot change your own agency.' },
      });
      expect((await put(`users/${seller.user.id}`, admin, { agencyId: agency?.id })).status).toBe(200);
    });

    it('changes the mark of every answer, and is part of the caller’s own access', async () => {
      const { role, token } = await scoped('OWN', 'View Users');
      const look = async () => (await world.call('GET', 'users', { token })).headers.get(ACCESS_MARK);
      const own = await look();
      expect(own).toBe(accessMark([role.name], ['View Users OWN']));
      await put(`roles/${role.id}`, admin, { scope: 'AGENCY' });
      const agency = await look();
      await put(`roles/${role.id}`, admin, { scope: 'ALL' });
      expect(new Set([own, agency, await look()]).size).toBe(3);
      expect(await look()).toBe(accessMark([role.name], ['View Users']));
      await put(`roles/${role.id}`, admin, { scope: 'OWN' });
      const access = await world.call('GET', 'accounts/auth/access', { token });
      expect(access.body).toMatchObject({ user: { roles: [{ name: role.name, scope: 'OWN' }] } });
    });
  });
});
