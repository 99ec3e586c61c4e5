import { DeviceError } from '../../ports/DeviceManager';
import { instancesOf, type Tree, textAt, toBoolean, treeAt } from './tree';

/** One Wi-Fi network of an ONU; most have one for each band. */
interface WifiNetwork {
  /** The path of its name. */
  ssid: string;
  name: string | null;
  isEnabled: boolean;
  /** The paths at which devices of this data model keep its passphrase, the usual one first. */
  passphrases: readonly [string, ...string[]];
}

const WLANS = 'InternetGatewayDevice.LANDevice.1.WLANConfiguration';
const SSIDS = 'Device.WiFi.SSID';
const ACCESS_POINTS = 'Device.WiFi.AccessPoint';

const wlanPassphrases = (wlan: string) =>
  [
    `${wlan}.KeyPassphrase`,
    `${wlan}.PreSharedKey.1.KeyPassphrase`,
    `${wlan}.PreSharedKey.1.PreSharedKey`,
    `${wlan}.X_TP_PreSharedKey`,
  ] as const;
const accessPointPassphrases = (point: string) =>
  [`${point}.Security.KeyPassphrase`, `${point}.Security.PreSharedKey`] as const;

/** The number of Wi-Fi networks that are read. GenieACS cannot be asked for those that exist, without their passphrases. */
const MOST = 10;
const numbers = Array.from({ length: MOST }, (_, index) => index + 1);

/** The parameters from which `wifiNetworks` reads the names. */
export const WIFI_NAMES = [...numbers.flatMap((n) => [`${WLANS}.${n}.SSID`, `${WLANS}.${n}.Enable`]), SSIDS];

/** The parameters that a change of the Wi-Fi needs. Only whether a passphrase can be set is read, never its value. */
export const WIFI_SETTINGS = [
  ...WIFI_NAMES,
  ...numbers.flatMap((n) => wlanPassphrases(`${WLANS}.${n}`).map((path) => `${path}._writable`)),
  ...numbers.flatMap((n) => [
    ...['SSIDReference', 'Enable'].map((name) => `${ACCESS_POINTS}.${n}.${name}`),
    ...accessPointPassphrases(`${ACCESS_POINTS}.${n}`).map((path) => `${path}._writable`),
  ]),
];

/** Returns the Wi-Fi networks that a device has reported, in either data model. */
function wifiNetworks(device: Tree): WifiNetwork[] {
  if (device.InternetGatewayDevice)
    return instancesOf(device, WLANS).map((wlan) => ({
      ...named(device, `${wlan}.SSID`),
      isEnabled: isOn(device, wlan),
      passphrases: wlanPassphrases(wlan),
    }));
  const points = instancesOf(device, ACCESS_POINTS);
  return instancesOf(device, SSIDS).map((path) => {
    const number = path.slice(SSIDS.length + 1);
    const referring = points.find((point) => textAt(device, `${point}.SSIDReference`)?.replace(/\.$/, '') === path);
    const point = referring ?? `${ACCESS_POINTS}.${number}`;
    return {
      ...named(device, `${path}.SSID`),
      isEnabled: isOn(device, path) && isOn(device, point),
      passphrases: accessPointPassphrases(point),
    };
  });
}

const named = (device: Tree, ssid: string) => ({ ssid, name: textAt(device, ssid) });
const isOn = (device: Tree, path: string) => toBoolean(treeAt(device, `${path}.Enable`)?._value) !== false;

/** Returns the name of the customer's Wi-Fi, or null. */
export function wifiName(device: Tree): string | null {
  const networks = wifiNetworks(device);
  return (networks.find(isCustomers) ?? networks.find(({ name }) => name))?.name ?? null;
}

/** A network for guests keeps its own name and passphrase. */
const isCustomers = ({ isEnabled, name }: WifiNetwork) => isEnabled && !/guest/i.test(name ?? '');

type Value = [path: string, value: string, type: 'xsd:string'];

/**
 * Returns the parameters that give the customer's Wi-Fi another name or passphrase on every band. Throws DeviceError 'fault' if
 * that is not possible. A device that has not reported its Wi-Fi gets them at the usual paths.
 */
export function wifiValues(device: Tree, { ssid, password }: { ssid?: string; password?: string }): Value[] {
  const reported = wifiNetworks(device);
  const enabled = (reported.length > 0 ? reported : [usualNetwork(device)]).filter(({ isEnabled }) => isEnabled);
  const customers = enabled.filter(isCustomers);
  const networks = customers.length > 0 ? customers : enabled;
  if (networks.length === 0) throw new DeviceError('fault', 'The Wi-Fi of this ONU is switched off.');
  return networks.flatMap((network): Value[] => [
    ...(ssid === undefined ? [] : [[settable(device, [network.ssid], 'name'), ssid, 'xsd:string'] satisfies Value]),
    ...(password === undefined
      ? []
      : [[settable(device, network.passphrases, 'password'), password, 'xsd:string'] satisfies Value]),
  ]);
}

/** Returns the first of the paths that the device lets the manager set. One that it did not report may be settable, too. */
function settable(device: Tree, paths: readonly [string, ...string[]], what: 'name' | 'password'): string {
  const known = paths.filter((path) => treeAt(device, path));
  const found =
    known.find((path) => treeAt(device, path)?._writable === true) ??
    known.find((path) => treeAt(device, path)?._writable !== false);
  if (found) return found;
  if (known.length === 0) return paths[0];
  throw new DeviceError('fault', `The ONU does not let the device manager change the ${what} of its Wi-Fi.`);
}

function usualNetwork(device: Tree): WifiNetwork {
  return device.InternetGatewayDevice
    ? { ssid: `${WLANS}.1.SSID`, name: null, isEnabled: true, passphrases: wlanPassphrases(`${WLANS}.1`) }
    : {
        ssid: `${SSIDS}.1.SSID`,
        name: null,
        isEnabled: true,
        passphrases: accessPointPassphrases(`${ACCESS_POINTS}.1`),
      };
}
