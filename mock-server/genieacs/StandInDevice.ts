import { type DeviceName, deviceNameOf } from './deviceName';
import { firstParameters, INFORM_INTERVAL, type Parameter, rootOf } from './parameters';
import type { Task } from './Task';

/**
 * `online` performs a task at once. `offline` has not reported for days. `slow` does not come when called, but performs its tasks
 * at its next report. `faulty` reports, but refuses every task.
 */
export type Behaviour = 'online' | 'offline' | 'slow' | 'faulty';

/** The behaviour by the last character of the id, so that a demo shows each; all others are online. */
const BEHAVIOUR_BY_END: Record<string, Behaviour> = { '3': 'offline', '6': 'slow', '9': 'faulty' };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A device's refusal, with TR-069's codes. */
export interface DeviceFault {
  code: string;
  message: string;
}

const FAULTS = {
  internal: { code: 'cwmp.9002', message: 'Internal error' },
  notSupported: { code: 'cwmp.9000', message: 'Method not supported' },
  badName: { code: 'cwmp.9005', message: 'Invalid parameter name' },
  notWritable: { code: 'cwmp.9008', message: 'Attempt to set a non-writable parameter' },
} satisfies Record<string, DeviceFault>;

/** One ONU as the management server sees it. */
export class StandInDevice {
  behaviour: Behaviour;
  readonly #parameters: Map<string, Parameter>;
  readonly #root: string;
  #bootedAt: Date;
  #lastInform: Date;

  private constructor(
    readonly id: string,
    private readonly name: DeviceName,
    firstSeen: Date,
  ) {
    this.behaviour = BEHAVIOUR_BY_END[id.slice(-1)] ?? 'online';
    this.#parameters = firstParameters(name);
    this.#root = rootOf(name);
    const days = 1 + (id.charCodeAt(id.length - 1) % 20);
    this.#bootedAt = new Date(firstSeen.getTime() - 3 * days * DAY - 17 * MINUTE);
    this.#lastInform = new Date(firstSeen.getTime() - (this.behaviour === 'offline' ? days * DAY : 2 * MINUTE));
  }

  /** Returns null if the id does not have the form OUI-ProductClass-SerialNumber. */
  static withId(id: string, firstSeen: Date): StandInDevice | null {
    const name = deviceNameOf(id);
    return name && new StandInDevice(id, name, firstSeen);
  }

  /** True if it reports at once when called. */
  get comesWhenCalled(): boolean {
    return this.behaviour === 'online' || this.behaviour === 'faulty';
  }

  /** Returns whether its next report is due. */
  isDue(now: Date): boolean {
    return this.behaviour !== 'offline' && now.getTime() - this.#lastInform.getTime() >= INFORM_INTERVAL * 1_000;
  }

  inform(now: Date): void {
    this.#lastInform = now;
  }

  /** Performs a task within a session; returns the refusal, or null. */
  perform(task: Task, now: Date): DeviceFault | null {
    if (this.behaviour === 'faulty') return FAULTS.internal;
    if (task.name === 'reboot') this.#bootedAt = now;
    if (task.name === 'setParameterValues') return this.#set(task.parameterValues ?? []);
    return ['reboot', 'refreshObject', 'getParameterValues'].includes(task.name) ? null : FAULTS.notSupported;
  }

  #set(values: NonNullable<Task['parameterValues']>): DeviceFault | null {
    for (const [path] of values) {
      const known = this.#parameters.get(path);
      if (!known) return FAULTS.badName;
      if (!known.writable) return FAULTS.notWritable;
    }
    for (const [path, value] of values) {
      const known = this.#parameters.get(path);
      if (known && !known.hidden) this.#parameters.set(path, { ...known, value });
    }
    return null;
  }

  /** Returns its complete document in the collection of devices. */
  document(): Record<string, unknown> {
    const { oui, productClass, serialNumber } = this.name;
    const moment = this.#lastInform.toISOString();
    const manufacturer = this.#parameters.get(`${this.#root}.DeviceInfo.Manufacturer`)?.value;
    const document: Record<string, unknown> = {
      _id: this.id,
      _lastInform: moment,
      _lastBoot: this.#bootedAt.toISOString(),
      _deviceId: {
        _Manufacturer: manufacturer,
        _OUI: oui,
        _ProductClass: productClass,
        _SerialNumber: serialNumber,
      },
    };
    const uptime = Math.max(0, Math.round((this.#lastInform.getTime() - this.#bootedAt.getTime()) / 1_000));
    for (const [path, { value, type, writable }] of this.#parameters) {
      const told = path.endsWith('.DeviceInfo.UpTime') ? uptime : value;
      place(document, path.split('.'), { _value: told, _type: type, _timestamp: moment, _writable: writable });
    }
    return document;
  }
}

function place(node: Record<string, unknown>, [step = '', ...rest]: string[], parameter: object): void {
  if (rest.length === 0) {
    node[step] = parameter;
    return;
  }
  node[step] ??= { _object: true };
  place(node[step] as Record<string, unknown>, rest, parameter);
}
