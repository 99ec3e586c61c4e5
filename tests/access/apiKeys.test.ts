import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Permission } from '../../contract/access/permissions';
import { API_KEY_LIMITS } from '../../contract/api/Call';
import { apiKeys } from '../../resources/access/apiKeys';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { keyOf, tokenHolding } from '../conformance/api/callers';
import { createWorld, createWorldWith, type World } from '../support/world';

type Made = Answers['createApiKey'];
type Refused = { error: string; errors?: Record<string, string> };

describe.each(PRODUCTION_ADAPTERS)('API keys on $name', ({ openSeeded }) => {
  let store: Store;
  let close: () => Promise<void>;
  let world: World;
  let admin: string;
  beforeAll(async () => {
    ({ store, close } = await openSeeded());
  });
  afterAll(() => close());
  beforeEach(async () => {
    world = createWorld(store);
    admin = await world.signIn('admin');
  });

  const given = { name: 'Till', permissions: ['View Accounts'], expiresOn: '2026-12-31' };
  const make = <T = Made>(body: object = {}, token = admin) =>
    world.call<T>('POST', 'api-keys', { token, body: { ...given, ...body } });
  const keyWith = async (...permissions: Permission[]) => (await make({ permissions })).body;
  const stored = async (id: string) => store.get(apiKeys, id);
  const list = (token: string) => world.call('GET', 'accounts?limit=1', { token });

  it('are returned once and stored as a hash', async () => {
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(body.key).toMatch(/^kfk_[\w-]{43}$/);
    expect(body.apiKey).toMatchObject({ ...given, prefix: body.key.slice(0, 10), status: 'ACTIVE', lastUsedAt: null });
    const told = await Promise.all(
      [`api-keys/${body.apiKey.id}`, 'api-keys?limit=200', 'api-keys/export'].map((path) =>
        world.call('GET', path, { token: admin }),
      ),
    );
    const kept = await store.find(logs, { where: [{ path: 'recordId', in: [body.apiKey.id] }] });
    expect(kept).toMatchObject([{ action: 'CREATE' }]);
    const everything = JSON.stringify([told.map((each) => each.body), kept, await stored(body.apiKey.id)]);
    expect(everything).not.toContain(body.key);
    expect(JSON.stringify(told.map((each) => each.body))).not.toMatch(/keyHash|[0-9a-f]{64}/);
  });

  it('give access to what they permit, and to nothing else that their creator may do', async () => {
    const { key } = await keyWith('View Accounts');
    expect((await list(key)).status).toBe(200);
    expect((await world.call('GET', 'payments?limit=1', { token: key })).status).toBe(403);
    expect((await world.call('GET', 'payments?limit=1', { token: admin })).status).toBe(200);
  });

  it.each([
    ['POST', 'accounts/auth/logout'],
    ['GET', 'accounts/auth/access'],
    ['GET', 'accounts/auth/sessions'],
    ['GET', 'accounts/auth/profile'],
    ['GET', 'api-keys'],
    ['POST', 'api-keys'],
    ['GET', 'users'],
    ['POST', 'users'],
  ])('do not give access to %s %s, with all permissions of a key except reading users', async (method, path) => {
    const [{ id: makerId } = { id: '' }] = await store.find(users, {
      where: [{ path: 'emailAddress', in: ['admin@kitara.example'] }],
    });
    const key = await keyOf(world, { makerId });
    const { status } = await world.call(method, path, { token: key, ...(method === 'GET' ? {} : { body: {} }) });
    expect(status).toBe(path === 'users' && method === 'GET' ? 200 : 403);
  });

  it('can have no permission to admit people, nor one that their creator lacks', async () => {
    const unknown = await make<Refused>({ permissions: ['Update Users'] });
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['permissions.0']]);
    const token = await tokenHolding(world, ['Manage API Keys', 'View Accounts']);
    expect((await make({}, token)).status).toBe(201);
    const beyond = await make<Refused>({ permissions: ['View Accounts', 'View Payments'] }, token);
    expect([beyond.status, beyond.body.errors?.permissions]).toEqual([
      403,
      'You cannot give a key permissions that you do not hold: View Payments.',
    ]);
  });

  it('cannot be created without a permission, nor for more than a year', async () => {
    const faults = [{ permissions: [] }, { expiresOn: '2027-03-15' }, { expiresOn: '2026-03-13' }, { name: ' ' }];
    for (const fault of faults) {
      const { status, body } = await make<Refused>(fault);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, Object.keys(fault)]);
    }
  });

  it('lose their creator’s lost permissions at once, and all access when the creator is disabled', async () => {
    const role = await createRecord(
      store,
      roles,
      { name: `R${Math.random()}`, permissions: ['View Accounts', 'View Products'] },
      world.clock.now,
    );
    const person = { fullName: 'Key Maker', emailAddress: `${Math.random()}@kitara.example`, password: 'none' };
    const maker = await createRecord(store, users, { ...person, roleIds: [role.id] }, world.clock.now);
    const key = await keyOf(world, { makerId: maker.id });
    expect((await list(key)).status).toBe(200);
    expect((await world.call('GET', 'payments?limit=1', { token: key })).status).toBe(403);
    await store.update(roles, role.id, { permissions: ['View Products'] });
    expect((await list(key)).status).toBe(403);
    await store.update(users, maker.id, { status: 'DISABLED' });
    expect((await list(key)).status).toBe(401);
  });

  it('are revoked when their creator changes the password, signs out everywhere, is disabled or gets another password', async () => {
    const person = async () => {
      const emailAddress = `${Math.random()}@kitara.example`;
      const [found] = await store.find(users, { where: [{ path: 'emailAddress', in: ['admin@kitara.example'] }] });
      const { password = '', roleIds = [] } = found ?? {};
      const maker = await createRecord(
        store,
        users,
        { fullName: 'Key Maker', emailAddress, password, roleIds, accountType: 'Staff' },
        world.clock.now,
      );
      const token = await world.signIn(emailAddress.replace('@kitara.example', ''));
      return { id: maker.id, token, key: (await make({}, token)).body.key };
    };
    const ends: ((of: { id: string; token: string }) => Promise<{ status: number }>)[] = [
      ({ token }) =>
        world.call('POST', 'accounts/auth/change-password', {
          token,
          body: { currentPassword: DEMO_PASSWORD, newPassword: 'three-wise-herons' },
        }),
      ({ token }) => world.call('POST', 'accounts/auth/sign-out-everywhere', { token }),
      ({ id }) => world.call('PUT', `users/${id}`, { token: admin, body: { password: 'three-wise-herons' } }),
      async ({ id }) => {
        await world.call('PUT', `users/${id}`, { token: admin, body: { status: 'DISABLED' } });
        return world.call('PUT', `users/${id}`, { token: admin, body: { status: 'ACTIVE' } });
      },
    ];
    for (const end of ends) {
      const maker = await person();
      expect((await list(maker.key)).status).toBe(200);
      expect((await end(maker)).status).toBe(200);
      expect((await list(maker.key)).status).toBe(401);
      const where = [{ path: 'makerId', in: [maker.id] }] as const;
      expect(await store.find(apiKeys, { where })).toMatchObject([
        { status: 'REVOKED', revokedAt: world.clock.now.toISOString() },
      ]);
    }
  });

  it('have their creator’s row scope', async () => {
    const agent = await world.signIn('agent');
    const [{ id: makerId } = { id: '' }] = await store.find(users, {
      where: [{ path: 'emailAddress', in: ['agent@kitara.example'] }],
    });
    const key = await keyOf(world, { makerId });
    const [byKey, own, all] = await Promise.all(
      [key, agent, admin].map(async (token) => (await world.call('GET', 'clients?limit=200', { token })).body),
    );
    expect(byKey).toEqual(own);
    expect(byKey?.totalRecords).not.toBe(all?.totalRecords);
  });

  it('cannot grant more than the key permits', async () => {
    const limited = await createRecord(
      store,
      roles,
      { name: `L${Math.random()}`, permissions: ['View Payments'], scope: 'AGENCY' },
      world.clock.now,
    );
    const person = { fullName: 'Agency User', emailAddress: `${Math.random()}@kitara.example`, password: 'none' };
    const { id: userId } = await createRecord(store, users, { ...person, roleIds: [limited.id] }, world.clock.now);
    const [agency] = await store.find(businessSalesAgents, { where: [{ path: 'userId', isNull: true }], limit: 1 });
    const { key } = await keyWith('View Business Sales Agents', 'Update Business Sales Agents');
    const change = (token: string) =>
      world.call('PUT', `business-sales-agents/${agency?.id}`, { token, body: { userId } });
    expect((await change(key)).status).toBe(403);
    expect((await change(admin)).status).toBe(200);
  });

  it('record their last use, once a minute', async () => {
    const { apiKey, key } = await keyWith('View Accounts');
    const used = async () => {
      await list(key);
      return (await stored(apiKey.id))?.lastUsedAt;
    };
    const first = await used();
    expect(first).toBe(world.clock.now.toISOString());
    world.clock.advance(59_999);
    expect(await used()).toBe(first);
    world.clock.advance(1);
    expect(await used()).toBe(world.clock.now.toISOString());
  });

  it('are named in the audit log beside their creator', async () => {
    const { apiKey, key } = await keyWith('View Accounts', 'Update Accounts');
    const [account] = await store.find(accounts, { where: [{ path: 'status', in: ['ACTIVE'] }], limit: 1 });
    const body = { accountDetail: { placeOfResidence: `Plot ${Math.random()}` } };
    expect((await world.call('PUT', `accounts/${account?.id}`, { token: key, body })).status).toBe(200);
    const entries = await store.find(logs, { where: [{ path: 'recordId', in: [account?.id ?? ''] }] });
    expect(entries.at(-1)).toMatchObject({ action: 'UPDATE', userId: apiKey.makerId, apiKeyId: apiKey.id });
  });

  it('can be revoked once, and give no access from the next call on', async () => {
    const { apiKey, key } = await keyWith('View Accounts');
    const revoke = () => world.call('POST', `api-keys/${apiKey.id}/revoke`, { token: admin });
    expect((await list(key)).status).toBe(200);
    expect((await revoke()).body).toMatchObject({ apiKey: { status: 'REVOKED' } });
    expect((await list(key)).status).toBe(401);
    expect((await revoke()).status).toBe(409);
  });

  it('are limited separately', async () => {
    world = createWorldWith(store, {});
    const [one, other] = [await keyWith('View Accounts'), await keyWith('View Accounts')];
    const most = API_KEY_LIMITS[0]?.most ?? 0;
    for (let calls = 0; calls < most; calls++)
      if ((await list(one.key)).status !== 200) throw new Error(`Call ${calls}.`);
    const refused = await list(one.key);
    expect([refused.status, refused.body]).toEqual([
      429,
      { error: 'Too many calls with this key. Try again in 1 minute.' },
    ]);
    expect((await list(other.key)).status).toBe(200);
    expect((await list(admin)).status).toBe(200);
    world.clock.advance(60_000);
    expect((await list(one.key)).status).toBe(200);
  });
});
