import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../resources/demo/signIns';
import { logs } from '../resources/logs';
import { users } from '../resources/users';
import type { Store } from '../server/store/Store';
import { PRODUCTION_ADAPTERS } from './conformance/adapters';
import { createWorld, type World } from './world';

const WRONG = 'not-the-password-2026';

describe.each(PRODUCTION_ADAPTERS)('the audit log on $name', ({ openSeeded }) => {
  let store: Store;
  let close: () => Promise<void>;
  let world: World;
  let known: Set<string>;
  beforeAll(async () => {
    ({ store, close } = await openSeeded());
  });
  afterAll(() => close());
  beforeEach(async () => {
    world = createWorld(store);
    world.clock.advance(24 * 3_600_000);
    known = new Set((await store.find(logs)).map(({ id }) => id));
  });

  const added = async () => (await store.find(logs)).filter(({ id }) => !known.has(id));
  const idOf = async (name: string) => {
    const where = [{ path: 'emailAddress', in: [`${name}@kitara.example`] }] as const;
    return (await store.find(users, { where }))[0]?.id;
  };
  /** A second after whatever was logged before. */
  const enter = (username: string, password = DEMO_PASSWORD) => {
    world.clock.advance(1_000);
    return world.call<{ user: { token: string } }>('POST', 'accounts/auth/login', { body: { username, password } });
  };
  const entry = { userId: null, resource: 'users', before: null, after: null, reason: null };

  it('tells of sign-ins and sign-outs', async () => {
    const { body } = await enter('support@kitara.example');
    world.clock.advance(1_000);
    await world.call('POST', 'accounts/auth/logout', { token: body.user.token });
    const recordId = await idOf('support');
    expect(await added()).toMatchObject([
      { ...entry, action: 'SIGN_IN', recordId, reason: 'Password' },
      { ...entry, action: 'SIGN_OUT', recordId },
    ]);
  });

  it('tells of failed sign-ins whose they were for, and nothing of what was typed', async () => {
    await enter('finance@kitara.example', WRONG);
    await enter('customer@kitara.example', WRONG);
    await enter('nobody@kitara.example', WRONG);
    const trail = await added();
    expect(trail).toMatchObject([
      { ...entry, action: 'SIGN_IN_FAILED', recordId: await idOf('finance'), reason: 'Wrong password' },
      { ...entry, action: 'SIGN_IN_FAILED', recordId: await idOf('customer'), reason: 'Wrong password' },
    ]);
    expect(JSON.stringify(trail)).not.toContain(WRONG);
    expect(JSON.stringify(trail)).not.toContain('nobody');
  });

  it('tells of exports who took what, and how many records it was; of a refused one nothing', async () => {
    const token = await world.signIn('agent');
    expect((await world.call('GET', 'clients/export?stages=LEAD&searchTerm=a', { token })).status).toBe(200);
    expect((await world.call('GET', 'payments/export', { token })).status).toBe(403);
    expect((await world.call('GET', 'clients/export?stages=WRONG', { token })).status).toBe(400);
    const { totalRecords } = (await world.call('GET', 'clients/count?stages=LEAD&searchTerm=a', { token })).body;
    const trail = (await added()).filter(({ action }) => action === 'EXPORT');
    expect(trail).toMatchObject([
      {
        action: 'EXPORT',
        userId: await idOf('agent'),
        resource: 'clients',
        recordId: null,
        after: { filter: { stages: 'LEAD', searchTerm: 'a' }, records: totalRecords },
      },
    ]);
  });

  it('tells of a refused call whose it was and what was lacking, once in ten minutes for each of their calls', async () => {
    const [token, userId] = [await world.signIn('agent'), await idOf('agent')];
    const call = (path: string) => {
      world.clock.advance(1_000);
      return world.call('GET', path, { token });
    };
    for (const path of ['backups/export', 'backups/export', 'logs', 'backups/export'])
      expect((await call(path)).status).toBe(403);
    const refused = async () => (await added()).filter(({ action }) => action === 'REFUSED');
    const told = { userId, apiKeyId: null, resource: 'users', recordId: userId, before: null, after: null };
    expect(await refused()).toMatchObject([
      { ...told, reason: expect.stringMatching(/^GET \/api\/v1\/backups\/export: This needs the permission: /) },
      { ...told, reason: 'GET /api/v1/logs: This needs the permission: View Subscription Activation Logs.' },
    ]);
    world.clock.advance(10 * 60_000 + 1);
    await call('backups/export');
    expect(await refused()).toHaveLength(3);
  });

  it('tells of no refusal where nobody is signed in, or where the caller is asked to confirm who they are', async () => {
    expect((await world.call('GET', 'logs')).status).toBe(401);
    const token = await world.signIn('admin');
    world.clock.advance(3_600_000);
    const asked = await world.call('POST', 'api-keys', { token, body: {} });
    expect([asked.status, asked.body.code]).toEqual([403, 'CONFIRM_IDENTITY']);
    expect((await added()).filter(({ action }) => action === 'REFUSED')).toEqual([]);
  });

  it('tells of a wrong password and of a wrong code within a session, and nothing of what was typed', async () => {
    const [token, userId] = [await world.signIn('support'), await idOf('support')];
    const send = (path: string, body: object) => {
      world.clock.advance(1_000);
      return world.call('POST', `accounts/auth/${path}`, { token, body });
    };
    expect((await send('change-password', { currentPassword: WRONG, newPassword: 'three-wise-herons' })).status).toBe(
      422,
    );
    expect((await send('confirm', { password: WRONG })).status).toBe(422);
    const { body } = await send('second-factor/begin', { password: DEMO_PASSWORD });
    expect(body).toHaveProperty('setUp');
    expect((await send('second-factor/confirm', { code: '000000' })).status).toBe(422);
    const told = { action: 'CONFIRMATION_FAILED', userId, resource: 'users', recordId: userId };
    const trail = (await added()).filter(({ action }) => action === 'CONFIRMATION_FAILED');
    expect(trail).toMatchObject([
      { ...told, reason: 'Wrong password' },
      { ...told, reason: 'Wrong password' },
      { ...told, reason: 'Wrong code' },
    ]);
    expect(JSON.stringify(trail)).not.toContain(WRONG);
  });

  it('is found by each of its actions', async () => {
    const token = await world.signIn('admin');
    for (const action of [
      'SIGN_IN',
      'SIGN_IN_FAILED',
      'SIGN_OUT',
      'CONFIRMATION_FAILED',
      'REFUSED',
      'EXPORT',
      'UNMASK',
    ]) {
      const { body } = await world.call<{ logs: { action: string }[] }>('GET', `logs?actions=${action}`, { token });
      expect(body.logs.every((each) => each.action === action)).toBe(true);
    }
  });
});
