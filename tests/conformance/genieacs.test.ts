import { describe, expect, it } from 'vitest';
import { DeviceError, type DeviceManager } from '../../server/ports/DeviceManager';
import { FAULTY, genieAcsWorld, NOKIA, OFFLINE, ONLINE, SLOW } from './genieAcsWorld';

const PASSWORD = 'mango-Tree 2026!';
const INFORM = 300;

const refusal = async (work: Promise<unknown>) => {
  const error = await work.catch((fault) => fault);
  if (!(error instanceof DeviceError)) throw new Error('It was not refused.', { cause: error });
  return { kind: error.kind, message: error.message };
};
const METHODS: [string, (manager: DeviceManager, id: string) => Promise<unknown>][] = [
  ['status', (manager, id) => manager.status(id)],
  ['details', (manager, id) => manager.details(id)],
  ['reboot', (manager, id) => manager.reboot(id)],
  ['changeWifi', (manager, id) => manager.changeWifi(id, { ssid: 'Home', password: PASSWORD })],
  ['setService', (manager, id) => manager.setService(id, false)],
];

describe('an ONU', () => {
  it('is read with its status as of its last report', async () => {
    const { manager, advance } = genieAcsWorld();
    const status = await manager.status(ONLINE);
    expect(status).toEqual({
      managementId: ONLINE,
      online: true,
      lastInformAt: '2026-03-14T08:58:00.000Z',
      uptimeSeconds: expect.any(Number),
      opticalPowerDbm: expect.any(Number),
    });
    expect(status.opticalPowerDbm).toBeLessThan(-15);
    expect(status.opticalPowerDbm).toBeGreaterThan(-28);
    advance(INFORM);
    const later = await manager.status(ONLINE);
    expect(later.lastInformAt).toBe('2026-03-14T09:05:00.000Z');
    expect(later.uptimeSeconds).toBe((status.uptimeSeconds ?? 0) + INFORM + 120);
  });

  it('is read with its details, in either data model', async () => {
    const { manager } = genieAcsWorld();
    const details = {
      softwareVersion: expect.stringMatching(/^V5R/),
      ipAddress: expect.stringMatching(/^100\.64\./),
      ssid: 'Kitara-3C00',
      connectedDevices: expect.any(Number),
      serviceEnabled: true,
      serialNumber: 'KFUG1A2B3C00',
    };
    const huawei = { manufacturer: 'Huawei Technologies Co., Ltd', model: 'EG8145V5' };
    expect(await manager.details(ONLINE)).toEqual({ ...(await manager.status(ONLINE)), ...huawei, ...details });
    const nokia = { manufacturer: 'Nokia', model: 'G-140W-C' };
    expect(await manager.details(NOKIA)).toEqual({ ...(await manager.status(NOKIA)), ...nokia, ...details });
  });

  it('is read as offline if it has not reported', async () => {
    const { manager } = genieAcsWorld();
    expect(await manager.status(OFFLINE)).toMatchObject({ online: false });
  });
});

