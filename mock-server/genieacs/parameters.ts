import type { DeviceName } from './deviceName';

/** A parameter in a device's tree, as last reported or set. */
export interface Parameter {
  value: string | number | boolean;
  type: 'xsd:string' | 'xsd:boolean' | 'xsd:unsignedInt' | 'xsd:dateTime';
  writable: boolean;
  /** True if it can be set but reads as empty; the value that is set is not stored (TR-098, TR-181). */
  hidden?: true;
}

const text = (value: string): Parameter => ({ value, type: 'xsd:string', writable: false });
const count = (value: number): Parameter => ({ value, type: 'xsd:unsignedInt', writable: false });
const settable = (value: string): Parameter => ({ value, type: 'xsd:string', writable: true });
const flag = (value: boolean): Parameter => ({ value, type: 'xsd:boolean', writable: true });
const HIDDEN: Parameter = { value: '', type: 'xsd:string', writable: true, hidden: true };

const MANUFACTURERS: Record<string, string> = {
  EG8145V5: 'Huawei Technologies Co., Ltd',
  F670L: 'ZTE',
  'G-140W-C': 'Nokia',
};
/** The device models that use the TR-181 data model; all others use TR-098. */
const SPEAKS_TR_181 = new Set(['G-140W-C']);

/** The seconds between a device's reports. */
export const INFORM_INTERVAL = 300;

/** Returns the root of the device's tree. */
export const rootOf = ({ productClass }: DeviceName) =>
  SPEAKS_TR_181.has(productClass) ? 'Device' : 'InternetGatewayDevice';

/** Returns the parameters of a new device by path; always the same for the same device. */
export function firstParameters(device: DeviceName): Map<string, Parameter> {
  const { productClass, serialNumber } = device;
  const seed = [...serialNumber].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);
  const root = rootOf(device);
  const ssid = settable(`Kitara-${serialNumber.slice(-4)}`);
  const ipAddress = text(`100.64.${seed % 250}.${1 + (seed % 249)}`);
  const hosts = count(seed % 9);
  const wlan = `${root}.LANDevice.1.WLANConfiguration.1`;
  const ppp = `${root}.WANDevice.1.WANConnectionDevice.1.WANPPPConnection.1`;
  return new Map<string, Parameter>([
    [`${root}.DeviceInfo.Manufacturer`, text(MANUFACTURERS[productClass] ?? 'Unknown')],
    [`${root}.DeviceInfo.ModelName`, text(productClass)],
    [`${root}.DeviceInfo.SerialNumber`, text(serialNumber)],
    [`${root}.DeviceInfo.SoftwareVersion`, text(`V5R020C${10 * (1 + (seed % 5))}S115`)],
    [`${root}.DeviceInfo.UpTime`, count(0)],
    [`${root}.ManagementServer.PeriodicInformInterval`, { ...count(INFORM_INTERVAL), writable: true }],
    ['VirtualParameters.OpticalRXPower', text((-16 - (seed % 110) / 10).toFixed(1))],
    ...(root === 'Device'
      ? ([
          [`${root}.Hosts.HostNumberOfEntries`, hosts],
          [`${root}.WiFi.SSID.1.SSID`, ssid],
          [`${root}.WiFi.AccessPoint.1.Security.KeyPassphrase`, HIDDEN],
          [`${root}.PPP.Interface.1.Enable`, flag(true)],
          [`${root}.PPP.Interface.1.IPCP.LocalIPAddress`, ipAddress],
        ] as const)
      : ([
          [`${root}.LANDevice.1.Hosts.HostNumberOfEntries`, hosts],
          [`${wlan}.SSID`, ssid],
          [`${wlan}.KeyPassphrase`, HIDDEN],
          [`${ppp}.Enable`, flag(true)],
          [`${ppp}.ExternalIPAddress`, ipAddress],
        ] as const)),
  ]);
}
