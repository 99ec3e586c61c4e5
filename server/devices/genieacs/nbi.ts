import { z } from 'zod';
import { DeviceError, type DeviceTask } from '../../ports/DeviceManager';
import { createNbiTransport, type NbiAccess, type NbiReply } from './transport';

export interface NbiConfig extends NbiAccess {
  fetch: typeof fetch;
  /**
   * The timeout of one HTTP exchange. It is well above `onlineWithinMs`, because the manager first waits for a session in
   * progress.
   */
  timeoutMs: number;
  /** How long the manager waits for the device to answer a connection request before it leaves the task queued. */
  onlineWithinMs: number;
}

export type NbiTask =
  | { name: 'reboot' }
  | { name: 'setParameterValues'; parameterValues: [path: string, value: string | boolean, type: string][] };

const text = z.string().nullish();
const deviceDocument = z.looseObject({
  _id: z.string(),
  _lastInform: text,
  _deviceId: z.looseObject({ _Manufacturer: text, _ProductClass: text, _SerialNumber: text }).nullish(),
});
const devicesAnswer = z.array(deviceDocument);
const taskAnswer = z.looseObject({ _id: z.string().regex(/^\w+$/) });
const tasksAnswer = z.array(
  z.looseObject({
    _id: z.string().regex(/^\w+$/),
    parameterValues: z.array(z.array(z.unknown())).optional().catch(undefined),
  }),
);
const faultsAnswer = z.array(z.looseObject({ code: text, message: text }));

/** A device in GenieACS, with the requested part of its parameter tree. */
export type DeviceDocument = z.infer<typeof deviceDocument>;

/** The calls of GenieACS's northbound interface (1.2) that we need. They throw DeviceError. */
export interface Nbi {
  /** Returns the ids of the devices whose serial number is one of these notations. */
  findBySerial(notations: readonly string[]): Promise<string[]>;
  /** `projection`: the paths of the wanted parameters. */
  device(id: string, projection: readonly string[]): Promise<DeviceDocument>;
  /** Runs a task on a known device, immediately if it can be reached. `secrets` are removed from messages of faults. */
  run(device: DeviceDocument, task: NbiTask, secrets?: readonly string[]): Promise<DeviceTask>;
  /** Withdraws the waiting tasks that set this parameter. Throws the fault of one that the device has refused meanwhile. */
  withdrawSettings(device: DeviceDocument, path: string): Promise<void>;
}

export function createNbi(config: NbiConfig): Nbi {
  const transport = createNbiTransport(config);

  const find = (collection: 'devices' | 'tasks' | 'faults', query: object, projection?: string) => {
    const search = new URLSearchParams({ query: JSON.stringify(query), ...(projection ? { projection } : {}) });
    return transport('GET', `/${collection}/?${search}`);
  };

  const faultOf = async (device: DeviceDocument, taskId: string) =>
    read(await find('faults', { _id: `${device._id}:task_${taskId}` }), faultsAnswer)[0];

  /**
   * Withdraws a task. Otherwise the manager would try it again when the device next reports, long after the user was told that it
   * failed.
   */
  async function withdraw(taskId: string) {
    const reply = await transport('DELETE', `/tasks/${taskId}`);
    if (reply.status !== 200 && reply.status !== 404) throw unusable(reply);
  }

  return {
    async findBySerial(notations) {
      const query = { '_deviceId._SerialNumber': { $in: notations } };
      return read(await find('devices', query, '_id'), devicesAnswer).map(({ _id }) => _id);
    },

    async device(id, projection) {
      const named = ['_id', '_lastInform', '_deviceId', ...new Set(projection)].join(',');
      const found = read(await find('devices', { _id: id }, named), devicesAnswer).find(({ _id }) => _id === id);
      if (!found) throw unknownDevice();
      return found;
    },

    async run(device, task, secrets = []) {
      const path = `/devices/${encoded(device._id)}/tasks?timeout=${config.onlineWithinMs}&connection_request`;
      const reply = await transport('POST', path, task);
      if (reply.status === 404) throw unknownDevice();
      const { _id: taskId } = read(reply, taskAnswer);
      if (reply.status === 200) return { taskId, state: 'done' };
      const fault = await faultOf(device, taskId);
      if (!fault) return { taskId, state: 'queued' };
      await withdraw(taskId);
      throw new DeviceError('fault', refusalOf(fault, secrets));
    },

    async withdrawSettings(device, path) {
      const tasks = read(await find('tasks', { device: device._id }), tasksAnswer);
      for (const { _id } of tasks.filter((task) => sets(task, path))) {
        const fault = await faultOf(device, _id);
        await withdraw(_id);
        if (fault) throw new DeviceError('fault', refusalOf(fault, []));
      }
    },
  };
}

const sets = ({ parameterValues }: z.infer<typeof tasksAnswer>[number], path: string) =>
  parameterValues?.some(([name]) => name === path) ?? false;

/** Returns the number of devices that GenieACS knows, within the given milliseconds. Throws DeviceError. */
export async function countDevices(access: NbiAccess, timeoutMs: number): Promise<number> {
  const transport = createNbiTransport({ ...access, fetch, timeoutMs });
  const { status, body } = await transport('GET', '/devices/?projection=_id');
  if (status === 401 || status === 403)
    throw new DeviceError('unreachable', `The device manager refused the user or the password (${status}).`);
  if (status !== 200 || !Array.isArray(body))
    throw new DeviceError('unreachable', `The device manager’s answer (${status}) is not that of GenieACS.`);
  return body.length;
}

/**
 * Encodes an id for a path. GenieACS accepts only letters, digits, `-`, `_` and `%` there, so `.` and other characters that are
 * usually left alone must be encoded, too.
 */
const encoded = (id: string) =>
  encodeURIComponent(id).replace(/[.!~*'()]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

function read<T>(reply: NbiReply, schema: z.ZodType<T>): T {
  const { data } = schema.safeParse(reply.body);
  if (data === undefined || (reply.status !== 200 && reply.status !== 202)) throw unusable(reply);
  return data;
}

function refusalOf(fault: z.infer<typeof faultsAnswer>[number], secrets: readonly string[]): string {
  const said = [fault.message || 'no reason given', fault.code && `(${fault.code})`].filter(Boolean).join(' ');
  return `The device refused: ${secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), said)}.`;
}

const unknownDevice = () => new DeviceError('unknown', 'The device manager does not know this device.');

function unusable({ status }: NbiReply): DeviceError {
  return status === 401 || status === 403
    ? new DeviceError('unreachable', 'The device manager refuses our user and password.')
    : new DeviceError('unreachable', `The device manager gave an answer of no use (HTTP ${status}).`);
}
