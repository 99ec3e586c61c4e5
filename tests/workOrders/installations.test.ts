import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../contract/access/permissions';
import { accounts } from '../../resources/accounts/accounts';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { devices } from '../../resources/devices/devices';
import type { RecordOf } from '../../resources/language/defineResource';
import type { workOrders } from '../../resources/workOrders/workOrders';
import { createRecord } from '../../server/store/createRecord';
import { personHolding } from '../conformance/scopes/people';
import { openVisits } from './visitWorld';

type Device = RecordOf<typeof devices>;
type WorkOrder = RecordOf<typeof workOrders>;

const TECHNICIAN: Permission[] = ['View Work Orders', 'Update Work Orders', 'Install Devices'];
const NEEDED = 'An installation is done once its device and its measured signal are recorded.';

let scene: Awaited<ReturnType<typeof openVisits>>;
let technician: Awaited<ReturnType<typeof personHolding>>;
let admin: string;
beforeAll(async () => {
  scene = await openVisits();
  technician = await personHolding(scene.world, 'OWN', TECHNICIAN);
  admin = await scene.world.signIn('admin');
});
afterAll(() => scene?.store.close());

let serials = 0;
const inStock = async (more: Partial<Device> = {}): Promise<Device> => {
  serials += 1;
  const serialNumber = `KFUG0000${serials.toString(16).toUpperCase().padStart(4, '0')}`;
  const values = { serialNumber, manufacturer: 'Nokia', model: 'G-140W-C', ...more };
  return scene.store.transaction((tx) => createRecord(tx, devices, values, scene.world.clock.now));
};
/** Creates an account without a device. */
const bareAccount = () =>
  scene.store.transaction((tx) =>
    createRecord(tx, accounts, { accountDetail: scene.account.accountDetail }, scene.world.clock.now),
  );
/** Creates a started visit of the technician at an account that has no device yet. */
const visit = async (more: Partial<WorkOrder> = {}): Promise<WorkOrder> => {
  const accountId = more.accountId ?? (await bareAccount()).id;
  const order = await scene.open({ type: 'INSTALLATION', assigneeId: technician.userId, ...more, accountId });
  await scene.ask(technician.token, 'POST', `work-orders/${order.id}/start`);
  return order;
};
const install = (id: string, body: object, token = technician.token) =>
  scene.ask<{ workOrder: WorkOrder; error?: string; errors?: object }>(token, 'POST', `work-orders/${id}/device`, body);
const finish = (id: string) => scene.ask(technician.token, 'POST', `work-orders/${id}/done`);
const stored = async (id: string) => (await scene.store.get(devices, id)) as Device;
const inHex = (serial: string) =>
  [...serial.slice(0, 4)].map((letter) => letter.charCodeAt(0).toString(16)).join('') + serial.slice(4);

