import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../resources/access/users';
import { preferences } from '../resources/catalogue/systemTables';
import type { Store } from '../server/store/Store';
import { PRODUCTION_ADAPTERS } from './conformance/adapters';
import { createWorld, type World } from './world';

describe.each(PRODUCTION_ADAPTERS)('preferences on $name', ({ openSeeded }) => {
  let store: Store;
  let close: () => Promise<void>;
  let world: World;
  let token: string;
  beforeAll(async () => {
    ({ store, close } = await openSeeded());
    world = createWorld(store);
    token = await world.signIn('finance');
  });
  afterAll(() => close());

  const PATH = 'accounts/auth/preferences';
  const keep = (key: string, value: string | null, as = token) =>
    world.call('PUT', PATH, { token: as, body: { key, value } });
  const kept = async (as = token) =>
    (await world.call<{ preferences: { key: string; value: string }[] }>('GET', PATH, { token: as })).body.preferences;

  it('are saved per user across sessions, and deleted when they are reset', async () => {
    expect((await keep('users.columns', '["fullName"]')).status).toBe(200);
    expect((await keep('users.columns', '["status"]')).status).toBe(200);
    expect(await kept(await world.signIn('finance'))).toEqual([{ key: 'users.columns', value: '["status"]' }]);
    expect(await kept(await world.signIn('support'))).toEqual([]);
    expect((await keep('users.columns', null)).status).toBe(200);
    expect((await keep('users.columns', null)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('can be saved by two browsers concurrently', async () => {
    const both = await Promise.all([keep('roles.columns', '["name"]'), keep('roles.columns', '["scope"]')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await kept()).filter(({ key }) => key === 'roles.columns')).toHaveLength(1);
  });

  it.each([
    ['a b', '1', 'key'],
    ['x'.repeat(81), '1', 'key'],
    ['users.columns', '{', 'value'],
    ['users.columns', `"${'x'.repeat(8_000)}"`, 'value'],
  ])('refuses the name %s with such a value, and says which field is wrong', async (key, value, field) => {
    const { status, body } = await keep(key, value);
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });

  it('require a sign-in', async () => {
    expect((await world.call('GET', PATH)).status).toBe(401);
    expect((await world.call('PUT', PATH, { body: { key: 'a', value: '1' } })).status).toBe(401);
  });

  it('are deleted with the user', async () => {
    const admin = await world.signIn('admin');
    const body = {
      fullName: 'Zulaika Adeke',
      emailAddress: 'zulaika@kitara.example',
      password: 'steep-harbour-42-lamp',
    };
    const made = await world.call<{ user: { id: string } }>('POST', 'users', { token: admin, body });
    const userId = made.body.user.id;
    await store.insert(preferences, [
      {
        id: '018f2e4a-0000-7000-8000-000000000001',
        dateCreated: '2026-03-14T09:00:00.000Z',
        dateUpdated: '2026-03-14T09:00:00.000Z',
        userId,
        key: 'users.columns',
        value: '[]',
      },
    ]);
    expect((await world.call('DELETE', `users/${userId}`, { token: admin })).status).toBe(200);
    expect(await store.get(users, userId)).toBeNull();
    expect(await store.count(preferences, { where: [{ path: 'userId', in: [userId] }] })).toBe(0);
  });
});
