import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../resources/demo/signIns';
import { logs } from '../resources/logs';
import { users } from '../resources/users';
import type { Store } from '../server/store/Store';
import { PRODUCTION_ADAPTERS } from './conformance/adapters';
import { doDeferred } from './messaging';
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
      { ...entry, action: 'SIGN_IN', recordId },
      { ...entry, action: 'SIGN_OUT', recordId },
    ]);
  });

  it('tells of failed sign-ins whose they were for, and nothing of what was typed', async () => {
    await enter('finance@kitara.example', WRONG);
    await enter('customer@kitara.example', WRONG);
    await enter('nobody@kitara.example', WRONG);
    expect(await doDeferred(world)).toBe(3);
    const trail = await added();
    expect(trail).toMatchObject([
      { ...entry, action: 'SIGN_IN_FAILED', recordId: await idOf('finance') },
      { ...entry, action: 'SIGN_IN_FAILED', recordId: await idOf('customer') },
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
    const trail = (await added()).filter(({ action }) => action !== 'SIGN_IN');
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

  it('is found by each of its actions', async () => {
    const token = await world.signIn('admin');
    for (const action of ['SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'EXPORT', 'UNMASK']) {
      const { body } = await world.call<{ logs: { action: string }[] }>('GET', `logs?actions=${action}`, { token });
      expect(body.logs.every((each) => each.action === action)).toBe(true);
    }
  });
});
