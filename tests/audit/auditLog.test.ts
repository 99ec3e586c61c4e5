import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { logs } from '../../resources/audit/logs';
import type { AnyResource } from '../../resources/language/defineResource';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { products } from '../../resources/subscriptions/products';
import { audit } from '../../server/audit/audit';
import type { Store } from '../../server/store/Store';
import { PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { doDeferred } from '../support/messaging';
import { createWorld, type World } from '../support/world';

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
  /** Signs in a second after the previous entries. */
  const enter = (username: string, password = DEMO_PASSWORD) => {
    world.clock.advance(1_000);
    return world.call<{ user: { token: string } }>('POST', 'accounts/auth/login', { body: { username, password } });
  };
  const entry = { userId: null, resource: 'users', before: null, after: null, reason: null };

  it('records sign-ins and sign-outs', async () => {
    const { body } = await enter('support@kitara.example');
    world.clock.advance(1_000);
    await world.call('POST', 'accounts/auth/logout', { token: body.user.token });
    const recordId = await idOf('support');
    expect(await added()).toMatchObject([
      { ...entry, action: 'SIGN_IN', recordId, reason: 'Password' },
      { ...entry, action: 'SIGN_OUT', recordId },
    ]);
  });

  it('records the user of a failed sign-in, and nothing of the input', async () => {
    await enter('finance@kitara.example', WRONG);
    await enter('customer@kitara.example', WRONG);
    await enter('nobody@kitara.example', WRONG);
    expect(await doDeferred(world)).toBe(3);
    const trail = await added();
    expect(trail).toMatchObject([
      { ...entry, action: 'SIGN_IN_FAILED', recordId: await idOf('finance'), reason: 'Wrong password' },
      { ...entry, action: 'SIGN_IN_FAILED', recordId: await idOf('customer'), reason: 'Wrong password' },
    ]);
    expect(JSON.stringify(trail)).not.toContain(WRONG);
    expect(JSON.stringify(trail)).not.toContain('nobody');
  });

  it('records the user and the number of records of an export, and nothing of a refused one', async () => {
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

  it('records refused users and the missing permission, once in ten minutes per call', async () => {
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

  it('records no refusal of anonymous callers or of callers who are asked to confirm their identity', async () => {
    expect((await world.call('GET', 'logs')).status).toBe(401);
    const token = await world.signIn('admin');
    world.clock.advance(3_600_000);
    const asked = await world.call('POST', 'api-keys', { token, body: {} });
    expect([asked.status, asked.body.code]).toEqual([403, 'CONFIRM_IDENTITY']);
    expect((await added()).filter(({ action }) => action === 'REFUSED')).toEqual([]);
  });

  it('records a wrong password and a wrong code within a session, but not the input', async () => {
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

  it('can be searched and filtered by visible record numbers', async () => {
    const admin = await world.signIn('admin');
    const [account] = await store.find(accounts, { where: [{ path: 'accountNumber', in: ['KF-000033'] }] });
    const [receipt] = await store.find(receipts, { limit: 1 });
    const [payment] = await store.find(payments, { where: [{ path: 'id', in: [receipt?.paymentId ?? ''] }] });
    const about = (resource: AnyResource, record: { id: string } | undefined) => {
      if (!record) throw new Error(`There is no such ${resource.name}.`);
      const change = {
        identity: null,
        action: 'ACTION',
        before: null,
        after: null,
        reason: 'found by its number',
      } as const;
      return audit(store, { ...change, resource, record }, world.clock.now);
    };
    await about(accounts, account);
    await about(receipts, receipt);
    await about(payments, payment);
    const find = async (query: Record<string, string>, token = admin) => {
      const path = `logs?${new URLSearchParams({ ...query, actions: 'ACTION', limit: '100' })}`;
      const { body } = await world.call<{ logs: { recordId: string; reason: string }[] }>('GET', path, { token });
      return [
        ...new Set(body.logs.filter(({ reason }) => reason === 'found by its number').map((each) => each.recordId)),
      ];
    };
    for (const typed of ['KF-000033', 'kf33', 'KF 33'])
      expect([await find({ searchTerm: typed }), await find({ recordId: typed })]).toEqual([
        [account?.id],
        [account?.id],
      ]);
    expect(await find({ searchTerm: receipt?.receiptNumber ?? '' })).toEqual([receipt?.id]);
    expect(await find({ recordId: payment?.reference ?? '' })).toEqual([payment?.id]);
    expect(await find({ recordId: `${account?.id},${receipt?.receiptNumber}` })).toHaveLength(2);
    expect(await find({ recordId: 'KF-999999' })).toEqual([]);
    expect(await find({ searchTerm: 'payments' })).toEqual([payment?.id]);
    const { body } = await world.call('GET', 'logs/count?recordId=KF-000033&actions=ACTION', { token: admin });
    expect(body.totalRecords).toBeGreaterThanOrEqual(1);
  });

  it('can be searched and filtered by the names of records', async () => {
    const admin = await world.signIn('admin');
    const [product] = await store.find(products, { where: [{ path: 'name', in: ['Kitara Home 20'] }] });
    const [sarah] = await store.find(users, { where: [{ path: 'fullName', in: ['Sarah Akello'] }] });
    const change = { identity: null, action: 'ACTION', before: null, after: null, reason: 'named' } as const;
    for (const [resource, record] of [
      [products, product],
      [users, sarah],
    ] as const) {
      if (!record) throw new Error(`There is no such ${resource.name}.`);
      await audit(store, { ...change, resource, record }, world.clock.now);
    }
    const find = async (query: Record<string, string>) => {
      const path = `logs?${new URLSearchParams({ ...query, actions: 'ACTION', limit: '100' })}`;
      const { body } = await world.call<{ logs: { recordId: string; reason: string }[] }>('GET', path, {
        token: admin,
      });
      return body.logs.filter(({ reason }) => reason === 'named').map(({ recordId }) => recordId);
    };
    expect(await find({ recordId: 'Kitara Home 20' })).toEqual([product?.id]);
    expect(await find({ searchTerm: 'kitara home 20' })).toEqual([product?.id]);
    expect(await find({ recordId: 'Sarah Akello' })).toEqual([sarah?.id]);
    expect(await find({ recordId: 'akello' })).toContain(sarah?.id);
    // A search for a user finds what they did.
    expect(await find({ searchTerm: 'Sarah Akello' })).toEqual([]);
    expect(await find({ recordId: 'Nobody of this name' })).toEqual([]);
  });

  it('can be filtered by each action', async () => {
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
