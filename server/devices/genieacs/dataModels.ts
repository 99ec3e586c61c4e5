import { valueAt } from '../../../resources/language/defineResource';

/** A node of a device's parameter tree as GenieACS keeps it; a parameter has `_value`, `_type`, `_timestamp`, `_writable`. */
export type Tree = Record<string, unknown>;

/** Where a data model keeps what we read and set. `*` stands for any instance; of several patterns, the first that the device has. */
export interface DataModel {
  deviceInfo: string;
  informInterval: string;
  hosts: string;
  ssid: string;
  passphrase: readonly [string, ...string[]];
  ipAddress: readonly string[];
  /** The customer's internet connection, to be switched. */
  service: string;
}

const IGD = 'InternetGatewayDevice';
const WLAN = `${IGD}.LANDevice.1.WLANConfiguration.1`;
const WAN_CONNECTION = `${IGD}.WANDevice.*.WANConnectionDevice.*`;

/** Broadband Forum TR-098, by far the most common one of ONUs. */
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

/** The operator's own scripts read the light, each maker's way, into one of these, in dBm. */
export const OPTICAL_POWER = ['VirtualParameters.OpticalRXPower', 'VirtualParameters.RXPower'];

/** The model that the device speaks; null where it has told nothing yet. */
export function dataModelOf(device: Tree): DataModel | null {
  if (device[IGD]) return TR_098;
  return device.Device ? TR_181 : null;
}

/** What a projection must name so that `pick` of whichever model can be read; up to the first `*`, since it knows none. */
export function projectionOf(pick: (model: DataModel) => readonly string[]): string[] {
  return [TR_098, TR_181].flatMap(pick).map((pattern) => pattern.split('.*')[0] ?? pattern);
}

/** The first path in the tree that one of the patterns fits. */
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

/** The value of the parameter that the patterns find first; null where there is none. */
export function parameterOf(device: Tree, ...patterns: readonly string[]): unknown {
  const path = firstPath(device, patterns);
  return path && (valueAt(device, `${path}._value`) ?? null);
}