describe('an ONU that accepts a task', () => {
  it('restarts', async () => {
    const { manager, orders, acs } = genieAcsWorld();
    expect(await manager.reboot(ONLINE)).toEqual({ taskId: expect.stringMatching(/^[0-9a-f]{24}$/), state: 'done' });
    expect((await manager.status(ONLINE)).uptimeSeconds).toBe(0);
    expect(orders()).toEqual([`POST /nbi/devices/${ONLINE}/tasks?timeout=5000&connection_request`]);
    expect(acs.tasks()).toEqual([]);
  });

  it.each([ONLINE, NOKIA])('gets a new name, a new password, or both (%s)', async (id) => {
    const { manager } = genieAcsWorld();
    expect(await manager.changeWifi(id, { ssid: 'Mango "House" ☀' })).toMatchObject({ state: 'done' });
    expect((await manager.details(id)).ssid).toBe('Mango "House" ☀');
    expect(await manager.changeWifi(id, { password: PASSWORD })).toMatchObject({ state: 'done' });
    expect((await manager.details(id)).ssid).toBe('Mango "House" ☀');
    expect(await manager.changeWifi(id, { ssid: 'Home', password: PASSWORD })).toMatchObject({ state: 'done' });
    expect((await manager.details(id)).ssid).toBe('Home');
  });

  it.each([ONLINE, NOKIA])('is disconnected and reconnected (%s)', async (id) => {
    const { manager } = genieAcsWorld();
    for (const enabled of [false, true]) {
      expect(await manager.setService(id, enabled)).toMatchObject({ state: 'done' });
      expect((await manager.details(id)).serviceEnabled).toBe(enabled);
    }
  });

  it('carries out the tasks later, in order, if it is offline', async () => {
    const { manager, acs, timers } = genieAcsWorld();
    const queued = await manager.changeWifi(OFFLINE, { ssid: 'First', password: PASSWORD });
    expect(queued.state).toBe('queued');
    await manager.changeWifi(OFFLINE, { ssid: 'Second' });
    expect(acs.tasks().map(({ _id }) => _id)).toContain(queued.taskId);
    expect((await manager.details(OFFLINE)).ssid).toBe('Kitara-3C03');
    acs.behave(OFFLINE, 'online');
    expect((await manager.details(OFFLINE)).ssid).toBe('Second');
    expect([acs.tasks(), timers]).toEqual([[], []]);
  });

  it('carries out the task at its next report if it does not answer the connection request', async () => {
    const { manager, timers, advance } = genieAcsWorld();
    const asked = manager.setService(SLOW, false);
    await expect.poll(() => timers.length).toBe(1);
    expect(timers[0]?.ms).toBe(5_000);
    timers[0]?.run();
    expect(await asked).toMatchObject({ state: 'queued' });
    expect((await manager.details(SLOW)).serviceEnabled).toBe(true);
    advance(INFORM);
    expect((await manager.details(SLOW)).serviceEnabled).toBe(false);
  });
});

describe('a switch of the service', () => {
  const ordered = new Date('2026-03-14T09:00:00.000Z');

  it('is done once the ONU has reported it, and never before', async () => {
    const { manager, acs, advance } = genieAcsWorld();
    acs.behave(SLOW, 'offline');
    const task = await manager.setService(SLOW, false, ordered);
    expect(task).toMatchObject({ state: 'queued', lastInformAt: expect.any(String) });
    advance(60);
    expect((await manager.setService(SLOW, false, ordered)).state).toBe('queued');
    expect(acs.tasks()).toHaveLength(1);
    acs.behave(SLOW, 'slow');
    advance(INFORM);
    expect(await manager.setService(SLOW, false, ordered)).toMatchObject({ taskId: null, state: 'done' });
    expect([(await manager.details(SLOW)).serviceEnabled, acs.tasks()]).toEqual([false, []]);
  });

  it('replaces one that waits, so that the last one counts', async () => {
    const { manager, acs } = genieAcsWorld();
    await manager.setService(OFFLINE, false);
    await manager.changeWifi(OFFLINE, { ssid: 'Kept' });
    await manager.setService(OFFLINE, true);
    expect(acs.tasks()).toHaveLength(2);
    acs.behave(OFFLINE, 'online');
    expect(await manager.details(OFFLINE)).toMatchObject({ serviceEnabled: true, ssid: 'Kept' });
  });

  it('fails with the reason if the ONU refused it at a later report', async () => {
    const { manager, acs } = genieAcsWorld();
    await manager.setService(OFFLINE, false, ordered);
    acs.behave(OFFLINE, 'faulty');
    const fault = { kind: 'fault', message: 'The device refused: Internal error (cwmp.9002).' };
    expect(await refusal(manager.setService(OFFLINE, false, ordered))).toEqual(fault);
    expect([acs.tasks(), acs.faults()]).toEqual([[], []]);
  });
});

it('a device is found by its serial number in any of the notations', async () => {
  const { manager } = genieAcsWorld();
  await manager.status(ONLINE);
  expect(await manager.findBySerial(['another', 'KFUG1A2B3C00'])).toEqual([ONLINE]);
  expect(await manager.findBySerial(['another'])).toEqual([]);
});

