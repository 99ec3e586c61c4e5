import type { Tree } from './tree';

/** The paths in a data model of what we read. */
export interface DataModel {
  deviceInfo: string;
  informInterval: string;
  hosts: string;
  /** The objects with the connections to the provider's network. */
  connections: readonly string[];
}

/** Broadband Forum TR-098, by far the most common model of ONUs. */
const TR_098: DataModel = {
  deviceInfo: 'InternetGatewayDevice.DeviceInfo',
  informInterval: 'InternetGatewayDevice.ManagementServer.PeriodicInformInterval',
  hosts: 'InternetGatewayDevice.LANDevice.1.Hosts.HostNumberOfEntries',
  connections: ['InternetGatewayDevice.WANDevice'],
};

/** Broadband Forum TR-181 (Device:2). */
const TR_181: DataModel = {
  deviceInfo: 'Device.DeviceInfo',
  informInterval: 'Device.ManagementServer.PeriodicInformInterval',
  hosts: 'Device.Hosts.HostNumberOfEntries',
  connections: ['Device.PPP.Interface', 'Device.IP.Interface'],
};

/** The operator's own scripts read the optical power, in a way specific to the manufacturer, into one of these, in dBm. */
export const OPTICAL_POWER = ['VirtualParameters.OpticalRXPower', 'VirtualParameters.RXPower'];

/** Returns the data model of a device, or null if it has not reported anything yet. */
export function dataModelOf(device: Tree): DataModel | null {
  if (device.InternetGatewayDevice) return TR_098;
  return device.Device ? TR_181 : null;
}

/** Returns the projection with which `pick` can be read from either model. */
export const projectionOf = (pick: (model: DataModel) => readonly string[]): string[] => [TR_098, TR_181].flatMap(pick);
