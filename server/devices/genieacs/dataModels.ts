import { valueAt } from '../../../resources/language/defineResource';

/** A node of a device's parameter tree in GenieACS. A parameter has `_value`, `_type`, `_timestamp`, `_writable`. */
export type Tree = Record<string, unknown>;

/**
 * The paths in a data model of what we read and set. `*` stands for any instance. Of several patterns, the first that the device
 * has is used.
 */
export interface DataModel {
  deviceInfo: string;
  informInterval: string;
  hosts: string;
  ssid: string;
  passphrase: readonly [string, ...string[]];
  ipAddress: readonly string[];
  /** The customer's internet connection, which is switched on and off. */
  service: string;
}

const IGD = 'InternetGatewayDevice';
const WLAN = `${IGD}.LANDevice.1.WLANConfiguration.1`;
const WAN_CONNECTION = `${IGD}.WANDevice.*.WANConnectionDevice.*`;

/** Broadband Forum TR-098, by far the most common model of ONUs. */
const TR_098: DataModel = {
  deviceInfo: `${IGD}.DeviceInfo`,
  informInterval: `${IGD}.ManagementServer.PeriodicInformInterval`,
  hosts: `${IGD}.LANDevice.1.Hosts.HostNumberOfEntries`,
  ssid: `${WLAN}.SSID`,
  passphrase: [`${WLAN}.KeyPassphrase`, `${WLAN}.PreSharedKey.1.KeyPassphrase`, `${WLAN}.PreSharedKey.1.PreSharedKey`],
  ipAddress: [
    `${WAN_CONNECTION}.WANPPPConnection.*.ExternalIPAddress`,
    `${WAN_CONNECTION}.WANIPConnection.*.ExternalIPAddress`,
  ],
  service: `${WAN_CONNECTION}.WANPPPConnection.*.Enable`,
};

/** Broadband Forum TR-181 (Device:2). */
const TR_181: DataModel = {
  deviceInfo: 'Device.DeviceInfo',
  informInterval: 'Device.ManagementServer.PeriodicInformInterval',
  hosts: 'Device.Hosts.HostNumberOfEntries',
  ssid: 'Device.WiFi.SSID.1.SSID',
  passphrase: ['Device.WiFi.AccessPoint.1.Security.KeyPassphrase'],
  ipAddress: ['Device.PPP.Interface.*.IPCP.LocalIPAddress', 'Device.IP.Interface.*.IPv4Address.*.IPAddress'],
  service: 'Device.PPP.Interface.*.Enable',
};

/** The operator's own scripts read the optical power, in a way specific to the manufacturer, into one of these, in dBm. */
export const OPTICAL_POWER = ['VirtualParameters.OpticalRXPower', 'VirtualParameters.RXPower'];

/** Returns the data model of a device, or null if it has not reported anything yet. */
export function dataModelOf(device: Tree): DataModel | null {
  if (device[IGD]) return TR_098;
  return device.Device ? TR_181 : null;
}

/**
 * Returns the projection with which `pick` can be read from either model. Patterns are cut at the first `*`, which projections do
 * not support.
 */
export function projectionOf(pick: (model: DataModel) => readonly string[]): string[] {
  return [TR_098, TR_181].flatMap(pick).map((pattern) => pattern.split('.*')[0] ?? pattern);
}

/** Returns the first path in the tree that matches one of the patterns, or null. */
export function firstPath(device: Tree, patterns: readonly string[]): string | null {
  for (const pattern of patterns) {
    const [path] = pathsLike(device, pattern.split('.'));
    if (path) return path.join('.');
  }
  return null;
}

function pathsLike(node: unknown, [step, ...rest]: string[]): string[][] {
  if (typeof node !== 'object' || node === null) return [];
  if (step === undefined) return [[]];
  const names = step === '*' ? Object.keys(node).filter((name) => /^\d+$/.test(name)) : [step];
  return names.flatMap((name) => pathsLike((node as Tree)[name], rest).map((path) => [name, ...path]));
}

/** Returns the value of the first parameter that matches the patterns, or null. */
export function parameterOf(device: Tree, ...patterns: readonly string[]): unknown {
  const path = firstPath(device, patterns);
  return path && (valueAt(device, `${path}._value`) ?? null);
}
