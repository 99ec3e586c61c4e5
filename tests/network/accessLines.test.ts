import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { devices } from '../../resources/devices/devices';
import { accessLines } from '../../resources/network/accessLines';
import { openLineSecret } from '../../server/network/lineSecret';
import { createRecord } from '../../server/store/createRecord';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import { createWorld, type World } from '../support/world';

type Created = Answers['createAccessLine'];
type Failure = { error: string; errors?: Record<string, string> };

describe.each(ADAPTERS)('access lines on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  let token: string;
  let accountId: string;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
    token = await world.signIn('admin');
    accountId = await newAccount();
  });
  afterAll(() => opened?.close());

  const newAccount = async () => {
    const accountDetail = { firstName: 'Amina', lastName: 'Nakato', phoneNumber: '+256772000001' };
    const made = await opened.store.transaction((tx) =>
      createRecord(tx, accounts, { type: 'CUSTOMER', status: 'NEW', accountDetail } as never, world.clock.now),
    );
    return made.id;
  };
  const newDevice = (serialNumber: string, at: string | null) =>
    opened.store.transaction((tx) => {
      const values = { serialNumber, model: 'EG8145V5', state: at ? 'INSTALLED' : 'IN_STOCK', accountId: at } as const;
      return createRecord(tx, devices, values, world.clock.now);
    });
  const ask = <T>(method: string, path: string, body?: object) =>
    world.call<T>(method, path, { token, ...(body ? { body } : {}) });
  const create = (username: string, more: object = {}) =>
    ask<Created & Failure>('POST', 'access-lines', { username, accountId, ...more });
  const stored = async (id: string) => {
    const found = await opened.store.get(accessLines, id);
    if (!found) throw new Error(`There is no line ${id}.`);
    return found;
  };
  const secretOf = async (id: string) => openLineSecret(world.deps.config.appSecret, await stored(id));

  it('shows a new secret once, and stores it encrypted', async () => {
    const { status, body } = await create('once');
    expect(status).toBe(201);
    const { accessLine, secret } = body;
    expect(secret).toMatch(/^[a-hjkmnp-z2-9]{20}$/);
    expect(accessLine).toMatchObject({ username: 'once', policy: 'PAY_ONLY', reason: 'UNPAID', status: 'ACTIVE' });
    expect(await secretOf(accessLine.id)).toBe(secret);
    expect(JSON.stringify(await stored(accessLine.id))).not.toContain(secret);
    const told = [
      await ask('GET', `access-lines/${accessLine.id}`),
      await ask('GET', 'access-lines?searchTerm=once'),
      await ask('GET', 'access-lines/export?searchTerm=once'),
      await ask('GET', `logs?limit=100&sortAsc=false`),
    ];
    for (const reply of told) {
      expect(reply.status).toBe(200);
      expect(JSON.stringify(reply.body)).not.toMatch(new RegExp(`${secret}|sealed`, 'i'));
    }
    const entries = await opened.store.find(logs, { where: [{ path: 'recordId', in: [accessLine.id] }] });
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${secret}|sealed`, 'i'));
  });

  it('opens a secret only under its own username and with the server’s own secret', async () => {
    const { accessLine } = (await create('bound')).body;
    const line = await stored(accessLine.id);
    expect(openLineSecret(world.deps.config.appSecret, { ...line, username: 'other' })).toBeNull();
    expect(openLineSecret('another secret of a server', line)).toBeNull();
  });

  it('gets a new secret, which replaces the old one', async () => {
    const { accessLine, secret: old } = (await create('renewed')).body;
    const { status, body } = await ask<Created>('POST', `access-lines/${accessLine.id}/secret`);
    expect(status).toBe(200);
    expect(body.secret).not.toBe(old);
    expect(await secretOf(accessLine.id)).toBe(body.secret);
  });

  it.each([
    ['username', { username: 'two words' }, 'takes letters, digits and . _ @ + : / - only'],
    ['macAddress', { macAddress: '3c:7c:3f:0a:1b' }, 'must be a MAC address, such as 3C:7C:3F:0A:1B:2C'],
    ['vlan', { vlan: 4095 }, 'must be at most 4094'],
    ['staticAddress', { staticAddress: '10.0.0.256' }, 'must be an IPv4 address, such as 102.34.56.78'],
    ['accountId', { accountId: '0193a000-0000-7000-8000-000000000000' }, 'does not exist'],
  ])('refuses a wrong %s', async (field, more, fault) => {
    const { status, body } = await create('wrong', more);
    expect([status, body.errors]).toEqual([422, { [field]: fault }]);
  });

  it.each([
    ['policy', 'ALLOW'],
    ['reason', 'PAID'],
    ['validUntil', '2099-01-01T00:00:00.000Z'],
    ['downloadMbps', 1000],
    ['status', 'TERMINATED'],
    ['sealedSecret', 'mine'],
    ['username', 'another'],
  ])('does not let anyone write its %s', async (field, value) => {
    const { body } = await create(`written-${field}`);
    const reply = await ask<Failure>('PUT', `access-lines/${body.accessLine.id}`, { [field]: value });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors ?? {})).toEqual([field]);
  });

  it('takes a MAC address as people type it, stores it in one form, and is found by each', async () => {
    const notations = ['3c:7c:3f:0a:1b:2c', '3C-7C-3F-0A-1B-2C', '3c7c.3f0a.1b2c', '3C7C3F0A1B2C', '3c 7c 3f 0a 1b 2c'];
    const { accessLine } = (await create('typed-mac')).body;
    for (const macAddress of notations) {
      const { body } = await ask<Created>('PUT', `access-lines/${accessLine.id}`, { macAddress });
      expect(body.accessLine.macAddress).toBe('3C:7C:3F:0A:1B:2C');
      const found = await ask<{ accessLines: { id: string }[] }>(
        'GET',
        `access-lines?searchTerm=${encodeURIComponent(macAddress)}`,
      );
      expect(found.body.accessLines.map(({ id }) => id)).toEqual([accessLine.id]);
    }
  });

  it('shares neither its username nor its static address with another line', async () => {
    const staticAddress = '102.35.0.9';
    const { accessLine } = (await create('first', { staticAddress })).body;
    expect((await create('first')).status).toBe(409);
    expect((await create('second', { staticAddress })).status).toBe(409);
    expect((await ask('POST', `access-lines/${accessLine.id}/terminate`, { reason: 'Sold.' })).status).toBe(200);
    expect((await create('first')).status).toBe(409);
    expect((await create('second', { staticAddress })).status).toBe(201);
  });

  it('stays as it is once it is terminated', async () => {
    const { accessLine } = (await create('ended')).body;
    const end = () => ask<Failure>('POST', `access-lines/${accessLine.id}/terminate`, { reason: 'Sold.' });
    await end();
    const later = [
      await end(),
      await ask<Failure>('POST', `access-lines/${accessLine.id}/secret`),
      await ask<Failure>('PUT', `access-lines/${accessLine.id}`, { vlan: 7 }),
    ];
    for (const { status, body } of later)
      expect([status, body.error]).toEqual([409, 'This access line is terminated.']);
  });

  it('names the device of its account, and follows its replacement', async () => {
    const owner = await newAccount();
    const device = await newDevice(`LINE1${adapter.name}`, owner);
    const { accessLine } = (await create('device', { accountId: owner })).body;
    expect(accessLine.deviceId).toBe(device.id);
    const foreign = await create('foreign', { deviceId: device.id });
    expect([foreign.status, foreign.body.errors]).toEqual([422, { deviceId: 'is not installed at this account' }]);
    const spare = await newDevice(`LINE2${adapter.name}`, null);
    const replacing = { serialNumber: spare.serialNumber, replacedState: 'FAULTY', reason: 'Broken.' };
    expect((await ask('POST', `accounts/${owner}/device`, replacing)).status).toBe(200);
    expect((await stored(accessLine.id)).deviceId).toBe(spare.id);
  });

  it('answers 401, 403 and 404 to those who ask without a token, a permission or a known line', async () => {
    const path = 'access-lines/0193a000-0000-7000-8000-000000000000';
    const agent = await world.signIn('agent');
    for (const [call, body] of [
      [`${path}/secret`, undefined],
      [`${path}/terminate`, { reason: 'Sold.' }],
    ] as const) {
      expect((await world.call('POST', call, { ...(body && { body }) })).status).toBe(401);
      expect((await world.call('POST', call, { token: agent, ...(body && { body }) })).status).toBe(403);
      expect((await ask('POST', call, body)).status).toBe(404);
    }
  });

  it('refuses a burst of a package that is slower than the package', async () => {
    const product = { name: `Slow ${adapter.name}`, downloadMbps: 20, uploadMbps: 10, price: 1000, durationDays: 30 };
    const slow = { ...product, burstDownloadMbps: 19, burstUploadMbps: 10 };
    const reply = await ask<Failure>('POST', 'products', slow);
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      { burstDownloadMbps: 'must be at least the download speed' },
    ]);
    expect((await ask('POST', 'products', { ...slow, burstDownloadMbps: 20 })).status).toBe(201);
  });
});