describe('an installation', () => {
  it('is done only once its device and its signal are recorded, in either notation of the serial number', async () => {
    const order = await visit();
    const device = await inStock();
    const refusal = { error: NEEDED, errors: { deviceId: 'is required', signalDbm: 'is required' } };
    expect(await finish(order.id)).toMatchObject({ status: 422, body: refusal });
    const { status, body } = await install(order.id, { serialNumber: inHex(device.serialNumber), signalDbm: -21.4 });
    expect([status, body.workOrder]).toMatchObject([200, { deviceId: device.id, signalDbm: -21.4 }]);
    const installed = { state: 'INSTALLED', accountId: order.accountId, installedOn: '2026-03-14' };
    expect(await stored(device.id)).toMatchObject(installed);
    expect((await finish(order.id)).status).toBe(200);
    const entries = await scene.store.find(logs, { where: [{ path: 'recordId', in: [order.id, device.id] }] });
    const own = entries.filter(({ userId }) => userId === technician.userId);
    expect(own.find(({ resource }) => resource === 'devices')).toMatchObject({ action: 'UPDATE', after: installed });
    expect(own.flatMap(({ reason }) => reason ?? []).sort()).toEqual([
      `Device installed: ${devices.represent(device)}`,
      'Done',
      'Started',
    ]);
    expect((await install(order.id, { serialNumber: device.serialNumber, signalDbm: -20 })).body.error).toBe(
      'This work order is closed. No device can be recorded on it.',
    );
  });

  it.each(['PUT', 'bulk-status'])('cannot be closed with a change of its status instead: %s', async (how) => {
    const order = await visit();
    const single = await scene.ask(scene.dispatcher, 'PUT', `work-orders/${order.id}`, { status: 'CLOSED' });
    const body = { ids: [order.id], status: 'CLOSED', reason: 'Because.' };
    const bulk = await scene.ask<{ outcomes: object[] }>(scene.dispatcher, 'POST', 'work-orders/bulk-status', body);
    if (how === 'PUT') expect(single).toMatchObject({ status: 422, body: { error: NEEDED } });
    else expect(bulk.body.outcomes).toEqual([{ id: order.id, changed: false, error: NEEDED }]);
    expect((await scene.read(order.id)).status).toBe('ACTIVE');
  });

  it('is closed without a device only with the right and a reason, which is kept', async () => {
    const path = (id: string) => `work-orders/${id}/done-without-device`;
    const [one, other] = [await visit(), await visit()];
    const reason = 'The customer keeps the device of the earlier provider.';
    expect((await scene.ask(technician.token, 'POST', path(one.id), { reason })).status).toBe(403);
    expect(await scene.ask(admin, 'POST', path(one.id), {})).toMatchObject({
      status: 422,
      body: { errors: { reason: 'is required' } },
    });
    expect((await scene.ask(admin, 'POST', path(one.id), { reason })).status).toBe(200);
    await scene.ask(admin, 'POST', 'work-orders/bulk-status', { ids: [other.id], status: 'CLOSED', reason });
    for (const { id } of [one, other])
      expect(await scene.read(id)).toMatchObject({ status: 'CLOSED', withoutDeviceReason: reason });
    const survey = await visit({ type: 'SURVEY' });
    expect((await scene.ask(admin, 'POST', path(survey.id), { reason })).status).toBe(409);
  });

  it('gives the same answer if the device is recorded twice, and keeps a second measurement', async () => {
    const order = await visit();
    const { serialNumber } = await inStock();
    const first = await install(order.id, { serialNumber, signalDbm: -22 });
    expect(await install(order.id, { serialNumber, signalDbm: -22 })).toMatchObject({ status: 200, body: first.body });
    expect((await install(order.id, { serialNumber, signalDbm: -20.5 })).body.workOrder.signalDbm).toBe(-20.5);
  });

  it('requires a note for a signal outside the device’s range, and refuses an impossible one', async () => {
    const order = await visit();
    const { serialNumber } = await inStock();
    const faults = async (more: object) => (await install(order.id, { serialNumber, ...more })).body.errors;
    expect(await faults({ signalDbm: -27.5 })).toEqual({
      signalNote: 'is required: the signal is out of the device’s range',
    });
    expect(await faults({ signalDbm: -7 })).toHaveProperty('signalNote');
    expect(await faults({ signalDbm: -41 })).toHaveProperty('signalDbm');
    expect(await faults({ signalDbm: -4 })).toHaveProperty('signalDbm');
    expect(await faults({})).toEqual({ signalDbm: 'is required' });
    const noted = { serialNumber, signalDbm: -27.5, signalNote: 'The splitter is dirty; cleaned tomorrow.' };
    expect((await install(order.id, noted)).body.workOrder).toMatchObject({ signalNote: noted.signalNote });
  });
});

