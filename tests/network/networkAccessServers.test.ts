import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { nasSilences } from '../../resources/network/nasSilences';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { openSharedSecret } from '../../server/network/sharedSecret';
import { createRecord } from '../../server/store/createRecord';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import { createWorld, type World } from '../support/world';

type Created = Answers['createNas'] & { errors?: Record<string, string>; error: string };

describe.each(ADAPTERS)('the NAS list on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  let token: string;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
    token = await world.signIn('admin');
  });
  afterAll(() => opened?.close());

  let last = 0;
  const ask = (method: string, path: string, body?: object) =>
    world.call<Created>(method, path, { token, ...(body ? { body } : {}) });
  const create = (more: object = {}) => {
    last += 1;
    const given = { name: `nas-${last}`, address: `10.30.0.${last}`, vendor: 'MIKROTIK', ...more };
    return ask('POST', 'network-access-servers', given);
  };
  const stored = async (id: string) => {
    const found = await opened.store.get(networkAccessServers, id);
    if (!found) throw new Error(`There is no NAS ${id}.`);
    return found;
  };
  const secretOf = async (id: string) => openSharedSecret(world.deps.config.appSecret, await stored(id));

  it('shows a new shared secret once, and stores it encrypted', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    const { networkAccessServer: nas, secret } = body;
    expect(secret).toMatch(/^[a-hjkmnp-z2-9]{20}$/);
    expect(nas).toMatchObject({ vendor: 'MIKROTIK', coaPort: 3799, status: 'ACTIVE', note: null });
    expect(await secretOf(nas.id)).toBe(secret);
    const told = [
      await ask('GET', `network-access-servers/${nas.id}`),
      await ask('GET', `network-access-servers?searchTerm=${nas.name}`),
      await ask('GET', `network-access-servers/export?searchTerm=${nas.name}`),
      { status: 200, body: await opened.store.find(logs, { where: [{ path: 'recordId', in: [nas.id] }] }) },
    ];
    for (const reply of told) {
      expect(reply.status).toBe(200);
      expect(JSON.stringify(reply.body)).not.toMatch(new RegExp(`${secret}|sealed`, 'i'));
    }
  });

  it('takes the shared secret that a router has already', async () => {
    const { body } = await create({ secret: 'Old-Secret_2019.kampala' });
    expect(await secretOf(body.networkAccessServer.id)).toBe('Old-Secret_2019.kampala');
  });

  it('gets a new shared secret, which replaces the old one', async () => {
    const { networkAccessServer: nas, secret: old } = (await create()).body;
    const { status, body } = await ask('POST', `network-access-servers/${nas.id}/secret`);
    expect(status).toBe(200);
    expect(body.secret).not.toBe(old);
    expect(await secretOf(nas.id)).toBe(body.secret);
  });

  it('opens a shared secret only under its own name and with the server’s own secret', async () => {
    const nas = await stored((await create()).body.networkAccessServer.id);
    expect(openSharedSecret(world.deps.config.appSecret, { ...nas, name: 'other' })).toBeNull();
    expect(openSharedSecret('another secret of a server', nas)).toBeNull();
  });

  it.each([
    ['name', { name: 'two words' }, 'takes letters, digits and . _ - only'],
    ['address', { address: '10.0.0' }, 'must be an IPv4 address, such as 102.34.56.78'],
    ['address', { address: '224.0.0.1' }, 'cannot be the address of a NAS'],
    ['coaPort', { coaPort: 0 }, 'must be at least 1'],
    ['vendor', { vendor: 'JUNIPER' }, 'must be one of: MIKROTIK, HUAWEI, CISCO, OTHER'],
    ['secret', { secret: 'short' }, 'takes at least 16 characters'],
    ['secret', { secret: 'has a "quote" in it' }, 'takes letters, digits and . _ @ + : / = ! * # - only'],
  ])('refuses a wrong %s', async (field, more, fault) => {
    const { status, body } = await create(more);
    expect([status, body.errors]).toEqual([422, { [field]: fault }]);
  });

  it('shares neither its name nor its address with another NAS', async () => {
    await create({ name: 'twice', address: '10.31.0.1' });
    expect((await create({ name: 'twice' })).status).toBe(409);
    expect((await create({ address: '10.31.0.1' })).status).toBe(409);
  });

  it('is disabled and moved, but keeps its name and gets no secret that way', async () => {
    const { networkAccessServer: nas } = (await create()).body;
    const changed = { address: '10.31.0.2', status: 'DISABLED', coaPort: 1700, note: 'Moved.' };
    expect((await ask('PUT', `network-access-servers/${nas.id}`, changed)).status).toBe(200);
    expect(await stored(nas.id)).toMatchObject(changed);
    for (const [field, value] of [
      ['name', 'renamed'],
      ['sealedSecret', 'mine'],
    ] as const) {
      const reply = await ask('PUT', `network-access-servers/${nas.id}`, { [field]: value });
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('says what a NAS reported last, and since when it is silent', async () => {
    const { networkAccessServer: nas } = (await create({ address: '10.31.0.9' })).body;
    const health = async () => (await ask('GET', `network-access-servers/${nas.id}/health`)).body;
    const none = { liveSessions: 0, lastReportAt: null, silentSince: null, radiusAddress: null, interimSeconds: 300 };
    expect(await health()).toEqual({ nasHealth: none });
    const at = (minute: number) => `2026-03-01T10:0${minute}:00.000Z`;
    const session = (number: number, status: 'LIVE' | 'ENDED') => ({
      ...{ username: `health-${number}`, nasAddress: nas.address, sessionId: `H${number}`, occurrence: 1, status },
      ...{ startedAt: at(0), lastUpdateAt: at(number), downloadBytes: 0, uploadBytes: 0 },
    });
    const silence = { nasAddress: nas.address, beganAt: at(4), silentSessions: 1, liveSessions: 1 };
    await opened.store.transaction(async (tx) => {
      await createRecord(tx, radiusSessions, session(1, 'LIVE'), world.clock.now);
      await createRecord(tx, radiusSessions, session(2, 'ENDED'), world.clock.now);
      await createRecord(tx, nasSilences, { ...silence, beganAt: at(3), endedAt: at(3) }, world.clock.now);
    });
    expect(await health()).toMatchObject({ nasHealth: { liveSessions: 1, lastReportAt: at(2), silentSince: null } });
    await opened.store.transaction((tx) => createRecord(tx, nasSilences, silence, world.clock.now));
    expect(await health()).toMatchObject({ nasHealth: { silentSince: at(4) } });
    expect((await ask('GET', `network-access-servers/${crypto.randomUUID()}/health`)).status).toBe(404);
  });

  it('answers 401, 403 and 404 to those who ask without a token, a permission or a known NAS', async () => {
    const path = 'network-access-servers/0193a000-0000-7000-8000-000000000000/secret';
    const agent = await world.signIn('agent');
    expect((await world.call('POST', path)).status).toBe(401);
    expect((await world.call('POST', path, { token: agent })).status).toBe(403);
    expect((await ask('POST', path)).status).toBe(404);
  });
});
