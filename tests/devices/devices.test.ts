import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Permission } from '../../contract/access/permissions';
import type { ErrorBody } from '../../contract/api/errors';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { accountTypes } from '../../resources/accounts/accountTypes';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { sessions } from '../../resources/catalogue/systemTables';
import { devices } from '../../resources/devices/devices';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { createApp } from '../../server/app';
import { hashToken, newToken } from '../../server/base/passwords';
import { deviceManagerAt } from '../../server/devices/deviceManagerAt';
import { NetworkAccessError } from '../../server/ports/NetworkAccess';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import type { Database } from '../../server/store/Database';
import type { Store } from '../../server/store/Store';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

const PORTAL = '/api/portal';
const MANAGEMENT = `${PORTAL}/device-management`;
const NOBODYS_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const PASSWORD = 'mango-Tree 2026!';

let database: Database;
let store: Store;
let world: World;
let admin: string;
let accountId: string;
let managementId: string;
let minutes = 0;
beforeAll(async () => {
  database = await openDemoDatabase();
  store = await prepareStore(database, true, START);
});
afterAll(() => store?.close());
beforeEach(async () => {
  world = createWorld(store);
  minutes += 1;
  world.clock.advance(minutes * 60_000);
  admin = await world.signIn('admin');
  const [device] = await store.find(devices, { where: [{ path: 'state', in: ['INSTALLED'] }], limit: 1 });
  accountId = device?.accountId ?? '';
  managementId = device?.managementId ?? '';
  world.acs.behave(managementId, 'online');
});

const status = (id: string) => `${MANAGEMENT}/onu-status-by-account?accountId=${id}`;
const details = (id: string) => `${MANAGEMENT}/onu-details-by-account?accountId=${id}`;
const reboot = (id: string) => `${MANAGEMENT}/reboot-onu-by-account/${id}`;
const wifi = (id: string) => `${MANAGEMENT}/change-onu-ssid-and-password-by-account/${id}`;
const overview = (id: string) => `${PORTAL}/user/accounts/${id}`;
const get = <T = ErrorBody>(path: string, token = admin) => world.call<T>('GET', path, { token });
const post = <T = ErrorBody>(path: string, body: object, token = admin) => {
  world.clock.advance(1);
  return world.call<T>('POST', path, { token, body });
};
const refused = async (reply: Promise<{ status: number; body: ErrorBody }>) => {
  const { status, body } = await reply;
  return [status, body.error];
};
const trail = async () =>
  store.find(logs, { where: [{ path: 'resource', in: ['devices'] }], sort: { path: 'dateCreated', ascending: false } });

/** Creates an account without a device. */
async function bareAccount(): Promise<string> {
  const detail = { firstName: 'Bare', lastName: 'Account', phoneNumber: '+256772123456' };
  const accountDetail = { ...detail, companyName: null, emailAddress: null, placeOfResidence: null, tin: null };
  return (await store.transaction((tx) => createRecord(tx, accounts, { accountDetail }, START))).id;
}

let count = 0;
/** Creates a signed-in user with these permissions; returns their token. */
async function holding(...permissions: Permission[]): Promise<string> {
  count += 1;
  const token = newToken();
  const person = { fullName: 'Test Person', emailAddress: `holder${count}@kitara.example`, password: 'none' };
  await store.transaction(async (tx) => {
    const role = await createRecord(tx, roles, { name: `Role ${count}`, permissions }, START);
    const user = await createRecord(tx, users, { ...person, roleIds: [role.id] }, START);
    const expiresAt = new Date(world.clock.now.getTime() + 60_000).toISOString();
    await createRecord(
      tx,
      sessions,
      { tokenHash: hashToken(token), userId: user.id, expiresAt, confirmedAt: START.toISOString() },
      START,
    );
  });
  return token;
}