describe('the device of a visit', () => {
  it('is refused if another customer has it, with that customer’s account', async () => {
    const owner = await bareAccount();
    const { serialNumber } = await inStock({ state: 'INSTALLED', accountId: owner.id });
    const reply = await install((await visit()).id, { serialNumber, signalDbm: -20 });
    expect([reply.status, reply.body.error]).toEqual([409, `${serialNumber} is installed at ${owner.accountNumber}.`]);
  });

  it.each(['FAULTY', 'RETURNED'] as const)('is refused if it is %s', async (state) => {
    const { serialNumber } = await inStock({ state });
    const reply = await install((await visit()).id, { serialNumber, signalDbm: -20 });
    const said = `${serialNumber} is not in stock; it is ${state.toLowerCase()}.`;
    expect([reply.status, reply.body.error]).toEqual([409, said]);
  });

  it('is added with its model if it is not in stock, but only by those who may add devices', async () => {
    const order = await visit();
    const body = { serialNumber: 'HWTC00C0FFEE', signalDbm: -20 };
    expect((await install(order.id, body)).body.errors).toEqual({
      serialNumber: 'is not in stock: check it, or ask the network team to add the device',
    });
    expect((await install(order.id, body, admin)).body.errors).toEqual({
      model: 'is required: the serial number is not in stock',
    });
    const { workOrder } = (await install(order.id, { ...body, model: 'HG8145V5' }, admin)).body;
    expect(await stored(workOrder.deviceId ?? '')).toMatchObject({ model: 'HG8145V5', state: 'INSTALLED' });
  });

  it('is one of two if two people record at once; the other is told', async () => {
    const order = await visit();
    const bodies = [await inStock(), await inStock()].map(({ serialNumber }) => ({ serialNumber, signalDbm: -20 }));
    const replies = await Promise.all(bodies.map((body) => install(order.id, body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.error).toMatch(
      /^KF-\d+ already has G-140W-C KFUG\w+\. Replace that device\.$/,
    );
  });

  it('is installed at one of two accounts if two people record it at once', async () => {
    const orders = [await visit(), await visit()];
    const { id, serialNumber } = await inStock();
    const replies = await Promise.all(orders.map((order) => install(order.id, { serialNumber, signalDbm: -20 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = orders[replies.findIndex(({ status }) => status === 200)];
    expect((await stored(id)).accountId).toBe(winner?.accountId);
  });

  it('replaces the account’s device with a reason, also on a repair', async () => {
    const owner = await bareAccount();
    const old = await inStock({ state: 'INSTALLED', accountId: owner.id });
    const order = await visit({ type: 'REPAIR', accountId: owner.id });
    const { serialNumber, id } = await inStock();
    const body = { serialNumber, signalDbm: -20 };
    const missing = await install(order.id, { ...body, replacedState: 'FAULTY' });
    expect([missing.status, missing.body.errors]).toEqual([422, { reason: 'is required' }]);
    const reply = await install(order.id, { ...body, replacedState: 'FAULTY', reason: 'No light on its port.' });
    expect(reply.status).toBe(200);
    expect(await stored(old.id)).toMatchObject({ state: 'FAULTY', accountId: null, installedOn: null });
    expect(await stored(id)).toMatchObject({ state: 'INSTALLED', accountId: owner.id });
    const [entry] = await scene.store.find(logs, { where: [{ path: 'recordId', in: [old.id] }] });
    expect(entry?.reason).toBe('No light on its port.');
  });

  it.each(['SURVEY', 'RECOVERY', 'REPAIR'] as const)(
    'is not asked for on a visit of type %s without one',
    async (type) => {
      const order = await visit({ type });
      const offered = await scene.ask<Answers['readVisitDevice']>(
        technician.token,
        'GET',
        `work-orders/${order.id}/device`,
      );
      expect(offered.body).toMatchObject({ step: null, device: null });
      const { serialNumber } = await inStock();
      const reply = await install(order.id, { serialNumber, signalDbm: -20 });
      expect([reply.status, reply.body.error]).toEqual([409, 'No device is installed on this visit.']);
    },
  );

  it('is found among the devices in stock by a part of its number in either notation', async () => {
    const { serialNumber } = await inStock();
    await inStock({ state: 'FAULTY' });
    const found = async (searchTerm: string) => {
      const path = `work-orders/stock?searchTerm=${encodeURIComponent(searchTerm)}`;
      const { body } = await scene.ask<Answers['findStockDevices']>(technician.token, 'GET', path);
      return body.devices.map((device) => device.serialNumber);
    };
    for (const typed of [serialNumber, serialNumber.slice(4), inHex(serialNumber), inHex(serialNumber).slice(0, 15)])
      expect(await found(typed), typed).toContain(serialNumber);
    expect(await found('FFFFFFFFFFFF')).toEqual([]);
  });

  it('is installed only by the visit’s people with the right', async () => {
    const order = await visit({ assigneeId: scene.ann.userId });
    const { serialNumber } = await inStock();
    const body = { serialNumber, signalDbm: -20 };
    expect((await install(order.id, body, scene.ann.token)).status).toBe(403);
    expect((await install(order.id, body)).status).toBe(404);
    expect((await scene.ask(technician.token, 'PUT', `devices/${(await inStock()).id}`, { model: 'X' })).status).toBe(
      403,
    );
  });
});

describe('a device in the back-office', () => {
  const put = (id: string, body: object) =>
    scene.ask<{ error: string; errors: object }>(admin, 'PUT', `devices/${id}`, body);

  it('is refused a state that contradicts its account', async () => {
    const { id } = await inStock();
    const account = await bareAccount();
    expect((await put(id, { accountId: account.id })).body.errors).toEqual({
      state: 'must be INSTALLED while the device has an account',
    });
    expect((await put(id, { state: 'INSTALLED' })).body.errors).toEqual({
      accountId: 'is required for an installed device',
    });
    expect((await put(id, { accountId: account.id, state: 'INSTALLED' })).status).toBe(200);
    expect((await put(id, { state: 'IN_STOCK' })).status).toBe(422);
  });

  it('is refused for an account that has one, with its name', async () => {
    const account = await bareAccount();
    const own = await inStock({ state: 'INSTALLED', accountId: account.id });
    const second = await inStock();
    const said = `${account.accountNumber} already has ${devices.represent(own)}. Replace that device.`;
    const changed = await put(second.id, { accountId: account.id, state: 'INSTALLED' });
    expect([changed.status, changed.body]).toEqual([409, { error: said, errors: { accountId: said } }]);
    const path = `accounts/${account.id}/device`;
    const installed = await scene.ask(admin, 'POST', path, { serialNumber: second.serialNumber });
    expect([installed.status, installed.body.error]).toEqual([409, said]);
  });

  it('is refused the serial number of another device in its other notation', async () => {
    const known = await inStock();
    const body = { serialNumber: inHex(known.serialNumber).toUpperCase(), model: 'G-140W-C' };
    const reply = await scene.ask<{ errors: object }>(admin, 'POST', 'devices', body);
    expect([reply.status, reply.body.errors]).toEqual([
      409,
      { serialNumber: `is the serial number of ${devices.represent(known)}` },
    ]);
  });
});