describe('an ONU that refuses', () => {
  it('causes a fault with its reason, and the task is withdrawn', async () => {
    const { manager, acs, orders } = genieAcsWorld();
    const fault = { kind: 'fault', message: 'The device refused: Internal error (cwmp.9002).' };
    expect(await refusal(manager.reboot(FAULTY))).toEqual(fault);
    expect(await refusal(manager.changeWifi(FAULTY, { password: PASSWORD }))).toEqual(fault);
    expect([acs.tasks(), acs.faults()]).toEqual([[], []]);
    expect(orders().filter((order) => order.startsWith('DELETE'))).toHaveLength(2);
    acs.behave(FAULTY, 'online');
    expect((await manager.details(FAULTY)).ssid).toBe('Kitara-3C09');
  });

  it('is not reported as failed while its task could not be withdrawn', async () => {
    const world = genieAcsWorld();
    const hanging: typeof fetch = async (input, init) =>
      init?.method === 'DELETE'
        ? new Response('', { status: 500 })
        : world.server.fetch(new Request(input as string, init));
    const { manager } = genieAcsWorld({ fetch: hanging });
    expect((await refusal(manager.reboot(FAULTY))).kind).toBe('unreachable');
  });

  it('does not reveal the password, even if its fault quotes it', async () => {
    const answers = [
      [{ _id: ONLINE, InternetGatewayDevice: {} }],
      { _id: 'abc', name: 'setParameterValues', parameterValues: [['x', PASSWORD]] },
      [{ code: 'cwmp.9007', message: `Invalid value '${PASSWORD}'` }],
    ];
    const quoting: typeof fetch = async (_, init) =>
      init?.method === 'DELETE'
        ? new Response('')
        : Response.json(answers.shift(), { status: init?.method === 'POST' ? 202 : 200 });
    const { manager } = genieAcsWorld({ fetch: quoting });
    const { kind, message } = await refusal(manager.changeWifi(ONLINE, { password: PASSWORD }));
    expect([kind, message]).toEqual(['fault', "The device refused: Invalid value '…' (cwmp.9007)."]);
  });
});

describe.each(METHODS)('%s', (_name, call) => {
  it('reports a missing device as unknown', async () => {
    const { manager, orders } = genieAcsWorld();
    for (const id of ['nobody', '', '..', '../tasks', 'a/b', '{"$ne":1}', '\ud800'])
      expect(await refusal(call(manager, id))).toEqual({
        kind: 'unknown',
        message: 'The device manager does not know this device.',
      });
    expect(orders()).toEqual([]);
  });

  it('reaches devices whose ids must be encoded', async () => {
    const { manager } = genieAcsWorld();
    for (const id of ["00259E-A%20b.c~*%2F'()!-S.1", '00259E-%C3%A9&?#+;=@:,-S/1', '00259E-..-..'])
      expect(await call(manager, id)).toBeDefined();
  });

  it.each(['503', 'nonsense', 'lost-answer'] as const)(
    'reports the device manager as unreachable in outage %s',
    async (outage) => {
      const { manager, acs } = genieAcsWorld();
      acs.outage(outage);
      const { kind, message } = await refusal(call(manager, ONLINE));
      expect(kind).toBe('unreachable');
      expect(message).not.toContain(PASSWORD);
    },
  );

  it('reports the device manager as unreachable without an answer, after a timeout and on a redirect', async () => {
    const refused: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const offline = await refusal(call(genieAcsWorld({ fetch: refused }).manager, ONLINE));
    expect(offline).toEqual({
      kind: 'unreachable',
      message: 'The device manager cannot be reached. Please try again.',
    });
    const late = await refusal(call(genieAcsWorld({ fetch: silent, timeoutMs: 5 }).manager, ONLINE));
    expect(late.message).toContain('did not answer within 0.005 seconds');
    const seen: (RequestRedirect | undefined)[] = [];
    const watched: typeof fetch = async (_, init) => {
      seen.push(init?.redirect);
      return new Response('[]', { status: 404 });
    };
    expect((await refusal(call(genieAcsWorld({ fetch: watched }).manager, ONLINE))).kind).toBe('unreachable');
    expect(seen).toEqual(['error']);
  });

  it('sends its user and password if the server requires them', async () => {
    const guard = { user: 'kitara', password: 'pässword:with-colon' };
    expect(await call(genieAcsWorld({ guard, credentials: guard }).manager, ONLINE)).toBeDefined();
    for (const credentials of [null, { ...guard, password: 'other' }])
      expect(await refusal(call(genieAcsWorld({ guard, credentials }).manager, ONLINE))).toEqual({
        kind: 'unreachable',
        message: 'The device manager refuses our user and password.',
      });
  });
});