describe('reading an ONU', () => {
  it('returns its status, and its details without a password', async () => {
    const read = await get<Answers['readOnuStatus']>(status(accountId));
    expect([read.status, read.body.onuStatus]).toEqual([200, expect.objectContaining({ managementId, online: true })]);
    const { onuDetails } = (await get<Answers['readOnuDetails']>(details(accountId))).body;
    expect(onuDetails).toMatchObject({ ...read.body.onuStatus, ssid: expect.any(String), serviceEnabled: true });
    expect(Object.keys(onuDetails).join()).not.toMatch(/password|passphrase/i);
    world.acs.behave(managementId, 'offline');
    world.clock.advance(601_000);
    expect((await get<Answers['readOnuStatus']>(status(accountId))).body.onuStatus.online).toBe(false);
  });

  it('requires an account', async () => {
    const { status: code, body } = await get(`${MANAGEMENT}/onu-status-by-account`);
    expect([code, body.errors]).toEqual([400, { accountId: 'is required' }]);
  });
});

describe('a restart', () => {
  it('is done, with an audit entry of the user and the reason', async () => {
    const { body } = await post<Answers['rebootOnu']>(reboot(accountId), { reason: 'Slow since Monday' });
    expect(body.deviceTask).toEqual({ taskId: expect.any(String), state: 'done' });
    const [device] = await store.find(devices, { where: [{ path: 'accountId', in: [accountId] }] });
    const asked = { action: 'ACTION', recordId: device?.id, before: null, after: null };
    expect((await trail())[0]).toMatchObject({ ...asked, reason: 'Asked the ONU to restart: Slow since Monday' });
    expect((await get<Answers['readOnuStatus']>(status(accountId))).body.onuStatus.uptimeSeconds).toBe(0);
  });

  it.each(['offline', 'slow'] as const)('of an ONU that is %s is queued', async (behaviour) => {
    world.acs.behave(managementId, behaviour);
    const { status: code, body } = await post<Answers['rebootOnu']>(reboot(accountId), {});
    expect([code, body.deviceTask.state]).toEqual([200, 'queued']);
  });
});

describe('a change of the Wi-Fi', () => {
  const change = (body: object) => post<Answers['changeOnuWifi']>(wifi(accountId), body);

  it('sets the name, the password, or both, which the audit entry shows', async () => {
    expect((await change({ ssid: 'Home ☀', password: PASSWORD })).body.deviceTask.state).toBe('done');
    expect((await trail())[0]).toMatchObject({ action: 'ACTION', after: { ssid: 'Home ☀', passwordChanged: true } });
    expect((await get<Answers['readOnuDetails']>(details(accountId))).body.onuDetails.ssid).toBe('Home ☀');
    await change({ ssid: 'Office', password: '' });
    expect((await trail())[0]?.after).toEqual({ ssid: 'Office', passwordChanged: false });
    await change({ password: PASSWORD });
    expect((await trail())[0]?.after).toEqual({ passwordChanged: true });
    expect((await get<Answers['readOnuDetails']>(details(accountId))).body.onuDetails.ssid).toBe('Office');
  });

  it.each([
    [{ ssid: 'x'.repeat(33) }, 'ssid'],
    [{ ssid: '☀'.repeat(11) }, 'ssid'],
    [{ ssid: 'two\nlines' }, 'ssid'],
    [{ password: 'seven77' }, 'password'],
    [{ password: 'x'.repeat(64) }, 'password'],
    [{ password: 'passwörd' }, 'password'],
    [{ password: 'tab\there' }, 'password'],
    [{}, 'ssid'],
    [{ ssid: '', password: null }, 'password'],
    [{ ssid: 'Home', secret: 'x' }, 'secret'],
  ])('%j is refused', async (body, field) => {
    const { status: code, body: answer } = await post(wifi(accountId), body);
    expect(code).toBe(422);
    expect(answer.errors).toHaveProperty(field);
  });

  it.each([{ ssid: 'x'.repeat(32) }, { ssid: '☀'.repeat(10) }, { password: ' 1234 67' }, { password: '~'.repeat(63) }])(
    '%j is accepted',
    async (body) => {
      expect((await change(body)).status).toBe(200);
    },
  );
});

describe('an account', () => {
  it('is shown with its type, its active subscription and its device', async () => {
    const [active] = await store.find(subscriptions, {
      where: [{ path: 'status', in: ['ACTIVE'] }],
      sort: { path: 'endDate', ascending: false },
      limit: 1,
    });
    const account = await store.get(accounts, active?.accountId ?? '');
    const accountType = account?.accountTypeId ? await store.get(accountTypes, account.accountTypeId) : null;
    const [device = null] = await store.find(devices, { where: [{ path: 'accountId', in: [account?.id ?? ''] }] });
    const { body } = await get<Answers['readAccountOverview']>(overview(account?.id ?? ''));
    expect(body.account).toEqual({ ...account, accountType, activeSubscription: active, device });
  });

  it('is shown without missing parts', async () => {
    const { body } = await get<Answers['readAccountOverview']>(overview(await bareAccount()));
    expect(body.account).toMatchObject({ accountType: null, activeSubscription: null, device: null });
  });
});

const CALLS: [string, (id: string, token?: string) => Promise<{ status: number; body: ErrorBody }>, Permission[]][] = [
  ['status', (id, token) => get(status(id), token), ['View Devices', 'View Accounts']],
  ['details', (id, token) => get(details(id), token), ['View Devices', 'View Accounts']],
  ['restart', (id, token) => post(reboot(id), {}, token), ['Reboot Devices']],
  ['change of the Wi-Fi', (id, token) => post(wifi(id), { ssid: 'Home', password: PASSWORD }, token), ['Change Wi-Fi']],
];

describe.each(CALLS)('%s', (_name, call, permissions) => {
  it('requires its permission', async () => {
    for (const permission of permissions) expect((await call(accountId, await holding(permission))).status).toBe(200);
    const others = (
      ['View Devices', 'View Accounts', 'Update Devices', 'Reboot Devices', 'Change Wi-Fi'] as const
    ).filter((each) => !permissions.includes(each));
    expect((await call(accountId, await holding(...others))).status).toBe(403);
  });

  it('says what is missing', async () => {
    const bare = await bareAccount();
    expect(await refused(call(NOBODYS_ID))).toEqual([404, 'There is no such account.']);
    expect(await refused(call(bare))).toEqual([404, 'No device is installed for this account.']);
    const stock = { serialNumber: `S${bare}`, model: 'F670L', state: 'INSTALLED' as const, accountId: bare };
    const device = await store.transaction((tx) => createRecord(tx, devices, stock, START));
    expect((await refused(call(bare)))[0]).toBe(409);
    await store.update(devices, device.id, { managementId: `unknown ${bare}` });
    expect(await refused(call(bare))).toEqual([404, 'The device manager does not know this device.']);
  });

  it('is unavailable while the device manager is', async () => {
    world.acs.outage('503');
    expect(await refused(call(accountId))).toEqual([503, expect.stringContaining('HTTP 503')]);
  });
});

it('all device calls are unavailable if devices are off', async () => {
  const app = createApp({ ...world.deps, devices: deviceManagerAt(() => null) });
  const headers = { authorization: `Bearer ${admin}` };
  for (const [method, path] of [
    ['GET', status(accountId)],
    ['POST', reboot(accountId)],
  ] as const) {
    const answer = await app.request(path, { method, headers });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: 'Devices are off here: no device manager is set up.' },
    ]);
  }
});

it.each(CALLS.slice(2))('a refused %s is a conflict with the reason', async (_name, call) => {
  world.acs.behave(managementId, 'faulty');
  const refusal = [409, 'The device refused: Internal error (cwmp.9002).'];
  expect(await refused(call(accountId))).toEqual(refusal);
});

it('stores a Wi-Fi password nowhere: no answer, log line, table or stand-in state contains it', async () => {
  const written: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => written.push(line) });
  const app = createApp({ ...world.deps, log });
  const change = async (body: object) => {
    const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' };
    const answer = await app.request(wifi(accountId), { method: 'POST', headers, body: JSON.stringify(body) });
    written.push(await answer.text());
    return answer.status;
  };
  expect(await change({ ssid: 'Home', password: PASSWORD })).toBe(200);
  expect(await change({ ssid: 'x'.repeat(40), password: PASSWORD })).toBe(422);
  expect(await change({ password: `${PASSWORD}é` })).toBe(422);
  for (const behaviour of ['offline', 'slow', 'faulty'] as const) {
    world.acs.behave(managementId, behaviour);
    expect(await change({ password: PASSWORD })).toBe(behaviour === 'faulty' ? 409 : 200);
  }
  for (const outage of ['503', 'nonsense', 'lost-answer'] as const) {
    world.acs.outage(outage);
    expect(await change({ password: PASSWORD })).toBe(503);
  }
  const { acs } = world;
  written.push(JSON.stringify([acs.devices(), acs.tasks(), acs.faults(), acs.requests()]));
  for (const { tablename } of await database.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`))
    for (const row of await database.query(`SELECT t::text AS row FROM "${tablename}" t`))
      written.push(String(row.row));
  expect(written.length).toBeGreaterThan(1_000);
  expect(written.filter((text) => text.includes('passwordChanged')).length).toBeGreaterThan(4);
  expect(written.filter((text) => text.includes(PASSWORD))).toEqual([]);
});

describe('the access to the internet', () => {
  const faultOf = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof NetworkAccessError)) return error;
    const { kind, message, waitsFor } = error;
    return { kind, message, ...(waitsFor ? { waitsFor } : {}) };
  };

  it('is allowed and suspended by the ONU of the account', async () => {
    const { network } = world.deps;
    expect(await network.allow({ accountId })).toEqual({ state: 'applied' });
    expect(await network.state({ accountId })).toBe('allowed');
    expect(await network.suspend({ accountId })).toEqual({ state: 'applied' });
    expect(await network.state({ accountId })).toBe('suspended');
    expect(await network.allow({ accountId })).toEqual({ state: 'applied' });
  });

  it('waits for an ONU that is offline, and says if it has not been seen for a day', async () => {
    const { network } = world.deps;
    world.acs.behave(managementId, 'offline');
    for (const change of [network.allow, network.suspend])
      expect(await change({ accountId })).toEqual({
        ...{ state: 'queued', waitsFor: 'NEXT_REPORT' },
        reason: expect.stringMatching(/offline .* when it reports/),
      });
    world.clock.advance(86_400_000);
    expect(await network.suspend({ accountId })).toMatchObject({
      ...{ state: 'queued', waitsFor: 'NOT_SEEN' },
      reason: expect.stringContaining('has not reported for a day'),
    });
  });

  it('waits for a device, and for its link to the device manager', async () => {
    const { network } = world.deps;
    const bare = await bareAccount();
    const none = { kind: 'refused', message: 'No device is installed for this account.', waitsFor: 'NO_DEVICE' };
    expect(await faultOf(network.allow({ accountId: bare }))).toEqual(none);
    expect(await network.suspend({ accountId: bare })).toEqual({
      state: 'applied',
      note: 'Nothing had to be switched off: no device is installed for this account.',
    });
    expect(await network.state({ accountId: bare })).toBe('suspended');
    const serialNumber = '48575443CC000006';
    const device = await store.transaction((tx) =>
      createRecord(tx, devices, { serialNumber, model: 'HG8145V5', state: 'INSTALLED', accountId: bare }, START),
    );
    const message = expect.stringMatching(/^HG8145V5 48575443CC000006 is not linked to the device manager/);
    for (const change of [network.allow, network.suspend])
      expect(await faultOf(change({ accountId: bare }))).toEqual({ kind: 'refused', message, waitsFor: 'NOT_LINKED' });
    await store.update(devices, device.id, { managementId: `unknown ${bare}` });
    expect(await faultOf(network.suspend({ accountId: bare }))).toMatchObject({ waitsFor: 'NOT_LINKED' });
    await store.update(devices, device.id, { managementId: null });
    // The device manager knows it in the other notation.
    world.acs.behave('00259E-HG8145V5-HWTCCC000006', 'online');
    expect(await network.suspend({ accountId: bare })).toEqual({ state: 'applied' });
    expect((await store.get(devices, device.id))?.managementId).toBe('00259E-HG8145V5-HWTCCC000006');
    expect(await network.state({ accountId: bare })).toBe('suspended');
  });

  it('distinguishes an ONU that refuses from a device manager that cannot be reached', async () => {
    const { network } = world.deps;
    world.acs.behave(managementId, 'faulty');
    expect(await faultOf(network.allow({ accountId }))).toMatchObject({ kind: 'refused' });
    world.acs.outage('503');
    expect(await faultOf(network.allow({ accountId }))).toMatchObject({ kind: 'unreachable' });
    expect(await faultOf(network.state({ accountId }))).toMatchObject({ kind: 'unreachable' });
    world.acs.outage('none');
  });
});
